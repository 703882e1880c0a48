import { css, mix, oklchToRgb, rgbToOklch } from '../../core/color.ts'
import { smoothstep } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Stage } from '../../stage.ts'
import type { Rgb } from '../../types.ts'
import { shadeSoftly } from '../scenery/soft-shade.ts'

/** Colours of a sea seen from within; ruled by the palette's water. */
export interface Depths {
  readonly surface: Rgb
  readonly middle: Rgb
  readonly deep: Rgb
  readonly sand: Rgb
}

/** The colours of the sea of this picture. */
export function depthsOf(stage: Stage): Depths {
  const { palette, reading } = stage
  const [, chroma, hue] = rgbToOklch(mix(palette.water, palette.zenith, 0.35))
  const night = reading.time === 'night' || reading.time === 'dusk' ? 0.2 : 0
  const strong = Math.max(0.07, chroma)
  return {
    surface: mix(oklchToRgb([0.86 - night * 1.4, strong, hue - 18]), palette.sun, 0.15),
    middle: oklchToRgb([0.56 - night, strong * 1.15, hue - 6]),
    deep: oklchToRgb([0.22 - night * 0.4, strong * 0.8, hue + 8]),
    sand: mix(lit(palette, palette.sand, 0.7), oklchToRgb([0.6, strong, hue]), 0.42),
  }
}

/** Everything between the surface above and the bottom: light that falls in shafts, murk that swallows the distance. */
export function paintDepths(stage: Stage, top: number): Depths {
  const { width, height, noise, light } = stage
  const colors = depthsOf(stage)
  shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 300, (x, y, out) => {
    const t = (y - top) / (height - top)
    const slope = (x - light.x) / (0.35 + Math.max(0, y - top) * 1.1)
    const shaft =
      Math.max(0, noise.fbm(slope * 3.4, 4.7, 3) + 0.18) *
      Math.exp(-Math.max(0, t) * 2.1) *
      Math.exp(-slope * slope * 0.6)
    const murk = noise.fbm(x * 1.8, y * 1.8 + 7, 3) * 0.09
    const near = Math.exp(-Math.hypot(x - light.x, (y - top) * 0.8) * 2.2)
    const ripple = y < top ? 1 : Math.exp(-(y - top) * 26)
    const wave = Math.max(0, noise.fbm(x * 5 + 3, y * 30, 3))
    const a = smoothstep(-0.05, 0.55, t + murk)
    const b = smoothstep(0.3, 1.05, t + murk)
    for (let channel = 0; channel < 3; channel++) {
      const bright = colors.surface[channel] as number
      let value = bright + ((colors.middle[channel] as number) - bright) * a
      value += ((colors.deep[channel] as number) - value) * b
      value += (bright - value) * Math.min(1, shaft * 1.25 + near * 0.5 + ripple * wave * 1.4)
      out[channel] = value
    }
    return 0.95
  })
  return colors
}

/** The bottom: rippled sand with nets of light, from `line` down. */
export function paintSeabed(stage: Stage, colors: Depths, line: (x: number) => number): void {
  const { width, height, noise, light } = stage
  stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
    const under = y - line(x)
    if (under < 0) {
      out[3] = 0
      return undefined
    }
    const z = 1 / (0.12 + under * 1.8)
    const u = (x - width / 2) * z
    const ribs = Math.sin(z * 9 + noise.fbm(u * 1.2, z * 0.7, 3) * 9) * 0.5
    const net = Math.pow(1 - Math.min(1, noise.cells(u * 1.5 + 0.4 * noise.perlin(u, z), z * 2.2) * 1.2), 3)
    const near = Math.exp(-Math.abs(x - light.x) * 1.3)
    const value = 0.5 + ribs * 0.13 + net * 0.55 * near + noise.fbm(u * 6, z * 9, 2) * 0.2
    const far = Math.exp(-under * 5.5)
    for (let channel = 0; channel < 3; channel++) {
      const sand = (colors.sand[channel] as number) * (0.35 + value * 0.75)
      out[channel] = sand + ((colors.middle[channel] as number) * 0.85 - sand) * Math.min(1, far * 1.1)
    }
    out[3] = smoothstep(0, 0.012, under)
    return 0.7 - 0.6 * Math.min(1, under / 0.4)
  })
}

/** Bubbles and drifting motes. */
export function paintBubbles(stage: Stage, count: number): void {
  const { width, height } = stage
  const random = stage.fork('bubbles')
  stage.layer(
    0.2,
    (context) => {
      for (let index = 0; index < count; index++) {
        const column = Math.floor(index / 12)
        const x = width * (0.12 + 0.76 * ((column * 0.37) % 1)) + (random() - 0.5) * 0.06
        const y = height * (0.1 + 0.8 * random())
        const radius = 0.002 + Math.pow(random(), 3) * 0.013
        context.strokeStyle = css([1, 1, 1], 0.5)
        context.lineWidth = radius * 0.18
        context.beginPath()
        context.arc(x, y, radius, 0, 7)
        context.stroke()
        context.fillStyle = css([1, 1, 1], 0.12)
        context.fill()
        context.fillStyle = css([1, 1, 1], 0.8)
        context.beginPath()
        context.arc(x - radius * 0.35, y - radius * 0.4, radius * 0.2, 0, 7)
        context.fill()
      }
    },
    { haze: false, depth: false },
  )
}
