import { screenWords, mixWords } from '../words.ts'

/** What particles are drawn on. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly words: Int32Array
}

/** How a dot meets what is behind it: covers it, or adds its light. */
export type Blend = 'cover' | 'light'

/**
 * A soft round dot. Centre and radius in pixels (also between them), `color` as a word, `alpha` 0–1; `hard` 0 (all soft) … 1
 * (only its rim is).
 */
export function drawDot(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  color: number,
  alpha: number,
  hard: number,
  blend: Blend,
): void {
  const { width, height, words } = canvas
  // Below a pixel a dot does not grow smaller but fainter.
  const drawn = radius < 0.7 ? 0.7 : radius
  const strength = alpha * 256 * (radius < drawn ? (radius * radius) / (drawn * drawn) : 1)
  const reach = drawn + 0.7
  const left = Math.max(0, Math.ceil(x - reach))
  const right = Math.min(width - 1, Math.floor(x + reach))
  const top = Math.max(0, Math.ceil(y - reach))
  const bottom = Math.min(height - 1, Math.floor(y + reach))
  const inner = drawn * hard * 0.8
  const norm = 1 / (reach - inner)
  for (let py = top; py <= bottom; py++) {
    const dy = py - y
    for (let px = left; px <= right; px++) {
      const dx = px - x
      const away = Math.sqrt(dx * dx + dy * dy)
      if (away >= reach) continue
      const t = away <= inner ? 1 : (reach - away) * norm
      const share = (strength * t * t * (3 - 2 * t)) | 0
      if (share <= 0) continue
      const at = py * width + px
      words[at] = blend === 'light' ? screenWords(words[at]!, color, share) : mixWords(words[at]!, color, share)
    }
  }
}

/** A soft straight streak from (x, y) by (dx, dy), `thickness` in pixels, brightest in its middle. */
export function drawStreak(
  canvas: Canvas,
  x: number,
  y: number,
  dx: number,
  dy: number,
  thickness: number,
  color: number,
  alpha: number,
): void {
  const { width, height, words } = canvas
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy))))
  const steep = Math.abs(dy) >= Math.abs(dx)
  const half = Math.max(0.5, thickness / 2)
  const strength = alpha * 256 * Math.min(1, thickness)
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const px = x + dx * t
    const py = y + dy * t
    // Thin at the tail, full towards the head, rounded at both ends.
    const along = Math.min(1, t * 2.2) * Math.min(1, (1 - t) * 6 + 0.25)
    const middle = steep ? px : py
    const first = Math.ceil(middle - half - 0.5)
    const last = Math.floor(middle + half + 0.5)
    const other = Math.round(steep ? py : px)
    for (let q = first; q <= last; q++) {
      const cx = steep ? q : other
      const cy = steep ? other : q
      if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue
      const cover = Math.min(1, half + 0.5 - Math.abs(q - middle))
      const share = (strength * along * cover) | 0
      if (share <= 0) continue
      const at = cy * width + cx
      words[at] = mixWords(words[at]!, color, share)
    }
  }
}

/** A leaf: a pointed ellipse of half-lengths `a` and `b` pixels, turned by `angle`, with a light and a dark half. */
export function drawLeaf(
  canvas: Canvas,
  x: number,
  y: number,
  a: number,
  b: number,
  angle: number,
  color: number,
  shade: number,
  alpha: number,
): void {
  const { width, height, words } = canvas
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const reach = Math.max(a, b) + 1
  const wide = Math.max(0.6, b)
  const left = Math.max(0, Math.ceil(x - reach))
  const right = Math.min(width - 1, Math.floor(x + reach))
  const top = Math.max(0, Math.ceil(y - reach))
  const bottom = Math.min(height - 1, Math.floor(y + reach))
  for (let py = top; py <= bottom; py++) {
    for (let px = left; px <= right; px++) {
      const u = ((px - x) * cos + (py - y) * sin) / a
      const v = (py - y) * cos - (px - x) * sin
      if (u <= -1 || u >= 1) continue
      // Pointed where it hangs, round where it is broadest.
      const edge = wide * (1 - u * u) * (1 - 0.35 * u)
      const cover = Math.min(1, Math.max(0, edge - Math.abs(v) + 0.5))
      const share = (256 * alpha * cover) | 0
      if (share <= 0) continue
      const at = py * width + px
      words[at] = mixWords(words[at]!, v > 0 ? shade : color, share)
    }
  }
}
