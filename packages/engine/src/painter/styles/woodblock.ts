import { clamp, lerp, smoothstep } from '../core/math.ts'
import type { Style, StyleContext } from '../style.ts'
import { blurPlane } from './filter/blur.ts'
import { fromLab, toLab } from './filter/lab.ts'
import { balanceTones } from './filter/levels.ts'
import { drawLines, silhouettes } from './filter/lines.ts'
import { fibres, paperTooth } from './filter/paper.ts'
import { assign, paletteOf, type Lab } from './filter/quantize.ts'
import { lightness, toPixels, toRaster, type Plane, type Raster } from './filter/raster.ts'
import { flatten, kuwahara } from './filter/smooth.ts'
import { mannerOf, type Manner } from './schedulers.ts'

const PAPER = [0.955, 0.918, 0.84] as const
const LINE = [0.11, 0.14, 0.24] as const

/** Japanese print: flat areas of few pigments, indigo key lines, graded bands, wood grain, a margin of mulberry paper. */
export const woodblock: Style = {
  id: 'woodblock',
  name: 'Woodblock print',
  words: [
    'woodblock',
    'woodblock print',
    'ukiyo-e',
    'ukiyo e',
    'hokusai',
    'hiroshige',
    'japanese print',
    'linocut',
    'woodcut',
  ],
  apply(picture, context) {
    const { scale, detail, depth } = context
    const { width, height } = picture
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    const calm = kuwahara(source, scale * lerp(0.009, 0.006, detail))
    const flat = flatten(calm, scale * 0.025, 0.3, 2)
    context.checkpoint()
    const light = balanceTones(lightness(calm), 0.5, 0.5)
    const key = drawLines(light, width, height, {
      width: scale * 0.002 * manner.fine,
      follow: scale * 0.014 * manner.length,
      threshold: lerp(0.011, 0.005, detail),
      hardness: 150,
    })
    const outline = silhouettes(depth, width, height, scale * 0.0035)
    for (let i = 0; i < key.length; i++) key[i] = Math.max(key[i]!, outline[i]!)
    context.checkpoint()
    const blocks = printBlocks(flat, context)
    context.checkpoint()
    return toPixels(pull(blocks, key, context, manner))
  },
}

/** The areas in a limited palette of pigments, their borders smoothed as a knife would cut them. */
function printBlocks(flat: Raster, context: StyleContext): Raster {
  const { scale, detail } = context
  const { width, height } = flat
  const lab = toLab(flat)
  const palette = paletteOf(lab, Math.round(lerp(9, 13, detail)))
  const indexes = assign(lab, palette)
  const best = new Float32Array(indexes.length)
  const mask = new Float32Array(indexes.length)
  const chosen = new Uint8Array(indexes.length)
  const margin = Math.ceil(scale * 0.008) + 1
  for (let k = 0; k < palette.length; k++) {
    // Only the rows that a pigment reaches: sky and ground share few.
    const first = indexes.indexOf(k)
    if (first < 0) continue
    const top = Math.max(0, Math.floor(first / width) - margin)
    const bottom = Math.min(height, Math.floor(indexes.lastIndexOf(k) / width) + 1 + margin)
    const start = top * width
    const end = bottom * width
    for (let i = start; i < end; i++) mask[i] = indexes[i] === k ? 1 : 0
    const soft = blurPlane(mask.subarray(start, end), width, bottom - top, scale * 0.0032, 1)
    for (let i = start; i < end; i++) {
      if (soft[i - start]! > best[i]!) {
        best[i] = soft[i - start]!
        chosen[i] = k
      }
    }
  }
  const pigments = palette.map(pigment)
  for (let i = 0; i < chosen.length; i++) {
    const [light, a, b] = pigments[chosen[i]!]!
    // A breath of the original gradation stays within each block: bokashi.
    lab.light[i] = light + (lab.light[i]! - palette[chosen[i]!]![0]) * 0.45
    lab.a[i] = a
    lab.b[i] = b
  }
  return fromLab(lab)
}

