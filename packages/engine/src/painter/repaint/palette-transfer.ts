import { clamp, lerp } from '../core/math.ts'
import type { LabPlanes } from '../styles/filter/lab.ts'
import type { Plane } from '../styles/filter/raster.ts'

/** Steps of lightness from dark to light; each stands for as many pixels. */
const STEPS = 12

/** A part's palette: for each step of lightness its mean light and colour. */
interface Ladder {
  /** Share of the picture, 0–1. */
  readonly weight: number
  readonly light: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
}

/**
 * Moves the picture's colours toward a reference's, in place: sky to sky and ground to ground, dark to dark and light
 * to light, in OKLab. `share` is 0 (untouched) … 1; light moves less than colour, so that the forms stay readable.
 * `sky` and `referenceSky` say how surely a pixel is sky.
 */
export function transferPalette(
  lab: LabPlanes,
  sky: Plane,
  reference: LabPlanes,
  referenceSky: Plane,
  share: number,
): void {
  const high = pair(lab, sky, reference, referenceSky, false)
  const low = pair(lab, sky, reference, referenceSky, true)
  const lightShare = share * 0.72
  // What a colour has of its own beyond its step's mean is kept in part: a red coat stays apart from a green field.
  const keep = 1 - 0.75 * share
  const { light, a, b } = lab
  for (let i = 0; i < light.length; i++) {
    const s = sky[i]!
    const value = light[i]!
    let moveLight = 0
    let moveA = 0
    let moveB = 0
    for (const [part, weight] of [
      [high, s],
      [low, 1 - s],
    ] as const) {
      if (weight < 0.004) continue
      const place = climb(part.from.light, value)
      const gapA = a[i]! - at(part.from.a, place)
      const gapB = b[i]! - at(part.from.b, place)
      moveLight += weight * (at(part.to.light, place) - value)
      moveA += weight * (at(part.to.a, place) + gapA * keep - a[i]!)
      moveB += weight * (at(part.to.b, place) + gapB * keep - b[i]!)
    }
    light[i] = clamp(value + moveLight * lightShare, 0.02, 0.99)
    a[i] = a[i]! + moveA * share
    b[i] = b[i]! + moveB * share
  }
}

/** The ladders of one part in both pictures; of the whole pictures when the part is missing in one. */
function pair(
  lab: LabPlanes,
  sky: Plane,
  reference: LabPlanes,
  referenceSky: Plane,
  ground: boolean,
): { from: Ladder; to: Ladder } {
  const from = ladder(lab, sky, ground)
  const to = ladder(reference, referenceSky, ground)
  if (from.weight > 0.03 && to.weight > 0.03) return { from, to }
  return { from: ladder(lab, null, ground), to: ladder(reference, null, ground) }
}

/** Measures every 11th pixel; `mask` null takes all of the picture, `inverted` what the mask leaves. */
function ladder(lab: LabPlanes, mask: Plane | null, inverted: boolean): Ladder {
  const taken: number[] = []
  let looked = 0
  for (let i = 0; i < lab.light.length; i += 11) {
    looked++
    const share = mask === null ? 1 : inverted ? 1 - mask[i]! : mask[i]!
    if (share > 0.5) taken.push(i)
  }
  taken.sort((i, j) => lab.light[i]! - lab.light[j]! || i - j)
  const mean = (plane: Plane): Float32Array => {
    const steps = new Float32Array(STEPS)
    for (let step = 0; step < STEPS; step++) {
      const start = Math.floor((step * taken.length) / STEPS)
      const end = Math.max(start + 1, Math.floor(((step + 1) * taken.length) / STEPS))
      let sum = 0
      for (let k = start; k < end; k++) sum += plane[taken[Math.min(k, taken.length - 1)] ?? 0]!
      steps[step] = sum / (end - start)
    }
    return steps
  }
  return { weight: taken.length / Math.max(1, looked), light: mean(lab.light), a: mean(lab.a), b: mean(lab.b) }
}

/** Where a lightness stands on a ladder, 0 … STEPS − 1 with fractions. */
function climb(steps: Float32Array, value: number): number {
  if (value <= steps[0]!) return 0
  for (let k = 1; k < STEPS; k++) {
    if (value < steps[k]!) return k - 1 + (value - steps[k - 1]!) / Math.max(1e-5, steps[k]! - steps[k - 1]!)
  }
  return STEPS - 1
}

function at(steps: Float32Array, place: number): number {
  const low = Math.min(STEPS - 2, Math.floor(place))
  return lerp(steps[low]!, steps[low + 1]!, place - low)
}
