import { clamp, lerp, smoothstep } from './math.ts'
import { mixOklab, oklchToRgb, rgbToOklab, oklabToRgb, rgbToOklch } from './color.ts'
import { createRandom, forkSeed, spread } from './random.ts'
import { AIRS } from './palette-stops.ts'
import { MATERIALS } from './materials.ts'
import type { Air } from './palette-stops.ts'
import type { Materials } from './materials.ts'
import type { Oklch, Reading, Rgb } from '../types.ts'

/**
 * Every colour of a picture. Air colours (zenith … cloudShade) are as they look; materials (land … water) are as they
 * look in plain daylight: pass them through `lit` before painting with them.
 */
export interface Palette extends Readonly<Record<keyof Air | keyof Materials, Rgb>> {
  /** The colour for what should catch the eye: boats, roofs, flowers, clothes (albedo). */
  readonly accent: Rgb
  /** Its companion (albedo). */
  readonly accent2: Rgb
  /** Against the light: nearly black, tinted by the air (as it looks). */
  readonly silhouette: Rgb
  /** Lamps and windows (as they look). */
  readonly lamp: Rgb
  /** The colours that rule the whole picture, as named, most important first; may be empty. */
  readonly named: readonly Rgb[]
  /** 0 … 1: how strictly named things rule (from the guidance scale). */
  readonly strictness: number
}

/** How strictly the prompt rules, from a guidance scale of 1–20. */
function strictnessOf(guidanceScale: number): number {
  return 0.12 + 0.88 * smoothstep(0, 14, guidanceScale)
}

/** An albedo in the picture's light: `amount` 0 = in the shade … 1 = facing the light. */
export function lit(palette: Palette, albedo: Rgb, amount: number): Rgb {
  const { ambient, sunlight } = palette
  return [
    clamp(albedo[0] * (ambient[0] + sunlight[0] * amount)),
    clamp(albedo[1] * (ambient[1] + sunlight[1] * amount)),
    clamp(albedo[2] * (ambient[2] + sunlight[2] * amount)),
  ]
}

/** Which of the ruling colours each part of the picture leans to, and how far at full strictness. */
const LEANINGS: Readonly<Record<keyof Air | keyof Materials, readonly [index: number, weight: number]>> = {
  zenith: [0, 0.85],
  sky: [0, 0.8],
  horizon: [1, 0.65],
  sun: [1, 0.15],
  haze: [1, 0.7],
  shade: [0, 0.8],
  cloudLit: [1, 0.5],
  cloudShade: [0, 0.65],
  ambient: [0, 0.45],
  sunlight: [1, 0.35],
  land: [2, 0.5],
  grass: [2, 0.45],
  foliage: [2, 0.6],
  foliageLight: [1, 0.5],
  conifer: [2, 0.45],
  blossom: [1, 0.7],
  bark: [0, 0.3],
  rock: [0, 0.35],
  sand: [1, 0.4],
  snow: [0, 0.1],
  water: [0, 0.7],
}

function lean(
  color: Oklch,
  named: readonly Oklch[],
  [index, weight]: readonly [number, number],
  strict: number,
): Oklch {
  const target = named[Math.min(index, named.length - 1)]
  if (!target) return color
  // With one colour the parts that would take the second follow it less, or the picture would be a single hue.
  const pull = weight * strict * (index < named.length ? 1 : 0.6)
  const chroma = lerp(color[1], Math.max(target[1], 0.6 * color[1]), target[1] < 0.03 ? 0 : 0.5)
  const wanted: Oklch = [
    clamp(color[0] + (target[0] - 0.62) * 0.3),
    target[1] < 0.03 ? 0.01 : Math.min(chroma, 0.19),
    target[2],
  ]
  const mixed = rgbToOklch(mixOklab(oklchToRgb(color), oklchToRgb(wanted), pull))
  // A mix of far hues passes through grey; give back part of the chroma it lost.
  return [mixed[0], target[1] < 0.03 ? mixed[1] : Math.max(mixed[1], lerp(color[1], wanted[1], pull) * 0.8), mixed[2]]
}

function weathered(key: string, [l, c, h]: Oklch, reading: Reading): Oklch {
  const night = reading.time === 'night' || reading.time === 'dusk'
  switch (reading.weather) {
    case 'cloudy':
      return key === 'sunlight' ? [l * 0.92, c * 0.9, h] : [l, c * 0.95, h]
    case 'overcast':
      if (key === 'sunlight') return [l * 0.45, c * 0.4, h]
      if (key === 'ambient') return [Math.min(0.9, l * 1.25), c * 0.5, h]
      return [night ? l : lerp(l, 0.74, 0.4), c * 0.5, h]
    case 'rain':
      if (key === 'sunlight') return [l * 0.42, c * 0.5, h]
      if (key === 'ambient') return [Math.min(0.8, l * 1.12), c * 0.7, h]
      return [night ? l * 0.95 : lerp(l, 0.6, 0.45), c * 0.6, h]
    case 'storm':
      if (key === 'sunlight') return [l * 0.5, c * 0.7, h]
      return [l * (key === 'horizon' || key === 'ambient' ? 0.9 : 0.68), c * 0.75, h]
    case 'fog':
      if (key === 'sunlight') return [l * 0.62, c * 0.8, h]
      if (key === 'ambient') return [Math.min(0.85, l * 1.15), c * 0.7, h]
      return [lerp(l, night ? 0.36 : 0.86, key === 'shade' ? 0.15 : 0.35), c * 0.72, h]
    case 'snow':
      if (key === 'sunlight') return [l * 0.6, c * 0.6, h]
      return [night ? l * 1.06 : lerp(l, 0.86, 0.3), c * 0.6, h]
    case 'aurora':
      return [Math.min(l, key === 'sun' ? 1 : 0.5), c, h]
    default:
      return [l, c, h]
  }
}

