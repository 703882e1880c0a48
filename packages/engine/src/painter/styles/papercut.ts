import { clamp, lerp, smoothstep } from '../core/math.ts'
import type { Style, StyleContext } from '../style.ts'
import { blurPlane } from './filter/blur.ts'
import { toLab } from './filter/lab.ts'
import { fibres, paperTooth } from './filter/paper.ts'
import { assign, choosePalette, type Lab } from './filter/quantize.ts'
import { createRaster, toPixels, toRaster, type Plane, type Raster } from './filter/raster.ts'
import { flatten, kuwahara } from './filter/smooth.ts'
import { oklabToRgb } from '../core/color.ts'
import { mannerOf, type Manner } from './schedulers.ts'

/** Sheets of coloured card cut out and stacked, each throwing a soft shadow on the one behind. */
export const papercut: Style = {
  id: 'papercut',
  name: 'Papercut',
  words: ['papercut', 'paper cut', 'paper art', 'paper craft', 'papercraft', 'cut paper', 'layered paper', 'collage', 'kirigami'],
  apply(picture, context) {
    const { scale, detail } = context
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    const calm = flatten(kuwahara(source, scale * 0.0085), scale * 0.03, 0.35, 2)
    context.checkpoint()
    const lab = toLab(calm)
    const palette = choosePalette(lab, Math.round(lerp(8, 11, detail) * (manner.fine < 0.9 ? 1.15 : 1)))
    const indexes = assign(lab, palette)
    const order = stackSheets(indexes, palette, context.depth)
    context.checkpoint()
    return toPixels(stack(calm, palette, indexes, order, context, manner))
  },
}

/** The palette's indexes from the farthest sheet to the nearest: by depth, then by light. */
function stackSheets(indexes: Uint8Array, palette: readonly Lab[], depth: Float32Array): number[] {
  const sums = new Float64Array(palette.length)
  const counts = new Float64Array(palette.length)
  for (let i = 0; i < indexes.length; i++) {
    sums[indexes[i]!]! += depth[i]!
    counts[indexes[i]!]! += 1
  }
  const farness = (k: number): number => {
    const far = sums[k]! / Math.max(1, counts[k]!)
    // Air lightens what is far; near things come forward where the light falls on them.
    return far + palette[k]![0] * (far > 0.6 ? 0.45 : -0.3)
  }
  return palette.map((_, k) => k).sort((a, b) => farness(b) - farness(a))
}

function stack(
  calm: Raster, palette: readonly Lab[], indexes: Uint8Array, order: readonly number[], context: StyleContext,
  manner: Manner,
): Raster {
  const { scale, noise } = context
  const { width, height } = calm
  const out = createRaster(width, height)
  const tooth = paperTooth(width, height, context, 240)
  const strands = fibres(width, height, context, 120, manner.slope)
  const level = new Uint8Array(palette.length)
  order.forEach((k, place) => (level[k] = place))
  const mask = new Float32Array(indexes.length)
  // Light from the upper left; each manner holds the lamp a little differently.
  const angle = 0.85 + manner.slope * 0.35
  const offX = Math.round(Math.cos(angle) * scale * 0.006)
  const offY = Math.round(Math.sin(angle) * scale * 0.006)
  order.forEach((k, place) => {
    for (let i = 0; i < mask.length; i++) mask[i] = level[indexes[i]!]! >= place ? 1 : 0
    // A knife cuts curves: what is narrower than the blur disappears from the sheet.
    const cut = blurPlane(mask, width, height, scale * 0.0029 * manner.coarse, 2)
    const shadow = place === 0 ? null : blurPlane(cut, width, height, scale * 0.0065, 2)
    const card = cardColor(palette[k]!)
    const edge = 1.1 / (scale * 0.0029 * manner.coarse)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        if (shadow !== null) {
          const v = clamp(y - offY, 0, height - 1) * width + clamp(x - offX, 0, width - 1)
          const dark = 1 - 0.42 * shadow[v]!
          out.red[i]! *= dark
          out.green[i]! *= dark
          out.blue[i]! *= 1 - 0.36 * shadow[v]!
        }
        const cover = place === 0 ? 1 : smoothstep(0.5 - edge * 0.2, 0.5 + edge * 0.2, cut[i]!)
        if (cover <= 0) continue
        // The cut edge of the card catches the light.
        const rim = place === 0 ? 0 : smoothstep(0.5 + edge, 0.5 + edge * 0.3, cut[i]!) * 0.16
        const body = 1 + tooth[i]! * 0.026 + strands[i]! * 0.02 + noise.perlin((x / scale) * 3 + k * 7, (y / scale) * 3) * 0.035
        out.red[i] = lerp(out.red[i]!, card[0] * body + rim, cover)
        out.green[i] = lerp(out.green[i]!, card[1] * body + rim, cover)
        out.blue[i] = lerp(out.blue[i]!, card[2] * body + rim, cover)
      }
    }
    context.checkpoint()
  })
  return out
}

/** Dyed card: clear colours, no black. */
function cardColor([light, a, b]: Lab): readonly [number, number, number] {
  const chroma = Math.hypot(a, b)
  const gain = 1.15 + 0.5 * smoothstep(0.12, 0.02, chroma)
  return oklabToRgb(0.2 + light * 0.76, a * gain, b * gain)
}
