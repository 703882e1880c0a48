import { createRaster, type Plane, type Raster } from './raster.ts'

/** A picture in OKLab, plane by plane. */
export interface LabPlanes {
  readonly width: number
  readonly height: number
  /** 0–1. */
  readonly light: Plane
  /** Green–red and blue–yellow, about ±0.4. */
  readonly a: Plane
  readonly b: Plane
}

const STEPS = 4096
/** sRGB to linear. */
const DECODE = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const value = i / STEPS
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})
/** The cube root of a linear value, by its square root: dense where the curve is steep. */
const ROOT = Float32Array.from({ length: STEPS + 1 }, (_, i) => Math.cbrt((i / STEPS) ** 2))
/** Linear to sRGB, by the square root of the linear value. */
const ENCODE = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const value = (i / STEPS) ** 2
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
})

function look(table: Float32Array, value: number): number {
  return table[value <= 0 ? 0 : value >= 1 ? STEPS : (value * STEPS + 0.5) | 0]!
}

/** The whole picture to OKLab by tables: a tenth of the exact conversion's time, exact to about 1/1000. */
export function toLab(raster: Raster): LabPlanes {
  const { width, height, red, green, blue } = raster
  const size = red.length
  const light = new Float32Array(size)
  const planeA = new Float32Array(size)
  const planeB = new Float32Array(size)
  for (let i = 0; i < size; i++) {
    const r = look(DECODE, red[i]!)
    const g = look(DECODE, green[i]!)
    const b = look(DECODE, blue[i]!)
    const l = look(ROOT, Math.sqrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b))
    const m = look(ROOT, Math.sqrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b))
    const s = look(ROOT, Math.sqrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b))
    light[i] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    planeA[i] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    planeB[i] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return { width, height, light, a: planeA, b: planeB }
}

/** Back to sRGB, each channel clipped to 0–1. */
export function fromLab(lab: LabPlanes): Raster {
  const raster = createRaster(lab.width, lab.height)
  const { red, green, blue } = raster
  for (let i = 0; i < red.length; i++) {
    const light = lab.light[i]!
    const a = lab.a[i]!
    const b = lab.b[i]!
    const l0 = light + 0.3963377774 * a + 0.2158037573 * b
    const m0 = light - 0.1055613458 * a - 0.0638541728 * b
    const s0 = light - 0.0894841775 * a - 1.291485548 * b
    const l = l0 * l0 * l0
    const m = m0 * m0 * m0
    const s = s0 * s0 * s0
    red[i] = encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
    green[i] = encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
    blue[i] = encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  }
  return raster
}

function encode(linear: number): number {
  return linear <= 0 ? 0 : look(ENCODE, Math.sqrt(linear))
}
