import type { Plane } from './raster.ts'

/**
 * The lightness plane stretched so that 4 % of it is black and 4 % white, then bent so that its middle value becomes
 * `middle`: a night and a noon give a drawing the same range of tones. `strength` 0 keeps the plane, 1 stretches fully.
 */
export function balanceTones(light: Plane, middle: number, strength: number): Plane {
  const counts = new Uint32Array(256)
  for (let i = 0; i < light.length; i++) counts[Math.max(0, Math.min(255, (light[i]! * 255) | 0))]!++
  const at = (share: number): number => {
    let sum = 0
    for (let k = 0; k < 256; k++) {
      sum += counts[k]!
      if (sum >= light.length * share) return (k + 0.5) / 256
    }
    return 1
  }
  const low = at(0.04)
  const high = Math.max(low + 0.15, at(0.96))
  const centre = Math.min(0.9, Math.max(0.1, (at(0.5) - low) / (high - low)))
  const bend = Math.min(2, Math.max(0.45, Math.log(middle) / Math.log(centre)))
  return light.map((value) => {
    const stretched = Math.min(1, Math.max(0, (value - low) / (high - low))) ** bend
    return value + (stretched - value) * strength
  })
}
