import { clamp, lerp, smoothstep } from '../core/math.ts'
import type { Noise } from '../core/noise.ts'
import type { Style, StyleContext } from '../style.ts'
import type { Manner } from './schedulers.ts'
import { blurPlane } from './filter/blur.ts'
import { fromLab, toLab } from './filter/lab.ts'
import { paperTooth } from './filter/paper.ts'
import { growPlane, lightness, toPixels, toRaster, type Plane, type Raster } from './filter/raster.ts'
import { kuwahara } from './filter/smooth.ts'
import { mannerOf } from './schedulers.ts'

/** The sheet: warm white. */
const PAPER = [0.985, 0.976, 0.955] as const

/** Transparent washes on rough paper: bled outlines, dark rims, blooms, a torn white border. */
export const watercolor: Style = {
  id: 'watercolor',
  name: 'Watercolour',
  words: ['watercolor', 'watercolour', 'aquarelle', 'water color', 'ink wash', 'watercolor painting'],
  apply(picture, context) {
    const { scale, detail } = context
    const { width, height } = picture
    const manner = mannerOf(context.scheduler)
    const sheer = makeSheer(toRaster(picture))
    const masses = kuwahara(kuwahara(sheer, scale * 0.006), scale * lerp(0.013, 0.008, detail))
    context.checkpoint()
    const light = lightness(masses)
    const rims = washRims(light, width, height, scale)
    const tooth = paperTooth(width, height, context, 190)
    context.checkpoint()
    const bleed = bleedField(width, height, context, manner)
    context.checkpoint()
    const out = masses
    const red = masses.red.slice()
    const green = masses.green.slice()
    const blue = masses.blue.slice()
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        const u = clamp(Math.round(x + bleed.dx[i]!), 0, width - 1)
        const v = clamp(Math.round(y + bleed.dy[i]!), 0, height - 1)
        const j = v * width + u
        const value = light[j]!
        const grain = tooth[i]!
        // Pigment settles in the paper's valleys, most where the wash is dark.
        const pigment =
          1 +
          rims[j]! * 1.5 +
          bleed.pool[i]! * 0.3 -
          grain * 0.13 * (1.15 - value) +
          (1 - value) * bleed.pool[i]! * 0.15
        const cover = bleed.border[i]! * (1 - smoothstep(0.9, 0.985, value) * 0.85)
        const paper = 1 + grain * 0.022
        out.red[i] = PAPER[0] * paper * (1 - cover * (1 - dilute(red[j]!, pigment)))
        out.green[i] = PAPER[1] * paper * (1 - cover * (1 - dilute(green[j]!, pigment)))
        out.blue[i] = PAPER[2] * paper * (1 - cover * (1 - dilute(blue[j]!, pigment)))
      }
    }
    return toPixels(out)
  },
}

/** What a wash of this colour lets through when there is `pigment` times as much of it. */
function dilute(value: number, pigment: number): number {
  return value <= 0.02 ? 0.02 : Math.exp(LOGS[value >= 1 ? 1024 : (value * 1024 + 0.5) | 0]! * pigment)
}

const LOGS = Float32Array.from({ length: 1025 }, (_, i) => Math.log(Math.max(i, 1) / 1024))

/** Colours as transparent paint gives them: lights lifted, greys given a hue, shadows turned to indigo, no black. */
function makeSheer(source: Raster): Raster {
  const lab = toLab(source)
  const { light, a, b } = lab
  for (let i = 0; i < light.length; i++) {
    const value = light[i]!
    const lifted = 0.3 + 0.69 * value ** 0.86
    const shade = smoothstep(0.5, 0.1, value)
    // Brown is a dull dark orange: more chroma turns it into sienna instead of mud.
    const chroma = Math.sqrt(a[i]! * a[i]! + b[i]! * b[i]!)
    const gain = 1 + 0.55 * smoothstep(0.18, 0.04, chroma) + 0.25 * shade
    light[i] = Math.min(0.99, lifted)
    a[i] = a[i]! * gain + 0.006 * shade
    b[i] = b[i]! * gain - 0.045 * shade
  }
  return fromLab(lab)
}

