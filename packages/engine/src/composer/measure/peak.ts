import type { Samples } from '../types.ts'

/** Points between two samples at which the curve is looked at: fourfold oversampling. */
const PHASES = [0.25, 0.5, 0.75]
const REACH = 6

/** Windowed sinc for each point, 12 taps. */
const KERNELS = PHASES.map((at) =>
  Float64Array.from({ length: 2 * REACH }, (_, k) => {
    const x = k - REACH + 1 - at
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (REACH + 0.5))
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  }),
)

/** The highest point of the curve between a sample and the next one. */
export function peakAfter(channel: Float32Array, index: number): number {
  let peak = Math.abs(channel[index]!)
  for (const kernel of KERNELS) {
    let sum = 0
    for (let k = 0; k < 2 * REACH; k++) sum += (channel[index + k - REACH + 1] ?? 0) * kernel[k]!
    peak = Math.max(peak, Math.abs(sum))
  }
  return peak
}

/** Highest sample of both channels, linear. */
export function samplePeak({ left, right }: Samples): number {
  let peak = 0
  for (const channel of [left, right])
    for (let i = 0; i < channel.length; i++) {
      const value = Math.abs(channel[i]!)
      if (value > peak) peak = value
    }
  return peak
}

/** Highest point of the curve through the samples (true peak at fourfold oversampling), in dBTP. */
export function truePeak(samples: Samples): number {
  let peak = samplePeak(samples)
  // The curve rises little above its samples: only those near the top can hold the highest point.
  const floor = peak * 0.6
  for (const channel of [samples.left, samples.right])
    for (let i = 0; i < channel.length; i++)
      if (Math.abs(channel[i]!) > floor) peak = Math.max(peak, peakAfter(channel, i))
  return 20 * Math.log10(peak)
}
