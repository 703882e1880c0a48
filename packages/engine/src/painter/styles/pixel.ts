import { clamp, lerp } from '../core/math.ts'
import type { Style } from '../style.ts'
import type { Pixels } from '../types.ts'
import { enliven, tone } from './filter/grade.ts'
import { fromLab, toLab, type LabPlanes } from './filter/lab.ts'
import { paletteOf, nearest, type Lab } from './filter/quantize.ts'
import { createRaster, shrinkRaster, toRaster, type Raster } from './filter/raster.ts'
import { mannerOf, screenThreshold, type Screen } from './schedulers.ts'

/** A console's picture: a coarse grid, a small palette, ordered dithering between its colours. */
export const pixel: Style = {
  id: 'pixel',
  name: 'Pixel art',
  words: ['pixel', 'pixel art', 'pixelart', '8-bit', '16-bit', '8 bit', '16 bit', 'retro game', 'game boy'],
  apply(picture, context) {
    const { detail, noise, scale } = context
    const cells = Math.round(lerp(104, 152, (detail - 0.5) * 2))
    const width = Math.max(1, Math.round((picture.width / scale) * cells))
    const height = Math.max(1, Math.round((picture.height / scale) * cells))
    const small = crisp(shrinkRaster(toRaster(picture), width, height))
    enliven(small, 0.5)
    tone(small, (v) => v + 0.12 * (v - 0.5) * (1 - (2 * v - 1) ** 2))
    context.checkpoint()
    const lab = toLab(small)
    const palette = paletteOf(lab, Math.round(lerp(16, 28, (detail - 0.5) * 2)), 10)
    return enlarge(dither(lab, palette, mannerOf(context.scheduler).screen, noise.hash), picture)
  },
}

/** Sharpens the small picture, so that averaging does not leave it woolly. */
function crisp(small: Raster): Raster {
  const { width, height } = small
  const out = createRaster(width, height)
  const pairs = [
    [small.red, out.red],
    [small.green, out.green],
    [small.blue, out.blue],
  ] as const
  for (const [from, to] of pairs) {
    for (let y = 0; y < height; y++) {
      const up = Math.max(0, y - 1) * width
      const low = Math.min(height - 1, y + 1) * width
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        const left = y * width + Math.max(0, x - 1)
        const right = y * width + Math.min(width - 1, x + 1)
        const around = (from[up + x]! + from[low + x]! + from[left]! + from[right]!) / 4
        to[i] = clamp(from[i]! + (from[i]! - around) * 0.55)
      }
    }
  }
  return out
}

/** Each cell takes the nearest colour, or the one on its other side when the screen's threshold says so. */
function dither(
  lab: LabPlanes,
  palette: readonly Lab[],
  screen: Screen,
  hash: (x: number, y: number) => number,
): Raster {
  const { width, height, light, a, b } = lab
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const first = palette[nearest(palette, light[i]!, a[i]!, b[i]!)]!
      // The colour's mirror image across the first choice lies toward the one to mix it with.
      const second = palette[nearest(palette, 2 * light[i]! - first[0], 2 * a[i]! - first[1], 2 * b[i]! - first[2])]!
      const gapL = second[0] - first[0]
      const gapA = second[1] - first[1]
      const gapB = second[2] - first[2]
      const length = gapL * gapL + gapA * gapA + gapB * gapB
      const toward = (light[i]! - first[0]) * gapL + (a[i]! - first[1]) * gapA + (b[i]! - first[2]) * gapB
      // Colours far apart would flicker as checks: only neighbours of the palette are mixed.
      const share = length < 1e-6 || length > 0.035 ? 0 : (toward / length) * 1.15 - 0.04
      const chosen = share > screenThreshold(screen, x, y, hash) ? second : first
      light[i] = chosen[0]
      a[i] = chosen[1]
      b[i] = chosen[2]
    }
  }
  return fromLab(lab)
}

/** Back to the full size without smoothing. */
function enlarge(small: Raster, { width, height }: Pixels): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const row = Math.min(small.height - 1, Math.floor((y * small.height) / height)) * small.width
    for (let x = 0; x < width; x++) {
      const i = row + Math.min(small.width - 1, Math.floor((x * small.width) / width))
      const j = (y * width + x) * 4
      data[j] = small.red[i]! * 255
      data[j + 1] = small.green[i]! * 255
      data[j + 2] = small.blue[i]! * 255
      data[j + 3] = 255
    }
  }
  return { width, height, data }
}
