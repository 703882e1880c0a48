import { clamp } from '../core/math.ts'
import type { LabPlanes } from '../styles/filter/lab.ts'
import type { Plane } from '../styles/filter/raster.ts'

/** Mean and deviation of the three channels over a weighted part of a picture. */
interface Stats {
  readonly weight: number
  readonly mean: readonly [number, number, number]
  readonly deviation: readonly [number, number, number]
}

/**
 * Moves the picture's colours toward a reference's, in place: sky to sky and ground to ground, by mean and spread in
 * OKLab. `share` is 0 (untouched) … 1; light moves less than colour, so that the forms stay readable. `sky` and
 * `referenceSky` say how surely a pixel is sky.
 */
export function transferPalette(lab: LabPlanes, sky: Plane, reference: LabPlanes, referenceSky: Plane, share: number): void {
  const all = new Float32Array(1)
  const whole = { from: measure(lab, all, false), to: measure(reference, all, false) }
  const parts = [true, false].map((isSky) => {
    const from = measure(lab, sky, !isSky)
    const to = measure(reference, referenceSky, !isSky)
    return from.weight > 0.04 && to.weight > 0.04 ? { from, to } : whole
  }) as [{ from: Stats; to: Stats }, { from: Stats; to: Stats }]
  const planes = [lab.light, lab.a, lab.b] as const
  planes.forEach((plane, channel) => {
    const gains = parts.map(({ from, to }) => {
      const spread = clamp(to.deviation[channel]! / Math.max(0.004, from.deviation[channel]!), 0.55, channel === 0 ? 1.35 : 2.4)
      return { spread, from: from.mean[channel]!, to: to.mean[channel]! }
    }) as [{ spread: number; from: number; to: number }, { spread: number; from: number; to: number }]
    const amount = share * (channel === 0 ? 0.7 : 1)
    for (let i = 0; i < plane.length; i++) {
      const value = plane[i]!
      const s = sky[i]!
      const up = (value - gains[0].from) * gains[0].spread + gains[0].to
      const low = (value - gains[1].from) * gains[1].spread + gains[1].to
      plane[i] = value + (up * s + low * (1 - s) - value) * amount
    }
  })
  for (let i = 0; i < lab.light.length; i++) lab.light[i] = clamp(lab.light[i]!, 0.02, 0.99)
}

/** Statistics of every 13th pixel, weighted by the mask (or by its opposite); a mask of one value means all of it. */
function measure(lab: LabPlanes, mask: Plane, inverted: boolean): Stats {
  const planes = [lab.light, lab.a, lab.b] as const
  const sums = [0, 0, 0]
  const squares = [0, 0, 0]
  let weight = 0
  let count = 0
  for (let i = 0; i < lab.light.length; i += 13) {
    const share = mask.length === 1 ? 1 : inverted ? 1 - mask[i]! : mask[i]!
    weight += share
    count++
    planes.forEach((plane, k) => {
      sums[k]! += plane[i]! * share
      squares[k]! += plane[i]! * plane[i]! * share
    })
  }
  const norm = Math.max(1e-6, weight)
  const mean = sums.map((sum) => sum / norm) as [number, number, number]
  const deviation = squares.map((square, k) => Math.sqrt(Math.max(1e-6, square / norm - mean[k]! ** 2))) as [number, number, number]
  return { weight: weight / Math.max(1, count), mean, deviation }
}
