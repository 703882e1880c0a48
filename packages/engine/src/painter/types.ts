/** What the painter takes and gives. Everything here is plain data, so that it crosses a worker's boundary. */

/** 8-bit sRGB, row by row, 4 bytes a pixel (RGBA, alpha always 255), length = width × height × 4. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees 0–360. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** Linear-free, display-referred sRGB, each channel 0–1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** A uniform random number in [0, 1), the next of a seeded sequence. */
export type Random = () => number

export const TIMES = ['dawn', 'morning', 'noon', 'golden', 'sunset', 'dusk', 'night'] as const
export type TimeOfDay = (typeof TIMES)[number]

const WEATHERS = ['clear', 'cloudy', 'overcast', 'rain', 'storm', 'fog', 'snow', 'wind', 'aurora'] as const
export type Weather = (typeof WEATHERS)[number]

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** Where the prompt (or the form's composition) asked for the subject. */
export interface Placement {
  /** −1 far left … 0 centre … 1 far right; null: the layout's choice. */
  readonly x: number | null
  /** near = large and low, far = small and high; null: the layout's choice. */
  readonly distance: 'near' | 'middle' | 'far' | null
}

/** One thing that the prompt names: the main subject, or a second one that is set into the first one's scene. */
export interface NamedSubject {
  readonly id: string
  readonly placement: Placement
  /** Colours named directly before it ("a red boat"), most specific first. */
  readonly colors: readonly Oklch[]
  /** How many were asked for ("three birds"): 1–9. */
  readonly count: number
  /** The known words that named it and its parts, lower case and singular ("birch forest path"); absent when nothing did. */
  readonly named?: string
}

/** What the painter understood of a prompt. `understood` and `ignored` are words of the prompt in its own spelling. */
export interface Reading {
  /** The place or the main motif: decides the scene. Never empty: an unread prompt becomes 'abstract'. */
  readonly scene: NamedSubject
  /** Further motifs set into the scene (a castle on the lake, a fox in the forest), at most 4. */
  readonly motifs: readonly NamedSubject[]
  readonly time: TimeOfDay
  readonly weather: Weather
  readonly season: Season
  readonly style: string
  /** Colours that rule the whole picture, in the order of the prompt, at most 5. */
  readonly colors: readonly Oklch[]
  /** The form's or the prompt's colour scheme ('pastel', 'black-and-white' …, ids of COLOR_CHOICES); null: none. */
  readonly scheme: string | null
  /** Moods and lights, as numbers that palettes and light read: each −1 … 1, 0 when the prompt is silent. */
  readonly mood: {
    readonly warmth: number
    readonly brightness: number
    readonly saturation: number
    readonly drama: number
  }
  readonly lighting: string | null
  readonly composition: string | null
  /** Things that the negative prompt removes: ids of subjects, motifs, weathers, 'people', 'text', 'clouds', 'stars', 'birds' … and colours. */
  readonly removed: readonly string[]
  readonly understood: readonly string[]
  readonly ignored: readonly string[]
}

/** The seven schedulers of W1; each one orders and shapes the strokes in its own way. */
export const SCHEDULERS = [
  'K_EULER_ANCESTRAL',
  'K_EULER',
  'KarrasDPM',
  'DPMSolverMultistep',
  'HeunDiscrete',
  'DDIM',
  'PNDM',
] as const
export type Scheduler = (typeof SCHEDULERS)[number]

/** Everything that decides a picture: the same request gives the same bytes on every run of the same version. */
export interface PaintRequest {
  readonly prompt: string
  readonly negativePrompt: string
  /** Pixels; 64–2048 (the workshop asks for 512, 768, 1024 or 1280). */
  readonly width: number
  readonly height: number
  /** 0 … 2³²−1. */
  readonly seed: number
  /** Refinement passes, 20–50: more strokes, finer detail. */
  readonly steps: number
  /** 1–20: how strictly the named colours, moods and subjects rule over the painter's own taste. */
  readonly guidanceScale: number
  readonly scheduler: Scheduler
  /** The form's choices; each overrides what the prompt says of the same matter. Ids of the lists in `vocabulary.ts`. */
  readonly style?: string | undefined
  readonly color?: string | undefined
  readonly lighting?: string | undefined
  readonly composition?: string | undefined
  /** Picture to picture: repaint this at `strength` (0 = nearly untouched, 1 = only its layout and colours remain). */
  readonly source?: { readonly pixels: Pixels; readonly strength: number } | undefined
}

/** Steps of the work, in this order, each with a share of the whole. */
export const PAINT_STAGES = ['reading', 'layout', 'light', 'detail'] as const
export type PaintStage = (typeof PAINT_STAGES)[number]

export interface PaintProgress {
  readonly stage: PaintStage
  /** 0–1 over the whole work. */
  readonly progress: number
  /** A small finished-looking picture (long side at most 512), when there is a new one. */
  readonly preview: Pixels | null
}

export interface PaintResult {
  readonly pixels: Pixels
  readonly reading: Reading
  /** Distance of each pixel, 0 = nearest … 1 = the sky; width × height values. Motion reads it for parallax. */
  readonly depth: Float32Array
}

/** What a running painting is watched and stopped by. */
export interface PaintObserver {
  /** Called at least once a stage, and with the first preview before any full-size work. */
  progress(progress: PaintProgress): void
  /** Asked between passes; true ends the work with `PaintCancelled`. */
  cancelled(): boolean
}

/** The painting was stopped by its observer. */
export class PaintCancelled extends Error {
  override readonly name = 'PaintCancelled'
}
