import { mix, mixOklab, oklchToRgb, rgbToOklch } from '../../core/color.ts'
import { pick } from '../../core/random.ts'
import type { Spot, Stage } from '../../stage.ts'
import type { NamedSubject, Rgb } from '../../types.ts'

/** A scale of colours from dark to light, and a few that stand out. */
interface Scheme {
  readonly scale: readonly Rgb[]
  readonly accents: readonly Rgb[]
  readonly paper: Rgb
  readonly ink: Rgb
}

const NIGHTS: ReadonlySet<string> = new Set(['dusk', 'night'])

/** The named colours rule; what they leave open chance chooses in harmony. */
export function schemeOf(stage: Stage, subject: NamedSubject): Scheme {
  const random = stage.fork('scheme')
  const named = [...subject.colors.map(oklchToRgb), ...stage.palette.named]
  const first = named[0] ? rgbToOklch(named[0]) : ([0.6, 0.15, random() * 360] as const)
  const turn = pick(random, [30, 150, 180, 210, -40, 120])
  const second = named[1] ? rgbToOklch(named[1]) : ([0.72, 0.14, first[2] + turn] as const)
  const third = named[2] ? rgbToOklch(named[2]) : ([0.82, 0.1, first[2] + turn / 2] as const)
  const chroma = Math.max(0.07, first[1])
  const scale = [
    oklchToRgb([0.16, chroma * 0.45, first[2] - 12]),
    oklchToRgb([0.34, chroma * 0.85, first[2] - 6]),
    oklchToRgb([0.52, Math.max(0.1, chroma), first[2]]),
    oklchToRgb([0.68, Math.max(0.09, second[1] * 0.9), second[2]]),
    oklchToRgb([0.83, Math.max(0.06, third[1] * 0.8), third[2]]),
    oklchToRgb([0.96, 0.025, third[2]]),
  ]
  const dark = NIGHTS.has(stage.reading.time)
  return {
    // A picture of the night is the same harmony, sunk.
    scale: dark ? scale.map((color, index) => mix(color, [0.02, 0.02, 0.05], index < 5 ? 0.42 : 0.2)) : scale,
    accents: [
      oklchToRgb([0.63, Math.max(0.15, first[1]), first[2]]),
      oklchToRgb([0.7, Math.max(0.13, second[1]), second[2]]),
      oklchToRgb([0.8, 0.13, third[2]]),
      ...named,
    ],
    paper: dark ? mix(scale[0] as Rgb, [0.03, 0.03, 0.05], 0.4) : mix([0.965, 0.95, 0.91], scale[5] as Rgb, 0.4),
    ink: dark ? mix(scale[5] as Rgb, [1, 0.98, 0.94], 0.5) : mix(scale[0] as Rgb, [0.06, 0.05, 0.07], 0.5),
  }
}

/** A colour of the scale at t, 0–1, mixed for the eye; made once as a table. */
export function ramp(scale: readonly Rgb[]): Float32Array {
  const table = new Float32Array(256 * 3)
  for (let index = 0; index < 256; index++) {
    const place = (index / 255) * (scale.length - 1)
    const low = Math.min(scale.length - 2, Math.floor(place))
    table.set(mixOklab(scale[low] as Rgb, scale[low + 1] as Rgb, place - low), index * 3)
  }
  return table
}

/** Places for the things named beside the subject. */
export function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return (['ground', 'air', 'water'] as const).flatMap((kind) =>
    [
      [0.5, 0.84, 0.5],
      [0.28, 0.8, 0.3],
      [0.74, 0.82, 0.3],
    ].map(([x = 0, y = 0, size = 0]): Spot => ({ x: width * x, y: height * y, size, depth: 0.3, kind })),
  )
}
