import { SAMPLE_RATE } from '../types.ts'
import { INSTRUMENTS } from '../synth/instruments.ts'
import { addTone, createDesk, duckCurve } from './desk.ts'
import { createRandom, forkSeed } from '../../painter/core/random.ts'
import { frames, level } from '../synth/tone.ts'
import { hertz } from '../theory/scale.ts'
import { playDrum, tuning } from '../synth/drums.ts'
import type { Desk } from './desk.ts'
import type { Drum } from '../synth/drums.ts'
import type { Note, Score } from '../write/score.ts'
import type { Tone } from '../synth/tone.ts'

/** Kept tones may take so many samples before they are let go (64 MB). */
const CACHE_SAMPLES = 16_000_000

/** Ringing tones are rendered in these lengths (seconds), and cut when played: few renderings serve many notes. */
const RING_LENGTHS = [0.35, 0.7, 1.4]

/** Takes of each drum, so that no two strokes in a row are the same. */
const TAKES = 3

interface Tones {
  melodic(note: Note): Tone
  drum(drum: Drum, stroke: number): Tone
}

function createTones(seed: number, tonic: number): Tones {
  const kept = new Map<string, Tone>()
  let samples = 0
  const keep = (name: string, make: () => Tone): Tone => {
    const known = kept.get(name)
    if (known) return known
    const tone = make()
    samples += tone.left.length * (tone.left === tone.right ? 1 : 2)
    if (samples > CACHE_SAMPLES) {
      kept.clear()
      samples = 0
    }
    kept.set(name, tone)
    return tone
  }
  return {
    melodic: ({ seat, seconds, midi, velocity, brightness }) => {
      const instrument = INSTRUMENTS[seat.instrument]
      const hard = velocity > 0.72 ? 0.85 : 0.55
      const bright = Math.round(brightness * 2) / 2
      const ring = instrument.rings
      const needed = seconds + instrument.release
      const length =
        ring === null ? Math.ceil(seconds * 25) / 25 : Math.min(ring, RING_LENGTHS.find((one) => one >= needed) ?? ring)
      const name = `${seat.instrument} ${midi} ${hard} ${bright} ${length}`
      return keep(name, () => {
        const random = createRandom(forkSeed(seed, name))
        return level(
          instrument.play({ frequency: hertz(midi), seconds: length, velocity: hard, brightness: bright, random }),
        )
      })
    },
    drum: (drum, stroke) => {
      const take = stroke % TAKES
      return keep(`${drum} ${take}`, () =>
        playDrum(drum, createRandom(forkSeed(seed, `${drum} ${take}`)), tuning(drum, tonic) * (1 + (take - 1) * 0.004)),
      )
    },
  }
}

/** Whether a drum pushes the others down. */
function isKick(drum: Drum): boolean {
  return drum.startsWith('kick')
}

export interface PlayPlan {
  readonly frames: number
  readonly duck: number
  readonly seed: number
  /** Pitch class that deep drums are tuned to. */
  readonly tonic: number
  /** Called every few notes with the share that is done; throws to end the work. */
  progress(share: number): void
}

/** Plays the score into a new desk. */
export function playScore(score: Score, plan: PlayPlan): Desk {
  const desk = createDesk(plan.frames)
  const tones = createTones(plan.seed, plan.tonic)
  const kicks = score.hits.filter((hit) => isKick(hit.drum)).map((hit) => hit.start)
  const curve = plan.duck > 0 && kicks.length ? duckCurve(kicks, plan.frames, plan.duck) : null
  const total = score.notes.length + score.hits.length
  let done = 0
  const count = (): void => {
    if (done++ % 16 === 0) plan.progress(done / total)
  }
  for (const note of score.notes) {
    count()
    const start = Math.round(note.start * SAMPLE_RATE)
    if (start >= plan.frames) continue
    const { seat, midi } = note
    const instrument = INSTRUMENTS[seat.instrument]
    addTone(desk, tones.melodic(note), {
      start,
      gain: 0.5 * seat.gain * instrument.gain * note.velocity ** 1.4,
      pan: Math.max(-0.9, Math.min(0.9, seat.pan + seat.spread * (midi - 62))),
      reverb: seat.reverb,
      echo: seat.echo,
      gate: instrument.rings === null ? Infinity : frames(note.seconds),
      release: frames(instrument.release),
      duck: seat.ducked ? curve : null,
    })
  }
  const strokes = new Map<Drum, number>()
  for (const hit of score.hits) {
    count()
    const start = Math.round(hit.start * SAMPLE_RATE)
    if (start >= plan.frames) continue
    const stroke = strokes.get(hit.drum) ?? 0
    strokes.set(hit.drum, stroke + 1)
    addTone(desk, tones.drum(hit.drum, stroke), {
      start,
      gain: 0.7 * hit.gain * hit.velocity ** 1.3,
      pan: hit.pan,
      reverb: hit.reverb,
      echo: 0,
      gate: Infinity,
      release: 1,
      duck: null,
    })
  }
  return desk
}
