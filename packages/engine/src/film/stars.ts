import { drawDot } from './particles/dots.ts'
import type { Pose } from './camera.ts'

/** A star of a painted sky: its place in the picture (pixels), its colour, and how it twinkles. */
interface Star {
  readonly x: number
  readonly y: number
  readonly word: number
  /** The sky beside it. */
  readonly around: number
  readonly shine: number
  readonly pace: number
  readonly phase: number
}

function luma(word: number): number {
  return (word & 255) * 0.299 + ((word >>> 8) & 255) * 0.587 + ((word >>> 16) & 255) * 0.114
}

function darker(a: number, b: number): number {
  return luma(a) < luma(b) ? a : b
}

/** The small bright points of a dark sky, the brightest first, at most `most`. */
export function findStars(
  sky: Int32Array,
  mask: Float32Array | null,
  width: number,
  height: number,
  most: number,
): Star[] {
  const found: Star[] = []
  const reach = Math.max(2, Math.round(Math.min(width, height) / 200))
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x
      if (mask && mask[i]! < 0.9) continue
      const here = luma(sky[i]!)
      if (here < 70) continue
      if (luma(sky[i - 1]!) > here || luma(sky[i + 1]!) >= here) continue
      if (luma(sky[i - width]!) > here || luma(sky[i + width]!) >= here) continue
      const around =
        (luma(sky[i - reach]!) +
          luma(sky[i + reach]!) +
          luma(sky[i - reach * width]!) +
          luma(sky[i + reach * width]!)) /
        4
      if (here - around < 34 || around > 120) continue
      // Pseudo-chance from the place: the same star twinkles alike in every film of the picture.
      const chance = ((Math.imul(x, 374761393) ^ Math.imul(y, 668265263)) >>> 0) / 4294967296
      found.push({
        x,
        y,
        word: sky[i]!,
        around: darker(sky[i - reach]!, sky[i + reach]!),
        shine: here - around,
        pace: 1.6 + 3.4 * chance,
        phase: 6283 * chance,
      })
    }
  }
  found.sort((a, b) => b.shine - a.shine || a.y - b.y || a.x - b.x)
  return found.slice(0, most)
}

/** Where a place of the picture that is endlessly far appears in the frame, pixels. */
export function skyToFrame(
  x: number,
  y: number,
  pose: Pose,
  picture: { readonly width: number; readonly height: number },
  frame: { readonly width: number; readonly height: number },
): [x: number, y: number] {
  const fit = Math.min(picture.width / frame.width, picture.height / frame.height)
  const short = Math.min(frame.width, frame.height)
  const p = (x - (picture.width - 1) / 2) / (short * fit) - pose.turnX
  const q = (y - (picture.height - 1) / 2) / (short * fit) - pose.turnY
  const cos = Math.cos(pose.roll) * pose.zoom
  const sin = Math.sin(pose.roll) * pose.zoom
  return [(frame.width - 1) / 2 + (p * cos + q * sin) * short, (frame.height - 1) / 2 + (q * cos - p * sin) * short]
}

/** Lets stars twinkle by `amount` (0–1): darkens and brightens each at its own pace. Land that the camera has moved before one stays dark. */
export function drawTwinkle(
  words: Int32Array,
  frame: { readonly width: number; readonly height: number },
  picture: { readonly width: number; readonly height: number },
  stars: readonly Star[],
  seconds: number,
  pose: Pose,
  amount: number,
): void {
  const canvas = { width: frame.width, height: frame.height, words }
  const short = Math.min(frame.width, frame.height)
  for (const star of stars) {
    const [x, y] = skyToFrame(star.x, star.y, pose, picture, frame)
    const px = Math.round(x)
    const py = Math.round(y)
    if (px < 2 || py < 2 || px >= frame.width - 2 || py >= frame.height - 2) continue
    // The star itself must be there: a ridge may hide it now.
    const peak = luma(words[py * frame.width + px]!)
    if (peak < star.shine * 0.35) continue
    const wave =
      amount *
      (Math.sin(seconds * star.pace + star.phase) * 0.6 + Math.sin(seconds * star.pace * 2.7 + star.phase * 3) * 0.4)
    const size = short * (0.0012 + 0.0016 * Math.min(1, star.shine / 180))
    if (wave < 0) drawDot(canvas, x, y, size * 1.5, star.around, -wave * 0.85, 0.4, 'cover')
    else {
      drawDot(canvas, x, y, size, star.word, wave, 0.3, 'light')
      drawDot(canvas, x, y, size * 3.5, star.word, wave * 0.22 * Math.min(1, star.shine / 120), 0, 'light')
    }
  }
}
