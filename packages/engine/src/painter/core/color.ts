import type { Oklch, Rgb } from '../types.ts'
import { clamp } from './math.ts'

const RADIANS = Math.PI / 180

function encode(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.pow(linear, 1 / 2.4) - 0.055
  return clamp(value)
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4)
}

/** OKLab (lightness 0–1, a, b about ±0.4) to sRGB, clipped to the gamut channel by channel. */
export function oklabToRgb(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** sRGB to OKLab: lightness 0–1, a, b. */
export function rgbToOklab([red, green, blue]: Rgb): [number, number, number] {
  const r = decode(red)
  const g = decode(green)
  const b = decode(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** OKLCH to sRGB. */
export function oklchToRgb([lightness, chroma, hue]: Oklch): Rgb {
  return oklabToRgb(lightness, chroma * Math.cos(hue * RADIANS), chroma * Math.sin(hue * RADIANS))
}

/** sRGB to OKLCH, hue 0–360 (0 for greys). */
export function rgbToOklch(color: Rgb): Oklch {
  const [lightness, a, b] = rgbToOklab(color)
  const chroma = Math.hypot(a, b)
  return [lightness, chroma, chroma < 1e-4 ? 0 : (Math.atan2(b, a) / RADIANS + 360) % 360]
}

/** A quick mix of two sRGB colours, channel by channel. */
export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/** A mix in OKLab: even steps for the eye, no grey middle between light and dark. Slower than `mix`. */
export function mixOklab(a: Rgb, b: Rgb, t: number): Rgb {
  const from = rgbToOklab(a)
  const to = rgbToOklab(b)
  return oklabToRgb(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t)
}

/** The colour made lighter (or darker) by `lightness`, its chroma multiplied, its hue turned by degrees. */
export function shift(color: Rgb, lightness: number, chroma = 1, turn = 0): Rgb {
  const [l, c, h] = rgbToOklch(color)
  return oklchToRgb([clamp(l + lightness), c * chroma, h + turn])
}

/** `rgba(…)` for the canvas. */
export function css(color: Rgb, alpha = 1): string {
  const r = Math.round(clamp(color[0]) * 255)
  const g = Math.round(clamp(color[1]) * 255)
  const b = Math.round(clamp(color[2]) * 255)
  return `rgba(${r},${g},${b},${Math.round(clamp(alpha) * 1000) / 1000})`
}

/** How bright a colour looks, 0–1 (Rec. 601 weights, good enough for thresholds). */
export function luminance(red: number, green: number, blue: number): number {
  return red * 0.299 + green * 0.587 + blue * 0.114
}