/** What a colour scheme of the form does to every colour. */
function schemed(color: Oklch, scheme: string | null, key: string, base: number): Oklch {
  const [l, c, h] = color
  switch (scheme) {
    case 'pastel':
      return [lerp(l, 0.9, key === 'shade' ? 0.25 : 0.38), Math.min(c, 0.09) * 0.9, h]
    case 'vibrant':
      return [l, Math.min(0.23, c * 1.45 + 0.01), h]
    case 'muted':
      return [lerp(l, 0.6, 0.1), c * 0.5, h]
    case 'monochromatic':
      return [l, c * 0.8 + 0.015, base]
    case 'neon':
      return [l * 0.86, Math.min(0.25, c * 1.5 + 0.03), [300, 200, 340, 275][Math.floor(h / 90) % 4]!]
    case 'jewel':
      return [l * 0.9, Math.min(0.2, c * 1.3 + 0.02), h]
    default:
      return color
  }
}

/** The ruling colours of a colour scheme that is made of colours. */
const SCHEME_COLORS: Readonly<Record<string, readonly Oklch[]>> = {
  warm: [
    [0.6, 0.15, 35],
    [0.85, 0.13, 75],
    [0.6, 0.13, 60],
  ],
  cool: [
    [0.55, 0.12, 250],
    [0.8, 0.08, 205],
    [0.55, 0.1, 190],
  ],
  earth: [
    [0.62, 0.06, 60],
    [0.78, 0.08, 80],
    [0.5, 0.07, 110],
  ],
  'teal-and-orange': [
    [0.52, 0.09, 205],
    [0.8, 0.14, 62],
    [0.45, 0.06, 200],
  ],
}

/** The palette of a reading. The same seed, reading and guidance give the same palette. */
export function createPalette(reading: Reading, guidanceScale: number, seed: number): Palette {
  const random = createRandom(forkSeed(seed, 'palette'))
  const strictness = strictnessOf(guidanceScale)
  const variants = AIRS[reading.time]
  const air = variants[Math.floor(random() * variants.length)]!
  // A loose painter strays further from the plain colours of the hour.
  const stray = spread(random) * (8 + 26 * (1 - strictness))
  const chromaStray = 1 + spread(random) * 0.1 + (strictness - 0.75) * 0.22
  const accentHue = random() * 360
  const schemeColors = SCHEME_COLORS[reading.scheme ?? ''] ?? []
  const named = [...reading.colors, ...schemeColors].slice(0, 5)
  const base = named[0]?.[2] ?? air.sky[2] + stray
  const { warmth, brightness, saturation, drama } = reading.mood

  const tune = (key: keyof Air | keyof Materials, color: Oklch, isAir: boolean): Rgb => {
    let tuned: Oklch = [color[0], color[1] * chromaStray, color[2] + stray * (isAir ? 1 : 0.5)]
    if (isAir) tuned = weathered(key, tuned, reading)
    tuned = lean(tuned, named, LEANINGS[key], strictness)
    tuned = schemed(tuned, reading.scheme, key, base)
    const deep = drama * (key === 'shade' || key === 'ambient' || key === 'zenith' ? -0.07 : 0.01)
    const [l, a, b] = rgbToOklab(
      oklchToRgb([clamp(tuned[0] + brightness * 0.07 + deep), tuned[1] * (1 + saturation * 0.4), tuned[2]]),
    )
    return oklabToRgb(l, a + warmth * 0.012, b + warmth * 0.028)
  }
  const all = {} as Record<keyof Air | keyof Materials, Rgb>
  for (const key of Object.keys(air) as (keyof Air)[]) all[key] = tune(key, air[key], true)
  const materials = MATERIALS[reading.season]
  for (const key of Object.keys(materials) as (keyof Materials)[]) all[key] = tune(key, materials[key], false)

  const first = named[0]
  const second = named[1]
  const plain = (color: Oklch): Rgb => oklchToRgb(schemed(color, reading.scheme, 'accent', base))
  return {
    ...all,
    accent: first ? plain([Math.max(0.5, first[0]), first[1], first[2]]) : plain([0.64, 0.17, 15 + (accentHue % 75)]),
    accent2: second ? plain(second) : plain([0.74, 0.13, accentHue]),
    silhouette: mixOklab(all.shade, [0.02, 0.02, 0.05], 0.55),
    lamp: plain([0.88, 0.13, 78]),
    named: named.map(oklchToRgb),
    strictness,
  }
}
