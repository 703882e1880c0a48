import { blurPlane } from '../painter/styles/filter/blur.ts'

/**
 * The depth with what is not known of it taken from the nearest place that is, softly. `mask` says of each pixel how surely it is
 * unknown, 0–1; no depth that is spread lies beyond `most`.
 */
export function fillDepth(
  depth: Float32Array,
  mask: Float32Array,
  width: number,
  height: number,
  most: number,
): Float32Array {
  const shrink = Math.max(1, Math.round(Math.min(width, height) / 180))
  const w = Math.ceil(width / shrink)
  const h = Math.ceil(height / shrink)
  const value = new Float32Array(w * h).fill(-1)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let least = 2
      for (let v = y * shrink; v < Math.min(height, (y + 1) * shrink); v++) {
        for (let u = x * shrink; u < Math.min(width, (x + 1) * shrink); u++) {
          const i = v * width + u
          if (mask[i]! < 0.1 && depth[i]! < least) least = depth[i]!
        }
      }
      if (least < 2) value[y * w + x] = Math.min(least, most)
    }
  }
  // Two sweeps of a chamfer: each open cell takes the depth of the nearest land.
  const far = Int32Array.from(value, (d) => (d < 0 ? 1 << 20 : 0))
  const take = (i: number, j: number, step: number): void => {
    if (far[j]! + step >= far[i]!) return
    far[i] = far[j]! + step
    value[i] = value[j]!
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (x > 0) take(i, i - 1, 2)
      if (y > 0) take(i, i - w, 2)
      if (x > 0 && y > 0) take(i, i - w - 1, 3)
      if (x < w - 1 && y > 0) take(i, i - w + 1, 3)
    }
  }
  for (let y = h - 1; y >= 0; y--) {
    for (let x = w - 1; x >= 0; x--) {
      const i = y * w + x
      if (x < w - 1) take(i, i + 1, 2)
      if (y < h - 1) take(i, i + w, 2)
      if (x < w - 1 && y < h - 1) take(i, i + w + 1, 3)
      if (x > 0 && y < h - 1) take(i, i + w - 1, 3)
    }
  }
  const soft = blurPlane(value, w, h, 2, 2)
  const result = new Float32Array(depth.length)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / shrink) * w
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const around = Math.max(0, soft[row + Math.floor(x / shrink)]!)
      result[i] = mask[i]! < 0.02 ? depth[i]! : around
    }
  }
  return result
}
