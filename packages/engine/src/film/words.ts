import type { Pixels } from '../painter/types.ts'

/**
 * A picture as one 32-bit word a pixel (little-endian RGBA: red lowest, alpha highest), so that two channels are reckoned with
 * at once. The same memory as the picture where it lies well, else a copy.
 */
export function wordsOf(pixels: Pixels): Int32Array {
  const { data } = pixels
  if (data.byteOffset % 4 === 0) return new Int32Array(data.buffer, data.byteOffset, data.length >> 2)
  return new Int32Array(data.slice().buffer)
}

/** The bytes of a frame as words, to write to. The frame must begin at a multiple of 4 of its memory. */
export function frameWords(out: Uint8ClampedArray): Int32Array {
  return new Int32Array(out.buffer, out.byteOffset, out.length >> 2)
}

/** From word `a` (share 0) to word `b` (share 256), channel by channel. */
export function mixWords(a: number, b: number, share: number): number {
  const rest = 256 - share
  const even = Math.imul(a & 0xff00ff, rest) + Math.imul(b & 0xff00ff, share) + 0x800080
  const odd = Math.imul((a >>> 8) & 0xff00ff, rest) + Math.imul((b >>> 8) & 0xff00ff, share) + 0x800080
  return ((even >>> 8) & 0xff00ff) | (odd & 0xff00ff00)
}

/** Light `b` times `share` (0–256) added to word `a` as a screen adds it: never beyond white. Alpha stays. */
export function screenWords(a: number, b: number, share: number): number {
  const red = (b & 255) * share
  const green = ((b >>> 8) & 255) * share
  const blue = ((b >>> 16) & 255) * share
  const r = a & 255
  const g = (a >>> 8) & 255
  const c = (a >>> 16) & 255
  return (
    (r + (((255 - r) * red) >> 16)) |
    ((g + (((255 - g) * green) >> 16)) << 8) |
    ((c + (((255 - c) * blue) >> 16)) << 16) |
    (a & 0xff000000)
  )
}

/** One word of red, green and blue (0–255), opaque. */
export function wordOf(red: number, green: number, blue: number): number {
  return (red & 255) | ((green & 255) << 8) | ((blue & 255) << 16) | 0xff000000
}
