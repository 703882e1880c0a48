import { SAMPLE_RATE } from '../types.ts'
import { frames, level, soften } from './tone.ts'
import { sine } from './wave-table.ts'
import type { Random } from '../../painter/types.ts'
import type { Tone } from './tone.ts'

/** A sound as layers: a gliding sine (the skin), noise through a band (wires, sticks), ringing metal. */
interface DrumVoice {
  readonly seconds: number
  /** Skin: Hertz at the end, octaves above it at the start, seconds of the glide, seconds until a third. */
  readonly skin?: readonly [hertz: number, octaves: number, glide: number, decay: number, gain: number]
  /** Noise: low and high bound in Hertz, seconds until a third. */
  readonly noise?: readonly [low: number, high: number, decay: number, gain: number]
  /** Six square-like partials around this many Hertz, high-passed: hats, cymbals, bells. */
  readonly metal?: readonly [hertz: number, low: number, decay: number, gain: number]
  /** Several bursts in a row (clap), seconds apart. */
  readonly bursts?: number
  /** Noise that swells instead of striking (riser, reversed cymbal). */
  readonly swell?: boolean
  readonly drive?: number
}

const DRUMS = {
  kick: { seconds: 0.35, skin: [52, 1.6, 0.022, 0.11, 1], noise: [800, 4000, 0.006, 0.25] },
  kickSoft: { seconds: 0.35, skin: [55, 1.1, 0.03, 0.1, 1], noise: [200, 1200, 0.008, 0.15] },
  kickHouse: { seconds: 0.34, skin: [48, 2.2, 0.026, 0.13, 1], noise: [1500, 7000, 0.004, 0.25], drive: 0.6 },
  kick808: { seconds: 0.9, skin: [44, 1.5, 0.03, 0.32, 1], drive: 0.3 },
  kickChip: { seconds: 0.16, skin: [60, 2.4, 0.03, 0.05, 1], drive: 1.2 },
  snare: { seconds: 0.28, skin: [185, 0.5, 0.012, 0.07, 0.6], noise: [900, 9000, 0.085, 0.8] },
  snareFat: { seconds: 0.4, skin: [170, 0.6, 0.02, 0.09, 0.6], noise: [600, 8000, 0.14, 0.9], drive: 0.4 },
  snareLofi: { seconds: 0.24, skin: [195, 0.4, 0.012, 0.06, 0.6], noise: [500, 4200, 0.07, 0.8], drive: 0.3 },
  snareChip: { seconds: 0.14, noise: [700, 12000, 0.05, 1] },
  brush: { seconds: 0.26, noise: [1500, 8000, 0.09, 1] },
  clap: { seconds: 0.3, noise: [900, 5500, 0.08, 1], bursts: 3 },
  snap: { seconds: 0.14, noise: [1600, 5000, 0.025, 1], bursts: 2 },
  rim: { seconds: 0.1, skin: [1650, 0.1, 0.005, 0.012, 0.7], noise: [1500, 6000, 0.008, 0.5] },
  hat: { seconds: 0.09, metal: [420, 7000, 0.022, 0.8], noise: [7500, 16000, 0.02, 0.5] },
  hatOpen: { seconds: 0.4, metal: [420, 6500, 0.13, 0.8], noise: [7000, 16000, 0.12, 0.4] },
  hatChip: { seconds: 0.05, noise: [6000, 18000, 0.012, 1] },
  ride: { seconds: 0.9, metal: [540, 4500, 0.3, 0.9], noise: [6000, 14000, 0.02, 0.3] },
  crash: { seconds: 2.2, metal: [390, 3500, 0.6, 0.6], noise: [3500, 14000, 0.5, 0.7] },
  tomHigh: { seconds: 0.4, skin: [170, 0.5, 0.04, 0.13, 1], noise: [400, 2500, 0.02, 0.2] },
  tomMiddle: { seconds: 0.45, skin: [125, 0.5, 0.045, 0.15, 1], noise: [400, 2500, 0.02, 0.2] },
  tomLow: { seconds: 0.5, skin: [88, 0.5, 0.05, 0.18, 1], noise: [300, 2000, 0.02, 0.2] },
  taiko: { seconds: 1.2, skin: [62, 0.7, 0.05, 0.3, 1], noise: [150, 1200, 0.05, 0.4], drive: 0.4 },
  timpani: { seconds: 1.6, skin: [82, 0.15, 0.04, 0.45, 1], noise: [150, 900, 0.02, 0.2] },
  shaker: { seconds: 0.1, noise: [5000, 13000, 0.028, 1] },
  tambourine: { seconds: 0.18, metal: [760, 6500, 0.05, 0.8], noise: [6000, 14000, 0.04, 0.6] },
  conga: { seconds: 0.28, skin: [215, 0.15, 0.02, 0.08, 1], noise: [700, 3000, 0.01, 0.25] },
  congaLow: { seconds: 0.32, skin: [160, 0.15, 0.02, 0.1, 1], noise: [500, 2500, 0.01, 0.25] },
  cowbell: { seconds: 0.25, metal: [560, 500, 0.06, 1] },
  riser: { seconds: 2, noise: [1200, 12000, 1, 1], swell: true },
} as const satisfies Readonly<Record<string, DrumVoice>>
export type Drum = keyof typeof DRUMS

