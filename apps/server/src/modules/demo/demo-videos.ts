/** One film of the demo gallery: from words, or from the demo picture with that number. */
export interface DemoVideo {
  readonly prompt: string
  /** Number of the demo picture that it begins with; null: from words alone. */
  readonly picture: number | null
  readonly camera: string | null
  readonly aspect_ratio: '16:9' | '9:16' | '1:1'
  /** Seconds. */
  readonly duration: number
  readonly sound: boolean
}

type Line = readonly [
  prompt: string,
  picture: number | null,
  camera: string | null,
  ratio: DemoVideo['aspect_ratio'],
  duration: number,
  sound: boolean,
]

const LINES: readonly Line[] = [
  ['waves rolling onto a beach at sunset, slow push in', null, null, '16:9', 5, true],
  ['', 0, 'push-in', '9:16', 4, false],
  ['snow falling on a quiet pine forest on a winter morning, pan right', null, null, '9:16', 5, true],
  ['', 3, 'pan-right', '16:9', 5, false],
  ['drone shot over misty mountains at sunrise', null, null, '16:9', 6, true],
  ['rain', 17, 'hand-held', '9:16', 4, false],
  ['a campfire by a lake under the stars, embers rising', null, null, '1:1', 5, true],
  ['', 5, 'orbit', '1:1', 4, false],
  ['timelapse of clouds over green hills, day to night', null, null, '16:9', 6, true],
  ['petals in the wind', 9, 'tilt-up', '9:16', 4, false],
  ['a lighthouse in a storm at dusk, rain and lightning, handheld', null, null, '16:9', 5, true],
  ['', 7, 'pull-out', '1:1', 5, false],
  ['northern lights over a frozen lake, static shot', null, null, '16:9', 6, true],
  ['falling leaves', 8, 'pan-left', '16:9', 4, false],
  ['an autumn forest at dawn with fog and light rays, push in', null, null, '9:16', 5, true],
  ['', 20, 'drone', '16:9', 4, false],
  ['neon city street in the rain at night, slow pan left', null, null, '9:16', 5, true],
  ['snow', 26, 'push-in', '9:16', 4, false],
  ['a waterfall in a green gorge, tilt down', null, null, '9:16', 5, true],
  ['', 13, 'orbit', '1:1', 4, false],
  ['a ringed planet and drifting stars, slow orbit', null, null, '1:1', 6, true],
  ['clouds', 43, 'pull-out', '16:9', 4, false],
  ['sailing boats on a turquoise sea at noon, pan right', null, null, '16:9', 5, true],
  ['', 11, 'tilt-down', '9:16', 4, false],
]

/** In the order in which they are filmed. */
export const demoVideos: readonly DemoVideo[] = LINES.map(
  ([prompt, picture, camera, aspect_ratio, duration, sound]) => ({
    prompt,
    picture,
    camera,
    aspect_ratio,
    duration,
    sound,
  }),
)
