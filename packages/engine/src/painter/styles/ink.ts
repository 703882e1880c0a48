import { clamp, lerp, smoothstep } from '../core/math.ts'
import type { Style, StyleContext } from '../style.ts'
import { blurPlane } from './filter/blur.ts'
import { measureFlow, type Flow } from './filter/flow.ts'
import { drawLines, silhouettes } from './filter/lines.ts'
import { paperTooth } from './filter/paper.ts'
import { balanceTones } from './filter/levels.ts'
import { lightness, toPixels, toRaster, type Plane, type Raster } from './filter/raster.ts'
import { kuwahara } from './filter/smooth.ts'
import { mannerOf, type Manner } from './schedulers.ts'

const PAPER = [0.972, 0.955, 0.918] as const
const INK = [0.1, 0.09, 0.13] as const

/** Pen and ink: contours, hatching that deepens with the shadow, a breath of tint, cream paper. */
export const ink: Style = {
  id: 'ink',
  name: 'Ink drawing',
  words: ['ink', 'line art', 'lineart', 'pen and ink', 'drawing', 'line drawing', 'etching', 'engraving', 'hatching'],
  apply(picture, context) {
    const { scale, detail, depth } = context
    const { width, height } = picture
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    const light = lightness(source)
    const calm = kuwahara(source, scale * 0.006)
    context.checkpoint()
    const contours = drawLines(balanceTones(light, 0.55, 0.6), width, height, {
      width: Math.max(0.65, scale * 0.00115 * manner.fine),
      follow: scale * 0.008 * manner.length,
      threshold: lerp(0.011, 0.0045, detail),
      hardness: 150,
    })
    const outline = silhouettes(depth, width, height, scale * 0.0022)
    context.checkpoint()
    const shade = hatch(
      balanceTones(blurPlane(light, width, height, scale * 0.003, 2), 0.66, 0.85),
      measureFlow(calm, context, 0.03),
      width,
      height,
      context,
      manner,
    )
    context.checkpoint()
    const tooth = paperTooth(width, height, context, 260)
    return toPixels(print(calm, contours, outline, shade, tooth))
  },
}

/** Layers of parallel strokes; each begins at its own darkness, with a slope of its own. Coverage 0–1. */
function hatch(light: Plane, flow: Flow, width: number, height: number, context: StyleContext, manner: Manner): Plane {
  const { noise, scale, detail } = context
  const pitch = lerp(0.0088, 0.0062, detail)
  const layers = [
    { begin: 0.58, full: 0.22, slope: manner.slope },
    { begin: 0.36, full: 0.1, slope: manner.slope + (manner.crossed ? Math.PI / 2 : 0.9) },
    { begin: 0.18, full: 0.02, slope: manner.slope + 1.75 },
  ]
  const plane = new Float32Array(width * height)
  const middleX = width / scale / 2
  const middleY = height / scale / 2
  const pixel = 1 / (pitch * scale)
  for (const layer of layers) {
    const cos = Math.cos(layer.slope)
    const sin = Math.sin(layer.slope)
    for (let row = 0; row < height; row++) {
      const y = row / scale
      for (let column = 0; column < width; column++) {
        const i = row * width + column
        const dark = smoothstep(layer.begin, layer.full, light[i]!)
        if (dark <= 0.02) continue
        const x = column / scale
        // A hand's lines bow a little, and the spiral manner hatches in rings.
        const bow = noise.perlin(x * 2.2 + layer.slope, y * 2.2) * 0.02 + noise.perlin(x * 11, y * 11) * 0.0016
        const straight = y * cos - x * sin + bow
        const across =
          manner.orbit > 0
            ? Math.hypot(x - middleX, y - middleY) * Math.cos(layer.slope + 0.6) + straight * 0.25
            : straight
        const along = x * cos + y * sin
        const phase = across / pitch
        const line = Math.floor(phase)
        const lift = noise.perlin(along * 9 * (2 / (1 + manner.length)) + line * 7.3, line * 3.1)
        const weight = dark * (0.75 + 0.45 * lift)
        const half = 0.06 + 0.27 * weight
        const gap = Math.abs(phase - line - 0.5)
        const cover = clamp((half - gap) / pixel + 0.5) * smoothstep(0.05, 0.25, weight)
        if (cover > plane[i]!) plane[i] = cover
      }
    }
  }
  // The contour side of forms keeps a clean margin, so that hatching does not clog the outlines.
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const i = row * width + column
      if (plane[i]! > 0) plane[i]! *= 1 - 0.25 * flow.edge(column / scale, row / scale)
    }
  }
  return plane
}

/** Ink over tinted paper. */
function print(calm: Raster, contours: Plane, outline: Plane, shade: Plane, tooth: Plane): Raster {
  const { red, green, blue } = calm
  for (let i = 0; i < red.length; i++) {
    const paper = 1 + tooth[i]! * 0.016
    const dark = clamp(Math.max(contours[i]! * 1.15, outline[i]! * 0.9, shade[i]! * 0.78) * (1 - tooth[i]! * 0.06))
    const grey = red[i]! * 0.299 + green[i]! * 0.587 + blue[i]! * 0.114
    red[i] = lerp(PAPER[0] * paper * tint(red[i]!, grey), INK[0], dark)
    green[i] = lerp(PAPER[1] * paper * tint(green[i]!, grey), INK[1], dark)
    blue[i] = lerp(PAPER[2] * paper * tint(blue[i]!, grey), INK[2], dark)
  }
  return calm
}

/** A faint wash of the colour's hue, little of its darkness. */
function tint(value: number, grey: number): number {
  return clamp(0.9 + (value - grey) * 0.55 + (grey - 0.5) * 0.2, 0, 1)
}
