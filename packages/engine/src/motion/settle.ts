/** Share of a thing's outline along which nearer land must lie for the thing to stand on it. */
const HELD = 0.55

/**
 * Brings forward what stands on land that is nearer than the thing itself is said to be: a lighthouse painted onto the cliff before
 * the camera. Such a thing has one depth all over and is bordered by nearer land on most sides; left as it is, the land would move
 * away over it. Changes `depth` (0 nearest … 1 sky) in place.
 */
export function settleDepth(depth: Float32Array, width: number, height: number): void {
  const stride = Math.max(1, Math.round(Math.min(width, height) / 240))
  const w = Math.floor(width / stride)
  const h = Math.floor(height / stride)
  const small = new Float32Array(w * h)
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) small[y * w + x] = depth[y * stride * width + x * stride]!
  const part = new Int32Array(w * h)
  let count = 0
  for (let seed = 0; seed < small.length; seed++) {
    if (part[seed] !== 0 || small[seed]! > 0.96) continue
    const own = small[seed]!
    const number = ++count
    const cells = [seed]
    part[seed] = number
    let outline = 0
    let held = 0
    let nearer = 0
    let low = seed
    for (let k = 0; k < cells.length; k++) {
      const i = cells[k]!
      if (i > low) low = i
      const x = i % w
      for (const j of [x > 0 ? i - 1 : -1, x < w - 1 ? i + 1 : -1, i - w, i + w < small.length ? i + w : -1]) {
        if (j < 0) continue
        const other = small[j]!
        if (Math.abs(other - own) <= 1.5 / 255) {
          if (part[j] !== 0) continue
          part[j] = number
          cells.push(j)
        } else {
          outline++
          if (other > own - 0.12) continue
          held++
          nearer += other
        }
      }
    }
    const share = cells.length / small.length
    if (share < 0.0008 || share > 0.08 || held < outline * HELD) continue
    // It must stand on that land, not only be seen between parts of it.
    const foot = small[Math.min(small.length - 1, low + 2 * w)]!
    if (foot > own - 0.12) continue
    const level = nearer / held
    const left = new Uint8Array(w * h)
    for (const i of cells) left[i] = 1
    for (let y = 0; y < h * stride; y++) {
      const row = Math.floor(y / stride) * w
      for (let x = 0; x < w * stride; x++) {
        const i = y * width + x
        const c = Math.floor(x / stride)
        const near =
          left[row + c] === 1 || left[row + Math.min(w - 1, c + 1)] === 1 || left[row + Math.max(0, c - 1)] === 1
        if (near && Math.abs(depth[i]! - own) <= 1.5 / 255) depth[i] = level
      }
    }
  }
}
