/** One picture of the demo gallery: what somebody might have typed. The seed is part of it, so that every Easel shows the same. */
export interface DemoPicture {
  readonly prompt: string
  readonly style: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly seed: number
}

const SHAPES = {
  square: [1024, 1024],
  wide: [1280, 768],
  tall: [768, 1024],
  banner: [1280, 512],
  tower: [768, 1280],
  photo: [1024, 768],
} as const

/** In the order in which they are painted; neighbours differ in subject, medium, light and shape. */
const PICTURES: readonly (readonly [prompt: string, style: string, shape: keyof typeof SHAPES])[] = [
  ['a lighthouse on a cliff above a stormy sea at dusk, waves breaking', 'oil', 'tall'],
  ['misty mountains and a still lake at sunrise, pink and gold', 'photo', 'wide'],
  ['a red fox in an autumn forest, soft morning light', 'gouache', 'square'],
  ['aurora over snowy mountains and a frozen lake at night', 'photo', 'wide'],
  ['three sailing boats on a calm turquoise sea at noon', 'watercolor', 'photo'],
  ['a castle on an island in a lake, sunset, towering clouds', 'oil', 'square'],
  ['birch forest in spring with shafts of light', 'pastel', 'tall'],
  ['a ringed planet in a violet nebula full of stars', 'neon', 'square'],
  ['cottage in a lavender meadow, golden hour', 'impressionist', 'photo'],
  ['a pagoda beside a pond with cherry blossoms, spring morning', 'woodblock', 'tower'],
  ['hot air balloons over a green valley at dawn', 'anime', 'wide'],
  ['an owl on a branch under the full moon', 'ink', 'tall'],
  ['desert dunes at sunset, long shadows, a lone rider far away', 'photo', 'banner'],
  ['a coral reef with small orange fish, sun rays from above', 'stained-glass', 'square'],
  ['snowy pine forest at night, stars', 'pixel', 'photo'],
  ['a waterfall in a green gorge, fog', 'oil', 'tower'],
  ['a white swan on a lake at dawn, blue and gold', 'oil', 'photo'],
  ['neon city street in the rain at night', 'neon', 'tall'],
  ['a windmill among yellow tulip fields, windy day', 'papercut', 'wide'],
  ['northern lights over a mountain lake in winter', 'anime', 'wide'],
  ['a quiet beach at golden hour, gentle surf, pastel sky', 'watercolor', 'banner'],
  ['a dragon above a mountain peak, storm, crimson and violet', 'oil', 'square'],
  ['green hills and an old stone bridge, cloudy afternoon', 'gouache', 'photo'],
  ['a lion in tall grass at sunset, warm colors', 'impressionist', 'square'],
  ['a tall ship on the open sea under heavy clouds', 'ink', 'photo'],
  ['cherry tree on a hill in the wind, pink petals', 'anime', 'tall'],
  ['red rocks in the desert at golden hour', 'photo', 'tower'],
  ['a butterfly in a summer meadow, close-up', 'stained-glass', 'square'],
  ['an old town by the water, evening', 'woodblock', 'wide'],
  ['an astronaut on a red planet, two moons, dawn', 'papercut', 'tall'],
  ['foggy forest in autumn, golden morning', 'watercolor', 'square'],
  ['mountain ridges in layers of blue haze, minimal', 'papercut', 'banner'],
  ['a horse on a beach at sunrise, silver light', 'pastel', 'photo'],
  ['an old temple in a forest, shafts of light', 'oil', 'tall'],
  ['pixel island with a lighthouse and a small boat, sunny day', 'pixel', 'square'],
  ['a whale in the sea at sunset, teal and gold', 'gouache', 'wide'],
  ['a steam train in a valley, autumn morning', 'impressionist', 'wide'],
  ['water lilies on a pond at dusk, purple and teal', 'impressionist', 'photo'],
  ['rooftops of an old city under a full moon', 'papercut', 'tall'],
  ['a snowy peak above the clouds, clear noon', 'photo', 'photo'],
  ['a cottage among green hills, spring afternoon', 'woodblock', 'photo'],
  ['a field of poppies at sunset', 'anime', 'square'],
  ['an elephant in tall grass', 'pencil', 'wide'],
  ['sea of clouds from a mountain peak at sunrise', 'watercolor', 'wide'],
  ['a bonfire camp by the lake under the stars', 'gouache', 'tall'],
  ['a lighthouse in a storm, high waves', 'ink', 'wide'],
  ['a palm beach at dusk, turquoise and coral', 'neon', 'wide'],
  ['a rabbit in a snowy meadow, soft winter morning', 'pastel', 'square'],
]

/** Odd and large, so that neighbours do not share their noise. */
const SEED_STEP = 2_654_435_761

export const demoPictures: readonly DemoPicture[] = PICTURES.map(([prompt, style, shape], index) => {
  const [width, height] = SHAPES[shape]
  return { prompt, style, width, height, seed: ((index + 1) * SEED_STEP) % 2 ** 32 }
})
