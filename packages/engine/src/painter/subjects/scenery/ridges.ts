import { css, mix } from '../../core/color.ts'
import { lerp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Stage } from '../../stage.ts'

export interface RidgeOptions {
  readonly count: number
  /** Height of the farthest and of the nearest ridge's line, in units from the top. */
  readonly far: number
  readonly near: number
  /** Heights of the peaks in units, far and near. */
  readonly rise: number
  /** 0 rolling hills … 1 jagged mountains. */
  readonly jagged: number
  /** Depths of the farthest and nearest; default 0.9 and 0.45. */
  readonly depths?: readonly [far: number, near: number]
  readonly wooded?: boolean
}

/** Height of a ridge's line at x; the same ridge for the same `index`. */
export function ridgeLine(
  stage: Stage,
  index: number,
  base: number,
  rise: number,
  jagged: number,
): (x: number) => number {
  const shift = index * 37.7
  return (x) => {
    const rolling = stage.noise.fbm(x * 1.5 + shift, shift * 0.3, 4)
    const sharp = stage.noise.ridged(x * 1.3 + shift, shift * 0.7, 5) - 0.55
    return base - rise * (0.35 + lerp(rolling, sharp * 1.5, jagged))
  }
}

/** Ranges of hills or mountains behind one another, each lit on its upper edge and drowned in mist at its foot. */
export function paintRidges(stage: Stage, options: RidgeOptions): void {
  const { palette, width, noise } = stage
  const [deepest, nearest] = options.depths ?? [0.9, 0.45]
  for (let index = 0; index < options.count; index++) {
    const t = options.count > 1 ? index / (options.count - 1) : 1
    const base = lerp(options.far, options.near, t)
    const rise = options.rise * lerp(1, 0.62, t)
    const depth = lerp(deepest, nearest, t)
    const line = ridgeLine(stage, index, base, rise, options.jagged)
    const snowy = options.jagged > 0.6 && t < 0.6
    const stuff = snowy
      ? mix(palette.rock, palette.snow, 0.4)
      : mix(palette.foliage, palette.rock, options.wooded ? 0.1 : 0.35)
    const top = mix(lit(palette, stuff, 0.5), palette.shade, 0.12)
    stage.layer(depth, (context) => {
      const fill = context.createLinearGradient(0, base - rise * 1.1, 0, base + 0.16)
      fill.addColorStop(0, css(top))
      fill.addColorStop(0.6, css(mix(top, palette.haze, 0.3)))
      fill.addColorStop(1, css(mix(top, palette.haze, 0.78)))
      context.fillStyle = fill
      context.beginPath()
      context.moveTo(-0.1, stage.height + 0.1)
      const steps = 260
      for (let step = 0; step <= steps; step++) {
        const x = -0.05 + ((width + 0.1) * step) / steps
        // Treetops make the line of a near wood ragged.
        const tufts = options.wooded
          ? 0.012 * t * Math.abs(noise.perlin(x * 90 + index * 7, index)) + 0.006 * t * noise.hash(step, index)
          : 0
        context.lineTo(x, line(x) - tufts)
      }
      context.lineTo(width + 0.1, stage.height + 0.1)
      context.fill()
      if (options.jagged < 0.35) return
      // Faces turned to the light, cut by gullies.
      context.save()
      context.clip()
      context.lineCap = 'round'
      const side = Math.sign(stage.light.direction[0]) || 1
      for (let mark = 0; mark < 90; mark++) {
        const x = noise.hash(mark, index * 11) * width
        const y = line(x) + noise.hash(mark, index * 11 + 1) * rise * 0.5
        const length = rise * (0.1 + 0.22 * noise.hash(mark, index * 11 + 2))
        const bright = noise.hash(mark, index * 11 + 3) < 0.5
        context.strokeStyle = bright
          ? css(mix(top, lit(palette, snowy ? palette.snow : stuff, 1), 0.8), 0.3)
          : css(palette.shade, 0.2)
        context.lineWidth = length * 0.24
        context.beginPath()
        context.moveTo(x, y)
        context.lineTo(x + (bright ? side : -side) * length * 0.5, y + length)
        context.stroke()
      }
      context.restore()
    })
  }
}
