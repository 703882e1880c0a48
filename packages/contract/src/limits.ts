/** Every number of the specification's sections 4, 6 and 9, named once. */

// G7, H7: page sizes.
export const PAGE_SIZE = { home: 20, images: 15, videos: 8, catalogue: 10, history: 24, variations: 24 } as const
export const MAX_PAGE_SIZE = 100
// G7: the next page is fetched this many items before the end.
export const PREFETCH_ITEMS = 4

// P1: how deep a visitor may look.
export const VISITOR_CAP = { images: 100, videos: 50, viewer: 24 } as const
// P3
export const PLAN_LIMIT_NOTICE_AT = 20
export const PLAN_LIMIT_STOP_AT = 15

// G9
export const GRID = {
  sizes: [4, 5, 6],
  initial: 4,
  maxWidth: 1920,
  baseWidth: 1400,
  gap: 3,
  gapPhone: 8,
  rowUnit: 10,
  maxRatio: 1.2,
  maxViewport: 0.85,
  maxHeight: 1200,
} as const
// G5: narrower is mobile, CSS pixels.
export const MOBILE_BREAKPOINT = 768
// G11
export const LIKES_BADGE_MAX = 99

// H4
export const MODEL_CARD = { rotateMs: 3000, lazyMarginPx: 200, maxVideos: 3 } as const
// H7
export const HOME_TIMEOUT_MS = 15_000

// W2
export const POLLING = { delayMs: 3000, intervalMs: 5000, max: 60, maxErrors: 3 } as const

// W1, section 5 of the specification.
export const IMAGE_SIZES = [512, 768, 1024, 1280] as const
export const IMAGE_STEPS = [20, 30, 40, 50] as const
export const GUIDANCE = { min: 1, max: 20, step: 0.5, initial: 7.5 } as const
export const OUTPUTS = { min: 1, max: 4, initial: 1 } as const
export const ADAPTERS = { max: 8, scaleMin: 0, scaleMax: 5 } as const
export const SCHEDULERS = [
  'K_EULER_ANCESTRAL',
  'K_EULER',
  'KarrasDPM',
  'DPMSolverMultistep',
  'HeunDiscrete',
  'DDIM',
  'PNDM',
] as const
export const STRENGTH = { min: 0, max: 1, step: 0.05, initial: 0.6 } as const
/** Seeds are unsigned 32-bit integers. */
export const SEED_MAX = 4_294_967_295

/** Characters. A prompt longer than this is refused, not cut. */
export const PROMPT_MAX = 4000

/** decisions.md 5, 7: reference pictures of a video, pictures of an effect. */
export const REFERENCES_MAX = 4
export const EFFECT_INPUTS_MAX = 5
/** Spoken text: characters; speed as a factor of the voice's own, pitch from lower to higher. */
export const SPEECH = {
  maxCharacters: 5000,
  speed: { min: 0.5, max: 2, step: 0.05, initial: 1 },
  pitch: { min: -1, max: 1, step: 0.1, initial: 0 },
} as const
/** Music: seconds, beats a minute, how many instruments can be named. */
export const MUSIC = {
  duration: { min: 5, max: 180, step: 5, initial: 30 },
  bpm: { min: 40, max: 200, initial: 100 },
  instruments: 8,
} as const
/** The short-lived token of `/api/v1/videos/proxy/{id}`, seconds. */
export const VIDEO_TOKEN_SECONDS = 300

// V3, V12: characters before 'Show more', and of shared text.
export const PROMPT_PREVIEW = 100

// P4
export const LOW_CREDIT = {
  medium: 0.3,
  high: 0.15,
  critical: 0.05,
  defaultLimit: 600,
  delayMs: 1000,
  snoozeMs: 86_400_000,
} as const
/** decisions.md 3: what a guest gets, once per device and address. */
export const GUEST = { credits: 60, expiresDays: 7 } as const

// A: notices vanish after 5 to 10 s, the visitor's banner after 5 s.
export const NOTICE_MS = { short: 5000, long: 10_000, visitor: 5000 } as const
// G15–G17
export const SCROLL = { keyboardPx: 200, toTopPx: 300, pullPx: 100, pullReloadMs: 1000 } as const

// V5, V6
export const CHILDREN_SHOWN = 6
export const EVOLUTION_MAX = 10

/** Uploads: bytes, pixels, seconds, pictures per second; hours until an unused one is removed. */
export const UPLOAD = {
  imageBytes: 25 * 1024 * 1024,
  imagePixels: 40_000_000,
  videoBytes: 200 * 1024 * 1024,
  videoSeconds: 60,
  videoSide: 4096,
  videoRate: 60,
  audioBytes: 50 * 1024 * 1024,
  audioSeconds: 600,
  expiresHours: 24,
} as const

/** Longest side in pixels of each derived picture; none is ever enlarged. */
export const VARIANT_SIZES = [320, 640, 1280] as const
