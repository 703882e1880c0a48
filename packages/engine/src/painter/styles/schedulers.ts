import type { Scheduler } from '../types.ts'

/** How strokes follow each other over the picture. */
export type StrokeOrder = 'scattered' | 'downward' | 'large-first' | 'edges-last' | 'diagonal' | 'spiral'

/** A hand: what a scheduler means to every medium. Angles in radians, the rest are factors about 1 or shares 0–1. */
export interface Manner {
  readonly order: StrokeOrder
  /** Length of strokes. */
  readonly length: number
  /** Width of the coarse and of the fine strokes. */
  readonly coarse: number
  readonly fine: number
  /** How far a stroke strays from its place and from its direction. */
  readonly scatter: number
  readonly wobble: number
  /** How much calm areas swirl instead of lying still, and how firmly strokes keep to the edges of forms. */
  readonly swirl: number
  readonly hug: number
  /** A second, shorter stroke across each one. */
  readonly crossed: boolean
  /** How much strokes turn around the middle of the picture. */
  readonly orbit: number
  /** The slope of hatching, screens, grain and fibres. */
  readonly slope: number
  /** Which threshold pattern dithers and breaks up tones. */
  readonly screen: Screen
}

export type Screen = 'scatter' | 'rows' | 'bayer-coarse' | 'bayer' | 'cross' | 'diagonal' | 'spiral'

const MANNERS: Record<Scheduler, Manner> = {
  // Lively: strokes fall anywhere, each with its own mind.
  K_EULER_ANCESTRAL: {
    order: 'scattered',
    length: 1,
    coarse: 1,
    fine: 1,
    scatter: 1,
    wobble: 0.22,
    swirl: 1,
    hug: 0.8,
    crossed: false,
    orbit: 0,
    slope: 0.78,
    screen: 'scatter',
  },
  // Plain: row after row from the top, like shingles.
  K_EULER: {
    order: 'downward',
    length: 0.85,
    coarse: 0.95,
    fine: 1,
    scatter: 0.45,
    wobble: 0.07,
    swirl: 0.45,
    hug: 0.8,
    crossed: false,
    orbit: 0,
    slope: 0,
    screen: 'rows',
  },
  // Contrast of scales: broad masses first, then very fine strokes.
  KarrasDPM: {
    order: 'large-first',
    length: 1.15,
    coarse: 1.45,
    fine: 0.68,
    scatter: 0.8,
    wobble: 0.14,
    swirl: 0.8,
    hug: 0.9,
    crossed: false,
    orbit: 0,
    slope: 0.6,
    screen: 'bayer-coarse',
  },
  // Draughtsman: strokes run along the edges of things.
  DPMSolverMultistep: {
    order: 'edges-last',
    length: 1.35,
    coarse: 0.9,
    fine: 0.85,
    scatter: 0.6,
    wobble: 0.03,
    swirl: 0.25,
    hug: 1,
    crossed: false,
    orbit: 0,
    slope: 1.05,
    screen: 'bayer',
  },
  // Twice over: every stroke is answered by one across it.
  HeunDiscrete: {
    order: 'scattered',
    length: 0.9,
    coarse: 0.95,
    fine: 0.95,
    scatter: 0.6,
    wobble: 0.1,
    swirl: 0.4,
    hug: 0.7,
    crossed: true,
    orbit: 0,
    slope: 0.78,
    screen: 'cross',
  },
  // Calm: long, smooth strokes in good order.
  DDIM: {
    order: 'diagonal',
    length: 1.9,
    coarse: 1,
    fine: 0.95,
    scatter: 0.3,
    wobble: 0.02,
    swirl: 0.3,
    hug: 0.9,
    crossed: false,
    orbit: 0,
    slope: 0.35,
    screen: 'diagonal',
  },
  // Whirl: strokes wind outward from the middle.
  PNDM: {
    order: 'spiral',
    length: 1.3,
    coarse: 1.05,
    fine: 1,
    scatter: 0.5,
    wobble: 0.05,
    swirl: 0.3,
    hug: 0.7,
    crossed: false,
    orbit: 0.75,
    slope: -0.6,
    screen: 'spiral',
  },
}

export function mannerOf(scheduler: Scheduler): Manner {
  return MANNERS[scheduler]
}

const BAYER = Float32Array.from(
  [
    0, 32, 8, 40, 2, 34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26, 12, 44, 4, 36, 14, 46, 6, 38, 60, 28, 52, 20, 62, 30,
    54, 22, 3, 35, 11, 43, 1, 33, 9, 41, 51, 19, 59, 27, 49, 17, 57, 25, 15, 47, 7, 39, 13, 45, 5, 37, 63, 31, 55, 23,
    61, 29, 53, 21,
  ],
  (value) => (value + 0.5) / 64,
)

/** The threshold (0–1) of a screen at a whole cell; `hash` breaks up the scattered one. */
export function screenThreshold(screen: Screen, x: number, y: number, hash: (x: number, y: number) => number): number {
  const bayer = BAYER[(y & 7) * 8 + (x & 7)]!
  switch (screen) {
    case 'bayer':
      return bayer
    case 'bayer-coarse':
      return BAYER[((y * 2) & 7) * 8 + ((x * 2) & 7)]! * 0.999
    case 'scatter':
      return hash(x, y) * 0.4 + bayer * 0.6
    case 'rows':
      return (((y & 3) + 0.5) / 4) * 0.75 + bayer * 0.25
    case 'diagonal':
      return ((((x + y) & 3) + 0.5) / 4) * 0.8 + bayer * 0.2
    case 'cross':
      return Math.max(((x + y) & 3) / 3, ((x - y) & 3) / 3) * 0.7 + bayer * 0.3
    case 'spiral':
      return (((x * 5 + y * 3) & 15) + 0.5) / 16
  }
}
