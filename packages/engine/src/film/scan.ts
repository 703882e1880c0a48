import { mixWords } from './words.ts'

/**
 * The inner loops of a frame, one row at a time. Places in a picture are whole numbers of 1/256 pixel, so that a row of
 * them is read without any rounding.
 */

/** Places between a row's nodes: `upper` and `lower` are the nodes above and below, `part` (0–1) how far down the row lies. */
export function placeRow(
  nodes: Float32Array,
  upper: number,
  lower: number,
  part: number,
  cell: number,
  last: number,
  row: Int32Array,
): void {
  const most = (last << 8) - 1
  const width = row.length
  const share = 1 / cell
  let from = (nodes[upper]! + (nodes[lower]! - nodes[upper]!) * part) * 256
  for (let x = 0, k = 1; x < width; k++) {
    const to = (nodes[upper + k]! + (nodes[lower + k]! - nodes[upper + k]!) * part) * 256
    const step = (to - from) * share
    const end = x + cell < width ? x + cell : width
    if (from >= 0 && to >= 0 && from <= most && to <= most) {
      for (let value = from; x < end; x++, value += step) row[x] = value
    } else {
      for (let value = from; x < end; x++, value += step) row[x] = value < 0 ? 0 : value > most ? most : value
    }
    from = to
  }
}

/** The same for places that come back from the picture's borders as from a mirror. */
export function placeRowMirrored(
  nodes: Float32Array,
  upper: number,
  lower: number,
  part: number,
  cell: number,
  last: number,
  row: Int32Array,
): void {
  const most = (last << 8) - 1
  const width = row.length
  const share = 1 / cell
  let from = (nodes[upper]! + (nodes[lower]! - nodes[upper]!) * part) * 256
  for (let x = 0, k = 1; x < width; k++) {
    const to = (nodes[upper + k]! + (nodes[lower + k]! - nodes[upper + k]!) * part) * 256
    const step = (to - from) * share
    const end = x + cell < width ? x + cell : width
    if (from >= 0 && to >= 0 && from <= most && to <= most) {
      for (let value = from; x < end; x++, value += step) row[x] = value
    } else {
      for (let value = from; x < end; x++, value += step) {
        const once = value < 0 ? -value : value
        const twice = once > most ? 2 * most - once : once
        row[x] = twice < 0 ? 0 : twice
      }
    }
    from = to
  }
}

/** Reads a picture at a row of places (bilinear) into `out` from `at` on. Places must lie inside the picture. */
export function sampleRow(
  words: Int32Array,
  width: number,
  xs: Int32Array,
  ys: Int32Array,
  out: Int32Array,
  at: number,
): void {
  const count = xs.length
  for (let i = 0; i < count; i++) {
    const x = xs[i]!
    const y = ys[i]!
    const fx = x & 255
    const fy = y & 255
    const from = (Math.imul(y >> 8, width) + (x >> 8)) | 0
    const d = (fx * fy) >> 8
    const b = fx - d
    const c = fy - d
    const a = 256 - fx - c
    const p = words[from]!
    const q = words[from + 1]!
    const r = words[from + width]!
    const s = words[from + width + 1]!
    const even =
      (Math.imul(p & 0xff00ff, a) +
        Math.imul(q & 0xff00ff, b) +
        Math.imul(r & 0xff00ff, c) +
        Math.imul(s & 0xff00ff, d) +
        0x800080) |
      0
    const odd =
      (Math.imul((p >>> 8) & 0xff00ff, a) +
        Math.imul((q >>> 8) & 0xff00ff, b) +
        Math.imul((r >>> 8) & 0xff00ff, c) +
        Math.imul((s >>> 8) & 0xff00ff, d) +
        0x800080) |
      0
    out[at + i] = ((even >>> 8) & 0xff00ff) | (odd & -16711936)
  }
}

/** Reads a picture at a row of places into `behind`, only where the row `front` (from `at` on) is not opaque. */
export function sampleBehind(
  words: Int32Array,
  width: number,
  xs: Int32Array,
  ys: Int32Array,
  front: Int32Array,
  at: number,
  behind: Int32Array,
): void {
  const count = xs.length
  for (let i = 0; i < count; i++) {
    if (front[at + i]! >>> 24 === 255) continue
    const x = xs[i]!
    const y = ys[i]!
    const fx = x & 255
    const fy = y & 255
    const from = (Math.imul(y >> 8, width) + (x >> 8)) | 0
    const d = (fx * fy) >> 8
    const b = fx - d
    const c = fy - d
    const a = 256 - fx - c
    const p = words[from]!
    const q = words[from + 1]!
    const r = words[from + width]!
    const s = words[from + width + 1]!
    const even =
      (Math.imul(p & 0xff00ff, a) +
        Math.imul(q & 0xff00ff, b) +
        Math.imul(r & 0xff00ff, c) +
        Math.imul(s & 0xff00ff, d) +
        0x800080) |
      0
    const odd =
      (Math.imul((p >>> 8) & 0xff00ff, a) +
        Math.imul((q >>> 8) & 0xff00ff, b) +
        Math.imul((r >>> 8) & 0xff00ff, c) +
        Math.imul((s >>> 8) & 0xff00ff, d) +
        0x800080) |
      0
    behind[i] = ((even >>> 8) & 0xff00ff) | (odd & -16711936)
  }
}

/** Lays a row that is partly open over the row behind it, and makes it opaque. */
export function layOver(out: Int32Array, at: number, behind: Int32Array): void {
  for (let i = 0; i < behind.length; i++) {
    const front = out[at + i]!
    const cover = front >>> 24
    if (cover === 255) continue
    out[at + i] = (cover === 0 ? behind[i]! : mixWords(behind[i]!, front, cover + (cover >> 7))) | -16777216
  }
}

/** Lays a row that is partly transparent over a row of the frame. */
export function layFront(out: Int32Array, at: number, front: Int32Array): void {
  for (let i = 0; i < front.length; i++) {
    const word = front[i]!
    const cover = word >>> 24
    if (cover === 0) continue
    out[at + i] = (cover === 255 ? word : mixWords(out[at + i]!, word, cover + (cover >> 7))) | -16777216
  }
}

/** True if a stretch of a frame is not opaque everywhere. */
export function isOpen(out: Int32Array, at: number, count: number): boolean {
  let all = -1
  for (let i = at; i < at + count; i++) all &= out[i]!
  return all >>> 24 !== 255
}

/** Moves a stretch of a row towards another one by `share` (0–256). */
export function mixRow(out: Int32Array, at: number, other: Int32Array, share: number): void {
  for (let i = 0; i < other.length; i++) out[at + i] = mixWords(out[at + i]!, other[i]!, share)
}
