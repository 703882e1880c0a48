/** Words for a lighting of the form's list. */
export const LIGHTING_WORDS: readonly (readonly [words: string, id: string])[] = [
  ['soft light, soft lighting, diffuse light, diffused light, gentle light, softly lit', 'soft'],
  ['dramatic lighting, dramatic light, chiaroscuro, hard light, harsh light, high contrast', 'dramatic'],
  ['backlit, backlight, back light, backlighting, contre-jour, against the light', 'backlight'],
  ['rim light, rim lighting, rimlight', 'rim'],
  [
    'volumetric, volumetric light, volumetric lighting, god rays, godrays, sun rays, sunrays, sunbeam, light rays, rays of light, light shaft, shafts of light, sun beams, beams of light',
    'volumetric',
  ],
  ['low key, low-key, moody lighting, dimly lit, candlelight, candlelit', 'low-key'],
  ['high key, high-key, brightly lit, bright light, studio lighting, studio light', 'high-key'],
  ['neon light, neon lights, neon lighting, neon glow, neon-lit', 'neon'],
  ['cinematic, cinematic lighting, film still, movie still', 'cinematic'],
]

/** Words for a composition of the form's list. */
export const COMPOSITION_WORDS: readonly (readonly [words: string, id: string])[] = [
  ['wide, wide shot, wide angle, wide-angle, wide view, vast, sweeping, landscape view', 'wide'],
  ['panorama, panoramic, vista', 'panorama'],
  ['close up, close-up, closeup, macro, detail, detailed view', 'close'],
  ["low angle, from below, worm's-eye, looking up, worms eye view", 'low'],
  [
    "aerial, aerial view, bird's-eye view, birds eye view, drone shot, from above, high angle, top down, overhead",
    'high',
  ],
  ['centered, centred, centered composition, centred composition', 'centred'],
  ['symmetrical, symmetric, symmetry, mirrored', 'symmetrical'],
  ['rule of thirds, off-centre, off-center', 'thirds'],
  ['minimalist, minimal, minimalistic, simple, negative space, empty', 'minimal'],
  ['framed, framed view, through a window, through trees', 'framed'],
]

/** Words for a colour scheme of the form's list. */
export const SCHEME_WORDS: readonly (readonly [words: string, id: string])[] = [
  ['warm colors, warm colours, warm palette, warm tones, warm hues', 'warm'],
  ['cool colors, cool colours, cool palette, cool tones, cold colors, cold colours', 'cool'],
  ['vibrant colors, vibrant colours, bold colors, bold colours', 'vibrant'],
  ['pastel, pastels, pastel colors, pastel colours', 'pastel'],
  ['muted, muted colors, muted colours, muted tones, subdued', 'muted'],
  ['monochrome, monochromatic, single color, one color', 'monochromatic'],
  ['black and white, black-and-white, grayscale, greyscale, b&w, noir', 'black-and-white'],
  ['sepia, sepia tone, daguerreotype', 'sepia'],
  ['neon colors, neon colours, fluorescent', 'neon'],
  ['earth tones, earthy, earth colors, natural colors', 'earth'],
  ['jewel tones, jewel colors, jewel-toned', 'jewel'],
  ['teal and orange, orange and teal', 'teal-and-orange'],
]

/** Words that say where a thing stands. */
export const PLACE_WORDS: readonly (readonly [
  words: string,
  place: {
    x?: number
    distance?: 'near' | 'middle' | 'far'
    /** An adjective: belongs to what follows. */ before?: true
  },
])[] = [
  [
    'on the left, at the left, to the left, on the left side, left side, at left, on left, left of the picture',
    { x: -1 },
  ],
  ['on the far left', { x: -1.2 }],
  ['on the right, at the right, to the right, on the right side, right side, at right, on right', { x: 1 }],
  ['on the far right', { x: 1.2 }],
  ['in the middle, in the center, in the centre, at the center, at the centre, in the middle of', { x: 0 }],
  [
    'in the distance, far away, in the background, far off, on the horizon, at the back, far in the distance',
    { distance: 'far' },
  ],
  ['in the foreground, up close, in front, at the front', { distance: 'near' }],
  ['in the middle ground, midground', { distance: 'middle' }],
  ['distant, faraway, far-off, tiny, small, little', { distance: 'far', before: true }],
  [
    'nearby, huge, giant, gigantic, enormous, massive, large, big, colossal, looming',
    { distance: 'near', before: true },
  ],
]

export const COUNT_WORDS: readonly (readonly [words: string, count: number])[] = [
  ['one, single, lone, a lone', 1],
  ['two, couple of, pair of, a couple of, a pair of', 2],
  ['three, trio of, a few, few', 3],
  ['four', 4],
  ['five, several, some, group of', 5],
  ['six, half a dozen', 6],
  ['seven, many, flock of, herd of, fleet of, swarm of, lots of, pack of, school of', 7],
  ['eight', 8],
  ['nine, dozens of, hundreds of, thousands of, countless', 9],
]

/** Parts of a place that choose among its layouts. */
export const DETAIL_WORDS: readonly string[] = [
  'firefly',
  'island',
  'path',
  'trail',
  'road',
  'track',
  'lane',
  'canopy',
  'treetop',
  'jetty',
  'pier',
  'cypress',
  'row',
  'ridge',
  'surf',
  'undergrowth',
  'crest',
  'horizon',
  'pool',
  'cloud',
  'silhouette',
  'shore',
  'meadow flower',
  'reflection',
  'mist',
  'wildflower',
  'bank',
  'crop',
]

/** Things that only the negative prompt speaks of, and its words for them. */
export const REMOVABLE_WORDS: readonly (readonly [words: string, id: string])[] = [
  ['people, person, human, man, woman, figure, crowd', 'people'],
  ['text, watermark, signature, letters, logo, caption, writing', 'text'],
  ['clouds, cloud, cloudy', 'clouds'],
  ['stars, star', 'stars'],
  ['moon', 'moon'],
  ['sun', 'sun'],
  ['birds, bird', 'birds'],
  ['trees, tree', 'trees'],
  ['water', 'water'],
  ['border, frame, vignette', 'frame'],
  ['grain, noise, grainy', 'grain'],
]

/** Words that carry no picture; they are neither understood nor reported as ignored. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the and or of in on at with by to from for over under above below near beside behind into onto through across ' +
    'along between among around against towards toward is are was were be being that this these those its it as his her ' +
    'their our my your some very so quite really while where which who whose there here up down out off style art image ' +
    'picture photo-like painting-like scene view shot render rendering featuring showing depicting made using full high ' +
    'quality highly detailed best masterpiece 4k 8k hd uhd ultra super beautiful stunning amazing awesome gorgeous please ' +
    'me make draw paint create show want like'
  ).split(' '),
)
