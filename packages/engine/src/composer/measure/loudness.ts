import { SAMPLE_RATE } from '../types.ts'
import type { Samples } from '../types.ts'

/** Blocks of 400 ms that begin every 100 ms (ITU-R BS.1770-4, the EBU's momentary loudness). */
const STEP = SAMPLE_RATE / 10
const BLOCK_STEPS = 4

/** The K-weighting's two filters at 48 kHz, as the recommendation prints them: a shelf for the head, a high-pass for the ear. */
const SHELF = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
}
const HIGH_PASS = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 }

/** Mean square of each 100 ms of a channel after K-weighting. */
function weightedPower(channel: Float32Array): Float64Array {
  const steps = new Float64Array(Math.floor(channel.length / STEP))
  let s1 = 0
  let s2 = 0
  let h1 = 0
  let h2 = 0
  for (let step = 0, i = 0; step < steps.length; step++) {
    let sum = 0
    for (const end = i + STEP; i < end; i++) {
      const x = channel[i]!
      const shelved = SHELF.b0 * x + s1
      s1 = SHELF.b1 * x - SHELF.a1 * shelved + s2
      s2 = SHELF.b2 * x - SHELF.a2 * shelved
      const y = shelved + h1
      h1 = HIGH_PASS.b1 * shelved - HIGH_PASS.a1 * y + h2
      h2 = shelved - HIGH_PASS.a2 * y
      sum += y * y
    }
    steps[step] = sum / STEP
  }
  return steps
}

function toLufs(power: number): number {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity
}

/** Loudness of every 400 ms in LUFS, a value each 100 ms. */
export function momentaryLoudness(samples: Samples): number[] {
  return blockPowers(samples).map(toLufs)
}

function blockPowers({ left, right }: Samples): number[] {
  const powers = [weightedPower(left), weightedPower(right)] as const
  const blocks: number[] = []
  for (let i = 0; i + BLOCK_STEPS <= powers[0].length; i++) {
    let sum = 0
    for (let k = i; k < i + BLOCK_STEPS; k++) sum += powers[0][k]! + powers[1][k]!
    blocks.push(sum / BLOCK_STEPS)
  }
  return blocks
}

function meanAbove(blocks: readonly number[], gate: number): number {
  let sum = 0
  let count = 0
  for (const power of blocks) {
    if (toLufs(power) <= gate) continue
    sum += power
    count++
  }
  return count ? sum / count : 0
}

/** Integrated loudness in LUFS (BS.1770-4 with both gates); −Infinity for silence or less than 400 ms. */
export function integratedLoudness(samples: Samples): number {
  const blocks = blockPowers(samples)
  const relative = toLufs(meanAbove(blocks, -70)) - 10
  return toLufs(meanAbove(blocks, Math.max(-70, relative)))
}