/** Where washes dry with a dark rim: just inside the darker side of every step of tone. 0 … about 0.5. */
function washRims(light: Plane, width: number, height: number, scale: number): Plane {
  const steps = light.map((value) => {
    const level = value * 7
    const floor = Math.floor(level)
    return (floor + smoothstep(0.35, 0.65, level - floor)) / 7
  })
  const near = blurPlane(steps, width, height, scale * 0.0012, 2)
  const far = blurPlane(steps, width, height, scale * 0.0065, 2)
  const sharpFar = blurPlane(light, width, height, scale * 0.004, 2)
  for (let i = 0; i < near.length; i++) {
    const tier = Math.max(0, far[i]! - near[i]!) * 1.6
    const contour = Math.max(0, sharpFar[i]! - light[i]!) * 2.2
    near[i] = Math.min(0.55, tier + contour)
  }
  return near
}

/** How water moved the paint. All planes are worked out at a quarter of the size: they are soft. */
interface Bleed {
  readonly dx: Plane
  readonly dy: Plane
  /** More (1) or less (−1) pigment. */
  readonly pool: Plane
  /** 1 inside the painted area, 0 on the bare border. */
  readonly border: Plane
}

function bleedField(width: number, height: number, context: StyleContext, manner: Manner): Bleed {
  const { noise, scale } = context
  const w = Math.max(2, Math.round(width / 3))
  const h = Math.max(2, Math.round(height / 3))
  const planes = {
    dx: new Float32Array(w * h),
    dy: new Float32Array(w * h),
    pool: new Float32Array(w * h),
    border: new Float32Array(w * h),
  }
  const cos = Math.cos(manner.slope)
  const sin = Math.sin(manner.slope)
  const unitsX = width / scale
  const unitsY = height / scale
  for (let row = 0; row < h; row++) {
    const y = ((row + 0.5) / h) * unitsY
    for (let column = 0; column < w; column++) {
      const x = ((column + 0.5) / w) * unitsX
      const i = row * w + column
      const fine = 0.4 + 0.6 * manner.scatter
      const ax = noise.fbm(x * 13, y * 13, 3) * 0.013 + noise.perlin(x * 60, y * 60) * 0.0035 * fine
      const ay = noise.fbm(x * 13 + 9, y * 13 + 5, 3) * 0.013 + noise.perlin(x * 60 + 5, y * 60 + 3) * 0.0035 * fine
      planes.dx[i] = ax * scale
      planes.dy[i] = ay * scale
      planes.pool[i] = poolAt(noise, x * cos + y * sin, y * cos - x * sin, manner.length)
      const edge = Math.min(x, y, unitsX - x, unitsY - y)
      const torn = noise.fbm(x * 7 + 3, y * 7 + 1, 4) * 0.034 + noise.perlin(x * 40, y * 40) * 0.004
      planes.border[i] = smoothstep(0.02, 0.03, edge + torn)
    }
  }
  const grow = (plane: Plane): Plane => growPlane(plane, w, h, width, height)
  return { dx: grow(planes.dx), dy: grow(planes.dy), pool: grow(planes.pool), border: grow(planes.border) }
}

/** Uneven drying: slow clouds of pigment, brush-wide streaks, and a few back-runs with a rim. */
function poolAt(noise: Noise, x: number, y: number, stretch: number): number {
  const cloud = noise.warped((x * 2.6) / stretch + 4, y * 2.6, 3, 1.2)
  const streak = noise.perlin((x * 5) / stretch, y * 22) * 0.22
  const run = noise.fbm(x * 3.1 + 40, y * 3.1 + 20, 4)
  const bloom = smoothstep(0.2, 0.27, run)
  const rim = Math.max(0, 1 - Math.abs(run - 0.225) * 26)
  return cloud * 0.9 + streak - bloom * 0.2 + rim * 0.3
}
