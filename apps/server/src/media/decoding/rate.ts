/** Rates above this are halved until they are not: nobody hears the difference, and files stay small. */
const HIGHEST_RATE = 48_000
const AAC_RATES = new Set([48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000])

function halved(samples: Float32Array): Float32Array {
  return new Float32Array(samples.length >> 1).map(
    (_, i) => ((samples[i * 2] as number) + (samples[i * 2 + 1] as number)) / 2,
  )
}

function resampled(samples: Float32Array, from: number, to: number): Float32Array {
  return new Float32Array(Math.floor((samples.length * to) / from)).map((_, i) => {
    const at = (i * from) / to
    const index = Math.floor(at)
    const here = samples[index] ?? 0
    return here + ((samples[index + 1] ?? here) - here) * (at - index)
  })
}

/** The rate that `atFittedRate` gives: one that AAC knows, at most 48,000. */
export function fittedRate(rate: number): number {
  let now = rate
  while (now > HIGHEST_RATE && now % 2 === 0) now /= 2
  return AAC_RATES.has(now) ? now : HIGHEST_RATE
}

export function atFittedRate(samples: Float32Array, rate: number): Float32Array {
  let [now, out] = [rate, samples]
  while (now > HIGHEST_RATE && now % 2 === 0) [now, out] = [now / 2, halved(out)]
  return AAC_RATES.has(now) ? out : resampled(out, now, HIGHEST_RATE)
}