/** A colour as vegetable pigment on warm paper: softer, darks toward Prussian blue, lights toward the sheet. */
function pigment([light, a, b]: Lab): Lab {
  const dark = smoothstep(0.5, 0.2, light)
  const bright = smoothstep(0.75, 0.97, light)
  const chroma = Math.hypot(a, b)
  const gain = 0.95 + 0.65 * smoothstep(0.15, 0.04, chroma)
  return [
    0.16 + light * 0.79,
    lerp(a * gain, -0.02, dark * 0.45) * (1 - bright * 0.3),
    lerp(b * gain, -0.085, dark * 0.5) * (1 - bright * 0.3) + 0.018 * bright,
  ]
}

/** Prints the blocks and the key block on paper, each a hair out of register. */
function pull(blocks: Raster, key: Plane, context: StyleContext, manner: Manner): Raster {
  const { scale, random, noise } = context
  const { width, height } = blocks
  const grain = fibres(width, height, context, 150 * manner.fine, manner.slope * 0.25)
  const tooth = paperTooth(width, height, context, 280)
  const shiftX = Math.round((random() - 0.5) * scale * 0.004)
  const shiftY = Math.round((random() - 0.5) * scale * 0.003)
  const margin = scale * 0.035
  // Farther inside than this the paper's border no longer matters.
  const torn = margin + scale * 0.006 + 2
  const { red, green, blue } = blocks
  const ink = { red: red.slice(), green: green.slice(), blue: blue.slice() }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const u = clamp(x + shiftX, 0, width - 1)
      const v = clamp(y + shiftY, 0, height - 1)
      const j = v * width + u
      const straight = Math.min(x, y, width - 1 - x, height - 1 - y)
      const ragged = straight < torn ? noise.perlin((x / scale) * 30, (y / scale) * 30) * scale * 0.0012 : 0
      const edge = straight + ragged
      const inside = smoothstep(margin - 1, margin + 1, edge)
      const frame = smoothstep(margin + scale * 0.003, margin + scale * 0.0015, edge) * inside
      const paper = 1 + tooth[i]! * 0.018 + grain[i]! * 0.01
      const value = ink.green[j]!
      // Grain shows most where a block printed dark; specks of paper shine through.
      const wear = clamp(0.95 + grain[i]! * 0.06 * (1.1 - value) - Math.max(0, tooth[i]! - 0.6) * 0.3)
      const cover = inside * wear
      const line = Math.max(key[i]! * inside * (0.92 + tooth[i]! * 0.1), frame * 0.9)
      red[i] = lerp(lerp(PAPER[0] * paper, ink.red[j]!, cover), LINE[0], line)
      green[i] = lerp(lerp(PAPER[1] * paper, ink.green[j]!, cover), LINE[1], line)
      blue[i] = lerp(lerp(PAPER[2] * paper, ink.blue[j]!, cover), LINE[2], line)
    }
  }
  seal(blocks, scale, margin, noise.perlin)
  return blocks
}

/** The printer's red seal in the lower corner: a worn square with a simple device, no letters. */
function seal(raster: Raster, scale: number, margin: number, worn: (x: number, y: number) => number): void {
  const { width, height, red, green, blue } = raster
  const side = scale * 0.042
  const left = width - margin - side * 1.7
  const top = height - margin - side * 1.8
  for (let y = Math.floor(top); y < top + side && y < height; y++) {
    for (let x = Math.floor(left); x < left + side && x < width; x++) {
      const u = (x - left) / side
      const v = (y - top) / side
      const ring = Math.abs(Math.hypot(u - 0.5, v - 0.5) - 0.27) < 0.05
      const bar = Math.abs(u - 0.5) < 0.045 && v > 0.3 && v < 0.85
      const frame = Math.min(u, v, 1 - u, 1 - v) > 0.06 && Math.min(u, v, 1 - u, 1 - v) < 0.1
      if (ring || bar || frame) continue
      const cover = 0.88 * smoothstep(-0.75, -0.35, worn((x / scale) * 160, (y / scale) * 160))
      const i = y * width + x
      red[i] = lerp(red[i]!, 0.74, cover)
      green[i] = lerp(green[i]!, 0.16, cover)
      blue[i] = lerp(blue[i]!, 0.13, cover)
    }
  }
}
