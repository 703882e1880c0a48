import { SAMPLE_RATE } from '../types.ts'
import type { Samples } from '../types.ts'

/** Magnitudes of successive windows. */
export interface Spectrogram {
  /** Hertz of a bin: bin × this. */
  readonly hertzPerBin: number
  readonly secondsPerFrame: number
  /** One array a frame, size / 2 bins. */
  readonly frames: readonly Float32Array[]
}

/** In-place fast Fourier transform of a power of two. */
function createFft(size: number): (re: Float64Array, im: Float64Array) => void {
  const cos = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size))
  const sin = Float64Array.from({ length: size / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / size))
  const bits = Math.log2(size)
  const reversed = Uint32Array.from({ length: size }, (_, i) => {
    let value = 0
    for (let b = 0; b < bits; b++) value |= ((i >> b) & 1) << (bits - 1 - b)
    return value
  })
  return (re, im) => {
    for (let i = 0; i < size; i++) {
      const j = reversed[i]!
      if (j > i) {
        ;[re[i], re[j]] = [re[j]!, re[i]!]
        ;[im[i], im[j]] = [im[j]!, im[i]!]
      }
    }
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half)
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const c = cos[k * stride]!
          const s = sin[k * stride]!
          const a = start + k
          const b = a + half
          const x = re[b]! * c - im[b]! * s
          const y = re[b]! * s + im[b]! * c
          re[b] = re[a]! - x
          im[b] = im[a]! - y
          re[a]! += x
          im[a]! += y
        }
      }
    }
  }
}

/** Magnitudes of both channels' sum under Hann windows of `size` samples, one every `hop`. */
export function spectrogram({ left, right }: Samples, size: number, hop: number): Spectrogram {
  const transform = createFft(size)
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size))
  const frames: Float32Array[] = []
  const re = new Float64Array(size)
  const im = new Float64Array(size)
  for (let start = 0; start + size <= left.length; start += hop) {
    for (let i = 0; i < size; i++) re[i] = (left[start + i]! + right[start + i]!) * window[i]!
    im.fill(0)
    transform(re, im)
    const magnitudes = new Float32Array(size / 2)
    for (let bin = 0; bin < size / 2; bin++) magnitudes[bin] = Math.sqrt(re[bin]! ** 2 + im[bin]! ** 2) / size
    frames.push(magnitudes)
  }
  return { hertzPerBin: SAMPLE_RATE / size, secondsPerFrame: hop / SAMPLE_RATE, frames }
}

/** Mean power of each bin over the whole piece. */
function meanPower({ frames }: Spectrogram): Float64Array {
  const sum = new Float64Array(frames[0]?.length ?? 0)
  for (const frame of frames) for (let bin = 0; bin < sum.length; bin++) sum[bin]! += frame[bin]! ** 2
  return sum
}

/** Centre of gravity of the magnitudes in Hertz. */
export function spectralCentroid(spectrum: Spectrogram): number {
  let weighted = 0
  let total = 0
  for (const frame of spectrum.frames)
    for (let bin = 1; bin < frame.length; bin++) {
      weighted += frame[bin]! * bin
      total += frame[bin]!
    }
  return total ? (weighted / total) * spectrum.hertzPerBin : 0
}

/** Share of the power between two frequencies, 0–1. */
export function powerShare(spectrum: Spectrogram, low: number, high: number): number {
  let inside = 0
  let total = 0
  meanPower(spectrum).forEach((power, bin) => {
    const hertz = bin * spectrum.hertzPerBin
    total += power
    if (hertz >= low && hertz < high) inside += power
  })
  return total ? inside / total : 0
}
