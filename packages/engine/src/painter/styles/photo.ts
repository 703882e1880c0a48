import { clamp, lerp, smoothstep } from '../core/math.ts'
import type { Style, StyleContext } from '../style.ts'
import { blurRaster } from './filter/blur.ts'
import { bloom, enliven, tone, vignette } from './filter/grade.ts'
import { toPixels, toRaster, type Raster } from './filter/raster.ts'
import { mannerOf } from './schedulers.ts'

/** A developed photograph: gentle contrast, glow on lights, softness behind the sharp plane, grain. */
export const photo: Style = {
  id: 'photo',
  name: 'Photograph',
  words: [
    'photo',
    'photograph',
    'photography',
    'photographic',
    'photorealistic',
    'realistic',
    'cinematic',
    'film still',
    'dslr',
  ],
  apply(picture, context) {
    const { scale } = context
    const raster = toRaster(picture)
    focus(raster, context)
    context.checkpoint()
    tone(raster, (v) => v + 0.14 * (v - 0.48) * (1 - (2 * v - 1) ** 2) * (v < 0.48 ? 0.8 : 1))
    enliven(raster, 0.16)
    bloom(raster, 0.72, scale * 0.02, 0.32)
    context.checkpoint()
    vignette(raster, 0.2)
    grain(raster, context)
    return toPixels(raster)
  },
}

/** Blurs what lies far from the plane of focus, in place; the sky keeps its own softness. */
function focus(raster: Raster, context: StyleContext): void {
  const { depth, scale, detail } = context
  const soft = blurRaster(raster, scale * 0.0022, 2)
  const crisp = blurRaster(raster, Math.max(0.5, scale * 0.0011), 2)
  const sharpen = 0.25 + 0.5 * detail
  const planes = [
    [raster.red, soft.red, crisp.red],
    [raster.green, soft.green, crisp.green],
    [raster.blue, soft.blue, crisp.blue],
  ] as const
  for (const [plane, far, near] of planes) {
    for (let i = 0; i < plane.length; i++) {
      const away = depth[i]!
      const blurred = smoothstep(0.62, 0.95, away) * 0.55
      const value = plane[i]! + clamp(plane[i]! - near[i]!, -0.08, 0.08) * sharpen * (1 - blurred)
      plane[i] = lerp(value, far[i]!, blurred)
    }
  }
}

/** Film grain: strongest in the middle tones, clumped along the manner's slope. */
function grain(raster: Raster, context: StyleContext): void {
  const { noise, scale, random } = context
  const { width, height, red, green, blue } = raster
  const manner = mannerOf(context.scheduler)
  const step = 520 / scale
  const cos = Math.cos(manner.slope) * step
  const sin = Math.sin(manner.slope) * step
  const stretch = 1 / manner.length
  const salt = Math.floor(random() * 4096)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const value = green[i]!
      const clump = noise.perlin((x * cos + y * sin) * stretch, y * cos - x * sin)
      const speck = noise.hash(x + salt, y) - 0.5
      const amount = (clump * 0.013 + speck * 0.022) * (0.45 + 2.2 * Math.max(0, value * (1 - value)))
      red[i]! += amount
      green[i]! += amount
      blue[i]! += amount
    }
  }
}
