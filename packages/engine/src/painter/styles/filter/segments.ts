import type { LabPlanes } from './lab.ts'

/** A patch of the picture: its middle in pixels, its mean colour in OKLab. */
export interface Patch {
  x: number
  y: number
  light: number
  a: number
  b: number
}

/** Which patch each pixel belongs to. */
export interface Segments {
  readonly labels: Int32Array
  readonly patches: readonly Patch[]
}

/**
 * Cuts the picture into patches that keep to its contours (a few rounds of local k-means over colour and place).
 * `places` are the first middles in pixels, or patches whose colours are known already, `spacing` their usual distance; `loyalty` is how much nearness counts
 * against likeness: 0.02 ragged … 0.2 almost regular cells.
 */
export function cutPatches(
  lab: LabPlanes,
  places: readonly ({ x: number; y: number } | Patch)[],
  spacing: number,
  loyalty: number,
  rounds: number,
): Segments {
  const { width, height } = lab
  const patches: Patch[] = places.map((place) => {
    if ('light' in place) return { ...place }
    const { x, y } = place
    const i = clip(y, height) * width + clip(x, width)
    return { x, y, light: lab.light[i]!, a: lab.a[i]!, b: lab.b[i]! }
  })
  const labels = new Int32Array(width * height)
  for (let round = 0; round < rounds; round++) {
    label(lab, patches, spacing, loyalty, labels)
    if (round < rounds - 1) settle(lab, patches, labels)
  }
  return { labels, patches }
}

/** The mean colour of every patch, for drawing it flat. */
export function meanColors(lab: LabPlanes, segments: Segments): Patch[] {
  const patches = segments.patches.map((patch) => ({ ...patch }))
  settle(lab, patches, segments.labels)
  return patches
}

function clip(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, Math.round(value)))
}

function label(lab: LabPlanes, patches: readonly Patch[], spacing: number, loyalty: number, labels: Int32Array): void {
  const { width, height, light, a, b } = lab
  const best = new Float32Array(labels.length).fill(Infinity)
  const reach = Math.ceil(spacing * 1.7)
  const near = (loyalty * loyalty) / (spacing * spacing)
  for (let k = 0; k < patches.length; k++) {
    const patch = patches[k]!
    const left = Math.max(0, Math.floor(patch.x - reach))
    const right = Math.min(width - 1, Math.ceil(patch.x + reach))
    const top = Math.max(0, Math.floor(patch.y - reach))
    const bottom = Math.min(height - 1, Math.ceil(patch.y + reach))
    for (let y = top; y <= bottom; y++) {
      const dy = y - patch.y
      for (let x = left; x <= right; x++) {
        const i = y * width + x
        const dx = x - patch.x
        const place = (dx * dx + dy * dy) * near
        if (place >= best[i]!) continue
        const dl = light[i]! - patch.light
        const da = a[i]! - patch.a
        const db = b[i]! - patch.b
        const gap = place + dl * dl + 2 * (da * da + db * db)
        if (gap < best[i]!) {
          best[i] = gap
          labels[i] = k
        }
      }
    }
  }
  // What lies out of reach of every middle joins its neighbour.
  for (let i = 0; i < best.length; i++) if (best[i] === Infinity) labels[i] = i > 0 ? labels[i - 1]! : 0
}

function settle(lab: LabPlanes, patches: Patch[], labels: Int32Array): void {
  const { width, height, light, a, b } = lab
  const sums = new Float64Array(patches.length * 6)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const k = labels[i]! * 6
      sums[k]! += x
      sums[k + 1]! += y
      sums[k + 2]! += light[i]!
      sums[k + 3]! += a[i]!
      sums[k + 4]! += b[i]!
      sums[k + 5]! += 1
    }
  }
  for (let k = 0; k < patches.length; k++) {
    const count = sums[k * 6 + 5]!
    if (count === 0) continue
    const patch = patches[k]!
    patch.x = sums[k * 6]! / count
    patch.y = sums[k * 6 + 1]! / count
    patch.light = sums[k * 6 + 2]! / count
    patch.a = sums[k * 6 + 3]! / count
    patch.b = sums[k * 6 + 4]! / count
  }
}
