import type { LabPlanes } from './lab.ts'

/** A colour in OKLab. */
export type Lab = readonly [light: number, a: number, b: number]

/** Differences of hue count for more than differences of light, as they do in a limited palette. */
const CHROMA_WEIGHT = 2.2

/** The squared distance by which palettes are chosen and colours are matched. */
function distance(light: number, a: number, b: number, to: Lab): number {
  const dl = light - to[0]
  const da = a - to[1]
  const db = b - to[2]
  return dl * dl + CHROMA_WEIGHT * (da * da + db * db)
}

/** Places on the short side at which a picture's colours are looked at. */
const LOOKS = 68

/**
 * Indexes of some 5000 pixels, spread evenly: the same places of the picture at every size, so that a small preview
 * gets the palette of the full picture.
 */
export function lookPlaces(width: number, height: number): Int32Array {
  const short = Math.min(width, height)
  const columns = Math.max(1, Math.round((width / short) * LOOKS))
  const rows = Math.max(1, Math.round((height / short) * LOOKS))
  return Int32Array.from({ length: columns * rows }, (_, k) => {
    const x = Math.floor((((k % columns) + 0.5) / columns) * width)
    const y = Math.floor(((Math.floor(k / columns) + 0.5) / rows) * height)
    return y * width + x
  })
}

/** The colours at some places. */
export function looksAt(lab: LabPlanes, places: ArrayLike<number>): Lab[] {
  return Array.from(places, (i): Lab => [lab.light[i]!, lab.a[i]!, lab.b[i]!])
}

/**
 * The `count` colours (at most) that stand best for the samples: k-means from the darkest and then the farthest
 * colours; dark to light. Empty only for no samples.
 */
export function choosePalette(samples: readonly Lab[], count: number, rounds = 8): Lab[] {
  if (samples.length === 0) return []
  let palette = farthest(samples, count)
  for (let round = 0; round < rounds; round++) palette = settle(samples, palette)
  return palette.toSorted((p, q) => p[0] - q[0])
}

/** The palette of a whole picture. */
export function paletteOf(lab: LabPlanes, count: number, rounds = 8): Lab[] {
  return choosePalette(looksAt(lab, lookPlaces(lab.width, lab.height)), count, rounds)
}

function farthest(samples: readonly Lab[], count: number): Lab[] {
  const first = samples[0] ?? [0.5, 0, 0]
  const palette: Lab[] = [samples.reduce((best, sample) => (sample[0] < best[0] ? sample : best), first)]
  const gaps = samples.map(([light, a, b]) => distance(light, a, b, palette[0]!))
  while (palette.length < count) {
    let best = 0
    for (let i = 1; i < gaps.length; i++) if (gaps[i]! > gaps[best]!) best = i
    const next = samples[best]
    if (next === undefined || gaps[best]! < 1e-5) break
    palette.push(next)
    for (let i = 0; i < gaps.length; i++) {
      const sample = samples[i]!
      gaps[i] = Math.min(gaps[i]!, distance(sample[0], sample[1], sample[2], next))
    }
  }
  return palette
}

function settle(samples: readonly Lab[], palette: readonly Lab[]): Lab[] {
  const sums = palette.map(() => ({ light: 0, a: 0, b: 0, count: 0 }))
  for (const sample of samples) {
    const sum = sums[nearest(palette, sample[0], sample[1], sample[2])]!
    sum.light += sample[0]
    sum.a += sample[1]
    sum.b += sample[2]
    sum.count++
  }
  return sums.map((sum, k) =>
    sum.count === 0 ? palette[k]! : [sum.light / sum.count, sum.a / sum.count, sum.b / sum.count],
  )
}

/** Index of the palette's nearest colour. */
export function nearest(palette: readonly Lab[], light: number, a: number, b: number): number {
  let best = 0
  let least = Infinity
  for (let k = 0; k < palette.length; k++) {
    const gap = distance(light, a, b, palette[k]!)
    if (gap < least) {
      least = gap
      best = k
    }
  }
  return best
}

const LIGHT_CELLS = 160
const HUE_CELLS = 128
/** Hues lie within ± this. */
const HUE_SPAN = 0.32

/**
 * `nearest` for many colours: each small cell of the colour space is looked up once. At most 255 colours. Borders between
 * two colours are off by less than what an eye sees (1/160 of lightness).
 */
export function nearestTable(palette: readonly Lab[]): (light: number, a: number, b: number) => number {
  // 0: not looked up yet.
  const known = new Uint8Array(LIGHT_CELLS * HUE_CELLS * HUE_CELLS)
  const cellOf = (value: number, cells: number): number =>
    value < 0 ? 0 : value >= 1 ? cells - 1 : (value * cells) | 0
  const hueOf = (cell: number): number => ((cell + 0.5) / HUE_CELLS) * 2 * HUE_SPAN - HUE_SPAN
  return (light, a, b) => {
    const l = cellOf(light, LIGHT_CELLS)
    const p = cellOf((a + HUE_SPAN) / (2 * HUE_SPAN), HUE_CELLS)
    const q = cellOf((b + HUE_SPAN) / (2 * HUE_SPAN), HUE_CELLS)
    const at = (l * HUE_CELLS + p) * HUE_CELLS + q
    if (known[at] === 0) known[at] = nearest(palette, (l + 0.5) / LIGHT_CELLS, hueOf(p), hueOf(q)) + 1
    return known[at]! - 1
  }
}

/** Index of the palette's nearest colour for every pixel. */
export function assign(lab: LabPlanes, palette: readonly Lab[]): Uint8Array {
  const find = nearestTable(palette)
  const indexes = new Uint8Array(lab.light.length)
  for (let i = 0; i < indexes.length; i++) indexes[i] = find(lab.light[i]!, lab.a[i]!, lab.b[i]!)
  return indexes
}
