import { oklabToRgb } from '../core/color.ts'
import { clamp, lerp, smoothstep } from '../core/math.ts'
import type { Style, StyleContext } from '../style.ts'
import type { Rgb } from '../types.ts'
import { blurPlane } from './filter/blur.ts'
import { toLab } from './filter/lab.ts'
import { fibres, paperTooth } from './filter/paper.ts'
import type { Lab } from './filter/quantize.ts'
import { createRaster, toPixels, toRaster, type Plane, type Raster } from './filter/raster.ts'
import { cutSheets, type Sheets } from './filter/sheets.ts'
import { flatten, kuwahara } from './filter/smooth.ts'
import { mannerOf, type Manner } from './schedulers.ts'

/** Sheets of coloured card cut out and stacked, each throwing a soft shadow on the one behind. */
export const papercut: Style = {
  id: 'papercut',
  name: 'Papercut',
  words: [
    'papercut',
    'paper cut',
    'paper art',
    'paper craft',
    'papercraft',
    'cut paper',
    'layered paper',
    'collage',
    'kirigami',
  ],
  apply(picture, context) {
    const { scale, detail, depth } = context
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    const calm = flatten(kuwahara(source, scale * 0.0055), scale * 0.02, 0.35, 2)
    context.checkpoint()
    const far = blurPlane(depth, picture.width, picture.height, scale * 0.0015, 2)
    const sheets = cutSheets(toLab(calm), far, Math.round(lerp(8, 12, detail) * (manner.fine < 0.9 ? 1.15 : 1)))
    context.checkpoint()
    return toPixels(stack(picture.width, picture.height, sheets, context, manner))
  },
}

/** Lays the sheets on each other: a knife-cut outline, a lit edge, a shadow on what lies below. */
function stack(width: number, height: number, sheets: Sheets, context: StyleContext, manner: Manner): Raster {
  const { scale } = context
  const { places, colors } = sheets
  const out = createRaster(width, height)
  const texture = cardTexture(width, height, context, manner)
  const mask = new Float32Array(places.length)
  // Light from the upper left; each manner holds the lamp a little differently.
  const angle = 0.85 + manner.slope * 0.35
  const offX = Math.round(Math.cos(angle) * scale * 0.0055)
  const offY = Math.round(Math.sin(angle) * scale * 0.0055)
  const knife = scale * 0.0019 * manner.coarse
  // The lit edge stays a line, however small the picture is.
  const edge = Math.min(0.45, 1.1 / knife)
  colors.forEach((color, place) => {
    const card = cardColor(color)
    if (place === 0) {
      cover(out, card, texture, null, edge)
      return
    }
    // Near sheets leave the upper rows free: work begins a margin above the first that the sheet or its shadow touches.
    let first = 0
    while (first < places.length && places[first]! < place) first++
    const top = Math.max(0, Math.floor(first / width) - Math.ceil(scale * 0.03) - 2)
    const start = top * width
    for (let i = start; i < mask.length; i++) mask[i] = places[i]! >= place ? 1 : 0
    const part = below(out, top)
    // A knife cuts curves: what is narrower than the blur disappears from the sheet.
    const cut = blurPlane(mask.subarray(start), width, part.height, knife, 2)
    shade(part, blurPlane(cut, width, part.height, scale * 0.006, 1), offX, offY)
    cover(part, card, texture.subarray(start), cut, edge)
    context.checkpoint()
  })
  return out
}

/** The rows of a picture from `top` down, in the same memory. */
function below({ width, height, red, green, blue }: Raster, top: number): Raster {
  const from = Math.min(top, height - 1) * width
  const rest = { red: red.subarray(from), green: green.subarray(from), blue: blue.subarray(from) }
  return { width, height: rest.red.length / width, ...rest }
}

/** Darkens what lies under the sheet's shadow, in place. */
function shade(out: Raster, shadow: Plane, offX: number, offY: number): void {
  const { width, height, red, green, blue } = out
  for (let y = 0; y < height; y++) {
    const row = clamp(y - offY, 0, height - 1) * width
    for (let x = 0; x < width; x++) {
      const dark = shadow[row + (x < offX ? 0 : x - offX >= width ? width - 1 : x - offX)]!
      if (dark < 0.01) continue
      const i = y * width + x
      red[i]! *= 1 - 0.42 * dark
      green[i]! *= 1 - 0.42 * dark
      blue[i]! *= 1 - 0.35 * dark
    }
  }
}

/** Lays one sheet; null covers everything. */
function cover(out: Raster, card: Rgb, texture: Plane, cut: Plane | null, edge: number): void {
  const { red, green, blue } = out
  for (let i = 0; i < red.length; i++) {
    const inside = cut === null ? 1 : cut[i]!
    if (inside < 0.5 - edge * 0.2) continue
    const share = cut === null ? 1 : smoothstep(0.5 - edge * 0.2, 0.5 + edge * 0.2, inside)
    // The cut edge of the card catches the light.
    const rim = inside > 0.5 + edge ? 0 : smoothstep(0.5 + edge, 0.5 + edge * 0.3, inside) * 0.15
    const body = 1 + texture[i]!
    red[i] = lerp(red[i]!, card[0] * body + rim, share)
    green[i] = lerp(green[i]!, card[1] * body + rim, share)
    blue[i] = lerp(blue[i]!, card[2] * body + rim, share)
  }
}

/** The card's surface, as a change of lightness. */
function cardTexture(width: number, height: number, context: StyleContext, manner: Manner): Plane {
  const tooth = paperTooth(width, height, context, 240)
  const strands = fibres(width, height, context, 120, manner.slope)
  for (let i = 0; i < tooth.length; i++) tooth[i] = tooth[i]! * 0.026 + strands[i]! * 0.022
  return tooth
}

/** Dyed card: clear colours, no black. */
function cardColor([light, a, b]: Lab): Rgb {
  const gain = 1.15 + 0.5 * smoothstep(0.12, 0.02, Math.hypot(a, b))
  return oklabToRgb(0.2 + light * 0.76, a * gain, b * gain)
}