const METAL_RATIOS = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523]

function addNoise(buffer: Float32Array, voice: DrumVoice, random: Random): void {
  const [low, high, decay, gain] = voice.noise!
  const lowCut = 1 - Math.exp((-2 * Math.PI * low) / SAMPLE_RATE)
  const highCut = 1 - Math.exp((-2 * Math.PI * Math.min(high, 18_000)) / SAMPLE_RATE)
  const bursts = voice.bursts ?? 1
  const gap = frames(0.011)
  let dark = 0
  let body = 0
  for (let i = 0; i < buffer.length; i++) {
    body += highCut * (random() * 2 - 1 - body)
    dark += lowCut * (body - dark)
    const burst = Math.min(bursts - 1, Math.floor(i / gap))
    const since = (i - burst * gap) / SAMPLE_RATE
    const shape = voice.swell
      ? (i / buffer.length) ** 2
      : Math.exp(-since / (burst < bursts - 1 ? 0.004 : decay)) * (burst < bursts - 1 ? 0.7 : 1)
    buffer[i]! += (body - dark) * gain * shape
  }
}

function addMetal(buffer: Float32Array, [hertz, low, decay, gain]: readonly [number, number, number, number]): void {
  const cut = 1 - Math.exp((-2 * Math.PI * low) / SAMPLE_RATE)
  const keep = Math.exp(-1 / (decay * SAMPLE_RATE))
  const steps = METAL_RATIOS.map((ratio) => (hertz * ratio) / SAMPLE_RATE)
  const phases = steps.map((_, i) => i * 0.17)
  let loudness = gain
  let dark = 0
  let darker = 0
  for (let i = 0; i < buffer.length; i++) {
    let sum = 0
    for (let k = 0; k < 6; k++) {
      let phase = phases[k]! + steps[k]!
      if (phase >= 1) phase -= 1
      phases[k] = phase
      sum += phase < 0.5 ? 0.17 : -0.17
    }
    dark += cut * (sum - dark)
    const bright = sum - dark
    darker += cut * (bright - darker)
    buffer[i]! += (bright - darker) * loudness
    loudness *= keep
  }
}

/** How a deep skin is tuned to the nearest tonic or fifth (a factor): out of tune it would blur the bass. */
export function tuning(drum: Drum, tonic: number): number {
  const { skin }: DrumVoice = DRUMS[drum]
  if (!skin || skin[0] > 140) return 1
  const midi = 69 + 12 * Math.log2(skin[0] / 440)
  const aways = [tonic, tonic + 7].map((pitch) => ((((pitch - midi) % 12) + 18) % 12) - 6)
  const away = aways.reduce((best, other) => (Math.abs(other) < Math.abs(best) ? other : best))
  return 2 ** (away / 12)
}

/** Plays one stroke. `pitch` multiplies the skin's frequency. */
export function playDrum(drum: Drum, random: Random, pitch = 1): Tone {
  const voice: DrumVoice = DRUMS[drum]
  const buffer = new Float32Array(frames(voice.seconds))
  if (voice.skin) {
    const [hertz, octaves, glide, decay, gain] = voice.skin
    let phase = 0
    for (let i = 0; i < buffer.length; i++) {
      const time = i / SAMPLE_RATE
      phase += (hertz * pitch * 2 ** (octaves * Math.exp(-time / glide))) / SAMPLE_RATE
      buffer[i]! += sine(phase) * gain * Math.exp(-time / decay)
    }
  }
  if (voice.noise) addNoise(buffer, voice, random)
  if (voice.metal) addMetal(buffer, voice.metal)
  if (voice.drive) for (let i = 0; i < buffer.length; i++) buffer[i] = Math.tanh(buffer[i]! * (1 + voice.drive * 2))
  soften(buffer, 0.0004, Math.min(0.05, voice.seconds / 3))
  return level({ left: buffer, right: buffer })
}
