import { blurPlane } from '../styles/filter/blur.ts'
import { growPlane, shrinkPlane, type Plane } from '../styles/filter/raster.ts'

/**
 * Smooths a coarse plane so that it keeps the edges of a guide picture (a guided filter): locally the result is a
 * linear function of the guide. `reach` in pixels of the guide; `tolerance` is the contrast that counts as an edge.
 */
export function guidePlane(
  plane: Plane,
  guide: Plane,
  width: number,
  height: number,
  reach: number,
  tolerance: number,
): Plane {
  // The linear functions are soft, so they are found on a smaller copy and only applied at full size.
  const shrink = Math.max(1, Math.floor(reach / 6))
  const w = Math.max(2, Math.round(width / shrink))
  const h = Math.max(2, Math.round(height / shrink))
  const p = shrink === 1 ? plane : shrinkPlane(plane, width, height, w, h)
  const g = shrink === 1 ? guide : shrinkPlane(guide, width, height, w, h)
  const sigma = reach / shrink / 2
  const mean = (values: Plane): Plane => blurPlane(values, w, h, sigma, 2)
  const meanP = mean(p)
  const meanG = mean(g)
  const meanGG = mean(g.map((value) => value * value))
  const meanGP = mean(g.map((value, i) => value * p[i]!))
  const slope = new Float32Array(w * h)
  const base = new Float32Array(w * h)
  for (let i = 0; i < slope.length; i++) {
    const variance = Math.max(0, meanGG[i]! - meanG[i]! * meanG[i]!)
    slope[i] = (meanGP[i]! - meanG[i]! * meanP[i]!) / (variance + tolerance * tolerance)
    base[i] = meanP[i]! - slope[i]! * meanG[i]!
  }
  const fullSlope = growPlane(mean(slope), w, h, width, height)
  const fullBase = growPlane(mean(base), w, h, width, height)
  for (let i = 0; i < fullBase.length; i++) {
    const value = fullSlope[i]! * guide[i]! + fullBase[i]!
    fullBase[i] = value < 0 ? 0 : value > 1 ? 1 : value
  }
  return fullBase
}
