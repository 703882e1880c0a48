import { clamp, lerp, smoothstep } from '../core/math.ts'
import type { Style, StyleContext } from '../style.ts'
import { bloom } from './filter/grade.ts'
import { fromLab, toLab } from './filter/lab.ts'
import { drawLines, silhouettes } from './filter/lines.ts'
import { lightness, toPixels, toRaster, type Raster } from './filter/raster.ts'
import { flatten, kuwahara } from './filter/smooth.ts'
import { mannerOf, type Manner } from './schedulers.ts'

/** Cel painting: flat clear tones with crisp steps, fine coloured outlines, clean light. */
export const anime: Style = {
  id: 'anime',
  name: 'Anime',
  words: ['anime', 'manga', 'ghibli', 'cel shaded', 'cel-shaded', 'cartoon', 'animation', 'flat', 'makoto shinkai'],
  apply(picture, context) {
    const { scale, detail, depth } = context
    const { width, height } = picture
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    const calm = kuwahara(source, scale * lerp(0.0055, 0.0035, detail))
    const flat = flatten(calm, scale * 0.03, 0.22, 2)
    context.checkpoint()
    const lines = drawLines(lightness(calm), width, height, {
      width: Math.max(0.6, scale * 0.0011 * manner.fine),
      follow: scale * 0.009 * manner.length,
      threshold: lerp(0.02, 0.011, detail),
      hardness: 70,
    })
    const outline = silhouettes(depth, width, height, scale * 0.0022)
    context.checkpoint()
    const cel = stepTones(flat, context, manner)
    for (let i = 0; i < lines.length; i++) {
      // Lines are a darker tone of what they bound, never black.
      const ink = Math.min(0.8, lines[i]! * 0.62 + outline[i]! * 0.45)
      cel.red[i]! *= 1 - ink * 0.75
      cel.green[i]! *= 1 - ink * 0.8
      cel.blue[i]! *= 1 - ink * 0.6
    }
    bloom(cel, 0.78, scale * 0.022, 0.4)
    return toPixels(cel)
  },
}

/** Steps the lightness and brightens the colours; the edge of each step wavers along the manner's slope. */
function stepTones(flat: Raster, context: StyleContext, manner: Manner): Raster {
  const { noise, scale, detail, depth } = context
  const lab = toLab(flat)
  const { width, height, light, a, b } = lab
  const levels = Math.round(lerp(6, 9, detail))
  const cos = (Math.cos(manner.slope) * 20) / scale
  const sin = (Math.sin(manner.slope) * 20) / scale
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const waver = noise.perlin((x * cos + y * sin) * 0.4, (y * cos - x * sin) * 1.6) * 0.012
      const level = (light[i]! + waver) * levels
      const floor = Math.floor(level)
      const stepped = (floor + smoothstep(0.42, 0.58, level - floor)) / levels
      // Open sky keeps its gradient: only things are cut into tones.
      const value = lerp(light[i]!, stepped, depth[i]! > 0.96 ? 0.3 : 0.72)
      light[i] = clamp(0.5 + (value - 0.48) * 1.08 + 0.015)
      const chroma = Math.hypot(a[i]!, b[i]!)
      const gain = 1.12 + 0.35 * smoothstep(0.16, 0.03, chroma)
      // Shadows lean to blue, lights to warm, as in painted backgrounds.
      const cool = smoothstep(0.5, 0.15, light[i])
      a[i] = a[i]! * gain
      b[i] = b[i]! * gain - 0.02 * cool
    }
  }
  return fromLab(lab)
}
