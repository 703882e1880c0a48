import { blurPlane } from './blur.ts'
import type { Plane } from './raster.ts'

/** How contours are found. Lengths in pixels. */
export interface LineOptions {
  /** Thickness of the finest contour. */
  readonly width: number
  /** How far a contour is followed along itself; longer = calmer, more connected lines. */
  readonly follow: number
  /** Contrast that is needed, about 0.004 (every texture) … 0.03 (outlines only). */
  readonly threshold: number
  /** How abruptly a line begins: 20 soft pencil … 200 pen. */
  readonly hardness: number
}

/**
 * Dark contours of a plane as coverage 0–1: a difference of Gaussians, smoothed along the contour's own direction
 * so that broken specks join into strokes.
 */
export function drawLines(plane: Plane, width: number, height: number, options: LineOptions): Plane {
  const near = blurPlane(plane, width, height, options.width)
  const far = blurPlane(plane, width, height, options.width * 1.6)
  const size = width * height
  const difference = new Float32Array(size)
  for (let i = 0; i < size; i++) difference[i] = far[i]! - near[i]!
  const along = followContours(difference, far, width, height, options.follow, options.threshold * 0.3)
  for (let i = 0; i < size; i++) {
    const over = (along[i]! - options.threshold) * options.hardness
    along[i] = over <= 0 ? 0 : Math.tanh(over)
  }
  return along
}

/** Averages `values` along the level lines of `guide` over ± `reach` pixels; 0 where they are below `least`. */
function followContours(
  values: Plane,
  guide: Plane,
  width: number,
  height: number,
  reach: number,
  least: number,
): Plane {
  const out = new Float32Array(values.length)
  const steps = Math.max(1, Math.round(reach / 1.5))
  const stride = reach / steps
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      // Far below any threshold there is nothing to follow: most of a picture is skipped here.
      if (values[i]! < least) continue
      let sum = values[i]! * 1.5
      let weight = 1.5
      for (let side = -1; side <= 1; side += 2) {
        let px = x
        let py = y
        let dirX = 0
        let dirY = 0
        for (let step = 0; step < steps; step++) {
          const cx = px < 1 ? 1 : px > width - 2 ? width - 2 : px
          const cy = py < 1 ? 1 : py > height - 2 ? height - 2 : py
          const k = (cy | 0) * width + (cx | 0)
          let tx = -(guide[k + width]! - guide[k - width]!)
          let ty = guide[k + 1]! - guide[k - 1]!
          const norm = Math.sqrt(tx * tx + ty * ty)
          if (norm < 1e-6) break
          const turn = step === 0 ? side : tx * dirX + ty * dirY < 0 ? -1 : 1
          tx *= turn / norm
          ty *= turn / norm
          px += tx * stride
          py += ty * stride
          if (px < 0 || py < 0 || px >= width || py >= height) break
          dirX = tx
          dirY = ty
          const fade = 1 - (step + 1) / (steps + 1)
          sum += values[(py | 0) * width + (px | 0)]! * fade
          weight += fade
        }
      }
      out[i] = sum / weight
    }
  }
  return out
}

/** Where the depth jumps: the silhouettes of the scene, 0–1, about `reach` pixels wide. */
export function silhouettes(far: Plane, width: number, height: number, reach: number): Plane {
  // Depth is stepped pixel by pixel; a line along it would show the stairs.
  const depth = blurPlane(far, width, height, Math.max(0.5, reach * 0.25), 2)
  const out = new Float32Array(depth.length)
  const step = Math.max(1, Math.round(reach / 2))
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - step) * width
    const low = Math.min(height - 1, y + step) * width
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - step)
      const right = Math.min(width - 1, x + step)
      const here = depth[y * width + x]!
      // Only a rise to something farther counts: the line lies on the nearer thing, once.
      const rise = Math.max(
        depth[up + x]! - here,
        depth[low + x]! - here,
        depth[y * width + left]! - here,
        depth[y * width + right]! - here,
      )
      out[y * width + x] = rise < 0.02 ? 0 : Math.min(1, (rise - 0.02) * 16)
    }
  }
  return blurPlane(out, width, height, Math.max(0.45, reach * 0.2), 2)
}
