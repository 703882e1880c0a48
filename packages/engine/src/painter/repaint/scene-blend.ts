import { clamp, lerp, smoothstep } from '../core/math.ts'
import { blurPlane, blurRaster } from '../styles/filter/blur.ts'
import type { Plane, Raster } from '../styles/filter/raster.ts'

/**
 * Lets the prompt's scene show through where the photograph has nothing to say, in place: its sky in the photograph's
 * sky, its surface where the photograph is flat, its light over everything. `strength` 0–1; below 0.3 nothing happens.
 */
export function blendScene(
  raster: Raster,
  light: Plane,
  sky: Plane,
  reference: Raster,
  referenceSky: Plane,
  strength: number,
  scale: number,
): void {
  const entry = smoothstep(0.28, 1, strength)
  if (entry <= 0) return
  const { width, height } = raster
  const flat = flatness(light, width, height, scale)
  const soft = blurRaster(reference, scale * 0.05, 2)
  const own = blurRaster(raster, scale * 0.05, 2)
  const skyShare = smoothstep(0.3, 0.75, strength) * 0.92
  const planes = [
    [raster.red, reference.red, soft.red, own.red],
    [raster.green, reference.green, soft.green, own.green],
    [raster.blue, reference.blue, soft.blue, own.blue],
  ] as const
  for (const [plane, scene, mass, masses] of planes) {
    for (let i = 0; i < plane.length; i++) {
      const both = sky[i]! * referenceSky[i]!
      // Sky answers sky directly; elsewhere only the scene's texture and a share of its light come in.
      const replace = clamp(skyShare * both + entry * 0.62 * flat[i]! * (1 - both))
      const texture = (scene[i]! - mass[i]!) * entry * (0.35 + 0.5 * flat[i]!) * (1 - sky[i]!)
      const relit = plane[i]! + (mass[i]! - masses[i]!) * entry * 0.35
      plane[i] = clamp(lerp(relit + texture, scene[i]!, replace))
    }
  }
}

/** 1 where the photograph is calm over a wide neighbourhood, 0 where it has forms. */
function flatness(light: Plane, width: number, height: number, scale: number): Plane {
  const mean = blurPlane(light, width, height, scale * 0.012, 1)
  const change = light.map((value, i) => Math.abs(value - mean[i]!))
  return blurPlane(change, width, height, scale * 0.018, 2).map((value) => smoothstep(0.05, 0.012, value))
}
