/** Picture planes as video codecs read them: all of Y, then U and V at half width and height. BT.709, limited range. */
export const i420Bytes = (width: number, height: number): number => (width * height * 3) / 2

// Weights of R, G and B in 65536ths: 219/255 of BT.709's luma, and 224/255 of its colour differences.
const Y_R = 11_966
const Y_G = 40_254
const Y_B = 4_064
const U_R = -6_596
const U_G = -22_189
const U_B = 28_785
const V_R = 28_785
const V_G = -26_145
const V_B = -2_640
const HALF = 32_768
const Y_BASE = 16 * 65_536 + HALF
/** Colour differences are weighed over the sum of four pixels, so in 262144ths. */
const C_BASE = 128 * 262_144 + 4 * HALF

/**
 * RGBA rows (8 bits, sRGB; alpha is ignored) to I420, BT.709 in limited range. Each colour sample is the mean of its
 * 2 × 2 pixels. Needs nothing but typed arrays, so it runs in any thread.
 * @param width and height: even numbers of pixels
 * @param out where to write; as long as `i420Bytes` says
 * @throws RangeError for odd sizes and buffers of another length
 */
export function rgbaToI420(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  out: Uint8Array = new Uint8Array(i420Bytes(width, height)),
): Uint8Array {
  if (width % 2 !== 0 || height % 2 !== 0) throw new RangeError(`I420 needs even sides, not ${width} × ${height}`)
  if (rgba.length !== width * height * 4 || out.length !== i420Bytes(width, height))
    throw new RangeError(`Buffers do not fit ${width} × ${height}`)
  const row = width * 4
  let u = width * height
  let v = u + u / 4
  for (let y = 0; y < height; y += 2) {
    let luma = y * width
    let top = y * row
    for (const end = top + row; top < end; top += 8, luma += 2) {
      const low = top + row
      const r0 = rgba[top] as number
      const g0 = rgba[top + 1] as number
      const b0 = rgba[top + 2] as number
      const r1 = rgba[top + 4] as number
      const g1 = rgba[top + 5] as number
      const b1 = rgba[top + 6] as number
      const r2 = rgba[low] as number
      const g2 = rgba[low + 1] as number
      const b2 = rgba[low + 2] as number
      const r3 = rgba[low + 4] as number
      const g3 = rgba[low + 5] as number
      const b3 = rgba[low + 6] as number
      out[luma] = (Y_R * r0 + Y_G * g0 + Y_B * b0 + Y_BASE) >> 16
      out[luma + 1] = (Y_R * r1 + Y_G * g1 + Y_B * b1 + Y_BASE) >> 16
      out[luma + width] = (Y_R * r2 + Y_G * g2 + Y_B * b2 + Y_BASE) >> 16
      out[luma + width + 1] = (Y_R * r3 + Y_G * g3 + Y_B * b3 + Y_BASE) >> 16
      const r = r0 + r1 + r2 + r3
      const g = g0 + g1 + g2 + g3
      const b = b0 + b1 + b2 + b3
      out[u++] = (U_R * r + U_G * g + U_B * b + C_BASE) >> 18
      out[v++] = (V_R * r + V_G * g + V_B * b + C_BASE) >> 18
    }
  }
  return out
}

export interface PlaneColours {
  readonly matrix: 'bt601' | 'bt709' | 'bt2020'
  /** 0–255 instead of 16–235. */
  readonly fullRange: boolean
}
export const FILM_COLOURS: PlaneColours = { matrix: 'bt709', fullRange: false }

/** Shares of red and blue in the brightness. */
const SHARES = { bt601: [0.299, 0.114], bt709: [0.2126, 0.0722], bt2020: [0.2627, 0.0593] } as const

/** I420 to opaque RGBA rows. The reverse of `rgbaToI420` for `FILM_COLOURS`. */
export function i420ToRgba(
  planes: Uint8Array,
  width: number,
  height: number,
  { matrix, fullRange }: PlaneColours,
): Uint8ClampedArray {
  const [red, blue] = SHARES[matrix]
  const green = 1 - red - blue
  const [base, yGain, cGain] = fullRange ? [0, 1, 1 / 255] : [16, 255 / 219, 1 / 224]
  const perV = 2 * (1 - red) * 255 * cGain
  const perU = 2 * (1 - blue) * 255 * cGain
  const greenV = (-red / green) * perV
  const greenU = (-blue / green) * perU
  const rgba = new Uint8ClampedArray(width * height * 4)
  const half = width >> 1
  const uBase = width * height
  const vBase = uBase + half * (height >> 1)
  let out = 0
  for (let y = 0; y < height; y++) {
    const chroma = (y >> 1) * half
    for (let x = 0; x < width; x++) {
      const luma = ((planes[y * width + x] as number) - base) * yGain
      const u = (planes[uBase + chroma + (x >> 1)] as number) - 128
      const v = (planes[vBase + chroma + (x >> 1)] as number) - 128
      rgba[out] = luma + perV * v
      rgba[out + 1] = luma + greenU * u + greenV * v
      rgba[out + 2] = luma + perU * u
      rgba[out + 3] = 255
      out += 4
    }
  }
  return rgba
}
