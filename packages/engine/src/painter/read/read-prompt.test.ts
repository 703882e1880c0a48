import { describe, expect, test } from 'vitest'
import { createLexicon } from './lexicon.ts'
import { readPrompt } from './read-prompt.ts'
import { STYLES } from '../styles/all.ts'
import { SUBJECTS } from '../subjects/all.ts'
import type { Reading } from '../types.ts'

const lexicon = createLexicon(SUBJECTS, STYLES)

function read(prompt: string, negativePrompt = '', seed = 1): Reading {
  return readPrompt({ prompt, negativePrompt, seed }, lexicon)
}

describe('scene and motifs', () => {
  test.each([
    ['a castle on a lake at sunset', 'lake', ['castle']],
    ['fox in an autumn forest', 'forest', ['fox']],
    ['misty mountains and a lake', 'mountains', ['lake']],
    ['a lake in the mountains', 'lake', ['mountains']],
    ['birds in the sky over the desert', 'desert', ['birds', 'sky']],
    ['THE OCEAN', 'sea', []],
    ['waterfalls', 'waterfall', []],
    ['a moutain range', 'mountains', []],
  ])('%s', (prompt, scene, motifs) => {
    const reading = read(prompt)
    expect(reading.scene.id).toBe(scene)
    expect(reading.motifs.map((motif) => motif.id)).toEqual(motifs)
  })

  test('a thing without a place gets one, or fills the picture', () => {
    const reading = read('a fox')
    expect([reading.scene.id, ...reading.motifs.map((motif) => motif.id)]).toContain('fox')
  })
})

describe('time, weather, season, style', () => {
  test.each([
    ['forest at dawn', { time: 'dawn' }],
    ['sea under the full moon', { time: 'night' }],
    ['starry sky at dusk', { time: 'dusk' }],
    ['hills in the golden hour', { time: 'golden' }],
    ['mountains, blue hour', { time: 'dusk' }],
    ['a foggy lake', { weather: 'fog' }],
    ['thunderstorm over the sea', { weather: 'storm' }],
    ['snowy mountains under the northern lights', { weather: 'aurora', season: 'winter', time: 'night' }],
    ['cherry blossoms by a lake', { season: 'spring' }],
    ['autumnal woods', { season: 'autumn' }],
    ['desert, watercolor', { style: 'watercolor' }],
    ['an oil painting of the sea', { style: 'oil' }],
    ['pixel art desert', { style: 'pixel' }],
    ['lake in pastel colours', { scheme: 'pastel' }],
    ['black and white forest', { scheme: 'black-and-white' }],
    ['close-up of a mountain', { composition: 'close' }],
    ['forest with god rays', { lighting: 'volumetric' }],
  ] as const)('%s', (prompt, expected) => {
    expect(read(prompt)).toMatchObject(expected)
  })
})

describe('colours', () => {
  test('a colour before a thing is its own, other colours rule the picture', () => {
    const reading = read('a red boat on a lake, purple and orange')
    expect(reading.motifs[0]?.colors).toHaveLength(1)
    expect(reading.motifs[0]?.colors[0]?.[2]).toBeCloseTo(27, 0)
    expect(reading.colors.map((color) => Math.round(color[2]))).toEqual([303, 55])
  })

  test('adjectives may stand between the colour and its thing', () => {
    expect(read('a blue old wooden boat on the sea').motifs[0]?.colors).toHaveLength(1)
  })

  test("a place's colour and a sky's colour are the picture's", () => {
    expect(read('a purple forest').colors).toHaveLength(1)
    expect(read('lake under a pink sky at dusk').colors.length).toBeGreaterThan(0)
  })
})

describe('counts and placement', () => {
  test.each([
    ['three boats on a lake', 3],
    ['7 boats on a lake', 7],
    ['a boat on a lake', 1],
    ['boats on a lake', 3],
    ['a fleet of boats on the sea', 7],
  ])('%s', (prompt, count) => {
    expect(read(prompt).motifs[0]?.count).toBe(count)
  })

  test.each([
    ['a boat on the left of a lake', { x: -1, distance: null }],
    ['a lake, on the right a boat', { x: 1, distance: null }],
    ['a distant boat on a lake', { x: null, distance: 'far' }],
    ['a lake with a boat in the foreground', { x: null, distance: 'near' }],
    ['a lake with a boat on the right in the distance', { x: 1, distance: 'far' }],
  ] as const)('%s', (prompt, placement) => {
    expect(read(prompt).motifs.find((motif) => motif.id === 'boat')?.placement).toEqual(placement)
  })
})

describe('removing', () => {
  test('the negative prompt takes away motifs, weather, times and colours', () => {
    const reading = read('a castle and a dragon by a lake in the rain at night, red', 'dragon, rain, night, red')
    expect(reading.motifs.map((motif) => motif.id)).toEqual(['castle'])
    expect(reading.weather).not.toBe('rain')
    expect(reading.time).not.toBe('night')
    expect(reading.colors).toEqual([])
    expect(reading.removed).toEqual(expect.arrayContaining(['dragon', 'rain', 'night', 'red']))
  })

  test('so do "without" and "no" in the prompt', () => {
    const reading = read('a lake without boats, no clouds')
    expect(reading.motifs).toEqual([])
    expect(reading.removed).toEqual(expect.arrayContaining(['boat', 'clouds']))
  })

  test('a scene that is unwanted is not painted', () => {
    expect(read('a forest', 'forest').scene.id).not.toBe('forest')
  })
})

describe('what was understood', () => {
  test('known and unknown words come back in the spelling of the prompt', () => {
    const reading = read('Glorbish FOREST at Dawn with zzyx')
    expect(reading.understood).toEqual(['FOREST', 'Dawn'])
    expect(reading.ignored).toEqual(['Glorbish', 'zzyx'])
  })

  test.each(['', '   ', '🦊🌲', 'сосновый лес', '山の湖', 'qwertz plonk'])(
    'nothing understood in %j: an abstract with colours of its own',
    (prompt) => {
      const reading = read(prompt)
      expect(reading.scene.id).toBe('abstract')
      expect(reading.colors.length).toBeGreaterThan(0)
      expect(reading.understood).toEqual([])
    },
  )

  test("the form's choices override the prompt", () => {
    const reading = readPrompt(
      {
        prompt: 'forest at night, watercolor, pastel, wide',
        negativePrompt: '',
        seed: 1,
        style: 'oil',
        color: 'sepia',
        lighting: 'dawn',
        composition: 'close',
      },
      lexicon,
    )
    expect(reading).toMatchObject({ style: 'oil', scheme: 'sepia', time: 'dawn', composition: 'close' })
  })
})
