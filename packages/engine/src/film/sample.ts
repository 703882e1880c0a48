/**
 * The picture between its pixels (bilinear), all four channels. (x, y) in pixels with 0, 0 the centre of the first one; outside of
 * the picture its border goes on.
 */
export function sampleWord(words: Int32Array, width: number, height: number, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1 ? width - 1 : x
  const cy = y < 0 ? 0 : y > height - 1 ? height - 1 : y
  const left = cx | 0
  const top = cy | 0
  const fx = ((cx - left) * 256) | 0
  const fy = ((cy - top) * 256) | 0
  const at = top * width + left
  const right = left < width - 1 ? 1 : 0
  const below = top < height - 1 ? at + width : at
  const d = (fx * fy) >> 8
  const b = fx - d
  const c = fy - d
  const a = 256 - fx - c
  const p = words[at]!
  const q = words[at + right]!
  const r = words[below]!
  const s = words[below + right]!
  const even =
    Math.imul(p & 0xff00ff, a) +
    Math.imul(q & 0xff00ff, b) +
    Math.imul(r & 0xff00ff, c) +
    Math.imul(s & 0xff00ff, d) +
    0x800080
  const odd =
    Math.imul((p >>> 8) & 0xff00ff, a) +
    Math.imul((q >>> 8) & 0xff00ff, b) +
    Math.imul((r >>> 8) & 0xff00ff, c) +
    Math.imul((s >>> 8) & 0xff00ff, d) +
    0x800080
  return ((even >>> 8) & 0xff00ff) | (odd & 0xff00ff00)
}

function cubic(t: number): [number, number, number, number] {
  // Catmull-Rom: sharp, and exact at the pixels themselves.
  const square = t * t
  const cube = square * t
  return [
    -0.5 * t + square - 0.5 * cube,
    1 - 2.5 * square + 1.5 * cube,
    0.5 * t + 2 * square - 1.5 * cube,
    0.5 * (cube - square),
  ]
}

/** Like `sampleWord`, sharper (bicubic) and four times as slow: for preparing, not for every frame. */
export function sampleWordSharply(words: Int32Array, width: number, height: number, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const across = cubic(x - left)
  const down = cubic(y - top)
  let word = 0
  for (let shift = 0; shift < 32; shift += 8) {
    let sum = 0
    for (let j = 0; j < 4; j++) {
      const row = Math.min(height - 1, Math.max(0, top + j - 1)) * width
      for (let i = 0; i < 4; i++) {
        const at = row + Math.min(width - 1, Math.max(0, left + i - 1))
        sum += ((words[at]! >>> shift) & 255) * across[i]! * down[j]!
      }
    }
    word |= Math.min(255, Math.max(0, Math.round(sum))) << shift
  }
  return word
}
