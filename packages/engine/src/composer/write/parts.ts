import { INSTRUMENTS } from '../synth/instruments.ts'
import { choosePattern } from './band.ts'
import { chordAt } from './harmony.ts'
import { fitPattern, strokesOf } from '../theory/rhythm.ts'
import { inChord } from '../theory/chord.ts'
import { pitchOfDegree, writeTheme } from './melody.ts'
import { createRandom, range } from '../../painter/core/random.ts'
import { voiceChord } from '../theory/voicing.ts'
import type { Bar } from './harmony.ts'
import type { Clock } from './clock.ts'
import type { Lean } from '../types.ts'
import type { Member } from './band.ts'
import type { Random } from '../../painter/types.ts'

/** A note before it is given a seat and a velocity of its section. */
export interface Draft {
  readonly bar: Bar
  readonly step: number
  /** Steps. */
  readonly length: number
  readonly midi: number
  /** 0–1 within the player's own scale. */
  readonly accent: number
  /** Seconds behind the step: strummed chords. */
  readonly late?: number
}

/** What every part is written with. `random` belongs to the player alone. */
export interface Desk {
  readonly bars: readonly Bar[]
  readonly clock: Clock
  readonly member: Member
  readonly lean: Lean
  /** Pitch class of the tonic. */
  readonly tonic: number
  readonly random: Random
}

const ACCENTS: Readonly<Record<string, number>> = { X: 1, x: 0.82, o: 0.5 }

/** The pattern of a player in a bar: one for each section, the same whenever that section returns. */
function patternOf(desk: Desk, bar: Bar, offset: number): string {
  const { member, lean, clock } = desk
  const at = offset + (bar.section.name === 'B' ? 1 : bar.section.name === 'break' ? 2 : 0)
  return fitPattern(choosePattern(member.patterns, lean.density, at), clock.grid, bar.index)
}

/** Chords in their rhythm, arpeggios through them, and pads: all voiced with small movements. */
export function writeChords(desk: Desk): Draft[] {
  const { member, clock, random } = desk
  const offset = Math.floor(random() * 8)
  const steps = clock.grid.steps
  const voices = member.voices ?? 3
  let previous: readonly number[] | null = null
  const drafts: Draft[] = []
  for (const bar of desk.bars) {
    const voicings = bar.chords.map((chord) => (previous = voiceChord(chord, voices, member.centre, previous)))
    const voicingAt = (step: number): readonly number[] => voicings[step >= steps / 2 ? voicings.length - 1 : 0]!
    if (bar.final) {
      voicings[0]!.forEach((midi, i) => drafts.push({ bar, step: 0, length: steps, midi, accent: 0.9, late: i * 0.02 }))
      continue
    }
    const pattern = patternOf(desk, bar, offset)
    for (const { step, length, sign } of strokesOf(pattern)) {
      // A note held over the middle of a bar with two chords is struck again.
      const halves =
        bar.chords.length === 2 && step < steps / 2 && step + length > steps / 2
          ? [
              [step, steps / 2 - step],
              [steps / 2, step + length - steps / 2],
            ]
          : [[step, length]]
      for (const [start, duration] of halves as [number, number][]) {
        const voicing = voicingAt(start)
        if (member.role === 'arpeggio') {
          const index = Number(sign)
          const midi = voicing[index % voices]! + 12 * Math.floor(index / voices)
          drafts.push({
            bar,
            step: start,
            length: Math.max(duration, 2),
            midi,
            accent: start % clock.grid.stepsPerBeat ? 0.7 : 0.9,
          })
          continue
        }
        const down = start % clock.grid.stepsPerBeat === 0
        const order = down ? voicing : voicing.toReversed()
        order.forEach((midi, i) =>
          drafts.push({
            bar,
            step: start,
            length: duration,
            midi,
            accent: ACCENTS[sign] ?? 0.8,
            late: i * (member.strum ?? 0),
          }),
        )
      }
    }
  }
  return drafts
}

/** The nearest pitch of a class to another pitch, within a bass's reach. */
function nearest(pitchClass: number, to: number, low: number, high: number): number {
  let best = low
  let distance = Infinity
  for (let midi = low; midi <= high; midi++) {
    if ((midi - pitchClass + 120) % 12 === 0 && Math.abs(midi - to) < distance) {
      best = midi
      distance = Math.abs(midi - to)
    }
  }
  return best
}

/** The bass: patterns of roots, fifths and octaves, or a walk that arrives at the next root. */
export function writeBass(desk: Desk): Draft[] {
  const { bars, member, clock, random } = desk
  const { steps, stepsPerBeat } = clock.grid
  const offset = Math.floor(random() * 8)
  const low = Math.max(INSTRUMENTS[member.instrument].range[0], member.centre - 8)
  const high = member.centre + 9
  let last = member.centre
  const drafts: Draft[] = []
  for (const bar of bars) {
    const next = bars[bar.index + 1]?.chords[0] ?? bar.chords[0]
    if (bar.final) {
      drafts.push({
        bar,
        step: 0,
        length: steps,
        midi: nearest(bar.chords[0].root, member.centre - 3, low, high),
        accent: 1,
      })
      continue
    }
    for (const { step, length, sign } of strokesOf(patternOf(desk, bar, offset))) {
      const chord = chordAt(bar, step, steps)
      const root = nearest(chord.root, last, low, member.centre + 5)
      const tone = (index: number): number => (chord.root + (chord.tones[index] ?? chord.tones.at(-1)!)) % 12
      const target = nearest(next.root, last, low, high)
      let midi = root
      if (sign === 'f') midi = nearest((chord.root + (chord.tones.includes(6) ? 6 : 7)) % 12, root + 3, low, high)
      else if (sign === 'o') midi = root + 12 <= high + 3 ? root + 12 : root
      else if (sign === 't') midi = nearest(tone(1), root + 4, low, high)
      else if (sign === 's') midi = nearest(tone(3), root + 8, low, high + 2)
      else if (sign === 'a') midi = target + (target > last ? -1 : 1)
      else if (sign === 'w') {
        const changed = bar.chords.length === 2 && step >= steps / 2 && step < steps / 2 + stepsPerBeat
        if (step === 0 || changed) midi = root
        else if (step + stepsPerBeat >= steps) midi = target + (last >= target ? 1 : -1)
        else {
          const way = target > last ? 1 : target < last ? -1 : random() < 0.5 ? 1 : -1
          const wish = last + way * (2 + Math.floor(random() * 3))
          const classes = random() < 0.7 ? chord.tones.map((t) => (chord.root + t) % 12) : chord.scale
          const near = classes.map((pitch) => nearest(pitch, wish, low, high)).filter((pitch) => pitch !== last)
          midi = near.reduce(
            (best, pitch) => (Math.abs(pitch - wish) < Math.abs(best - wish) ? pitch : best),
            near[0] ?? root,
          )
        }
      }
      last = sign === 'o' || sign === 's' ? root : midi
      drafts.push({ bar, step, length, midi, accent: step === 0 ? 1 : 0.82 })
    }
  }
  return drafts
}

/** A slow second voice: the chord tone nearest to where it was, with a step between when there is room. */
export function writeCounter(desk: Desk): Draft[] {
  const { bars, member, clock, random } = desk
  const offset = Math.floor(random() * 8)
  let last = member.centre
  const drafts: Draft[] = []
  for (const bar of bars) {
    const pattern = bar.final ? 'x'.padEnd(clock.grid.steps, '-') : patternOf(desk, bar, offset)
    for (const { step, length } of strokesOf(pattern)) {
      const chord = chordAt(bar, step, clock.grid.steps)
      const wish =
        last > member.centre + 6 ? last - 3 : last < member.centre - 5 ? last + 3 : last + (random() < 0.5 ? 2 : -2)
      let midi = wish
      for (let away = 0; away < 7 && !inChord(chord, midi); away++) midi += away % 2 ? away + 1 : -away - 1
      last = midi
      drafts.push({ bar, step, length, midi, accent: 0.8 })
    }
  }
  return drafts
}

/** The melody: a theme for each part, coming back with its part. */
export function writeLead(desk: Desk): Draft[] {
  const { bars, member, clock, random, lean } = desk
  const { grid } = clock
  const offset = Math.floor(random() * 8)
  const centre = member.centre
  const tonic = centre - 3 - ((centre - 3 - desk.tonic + 120) % 12)
  const anchor = Math.round(((centre - tonic) * 7) / 12)
  const drafts: Draft[] = []
  const themes = new Map<string, number>()
  const seedOf = (name: string): number => {
    const known = themes.get(name)
    if (known !== undefined) return known
    const seed = Math.floor(random() * 2 ** 32)
    themes.set(name, seed)
    return seed
  }
  // Drawn in a fixed order: a longer piece keeps the themes of a shorter one.
  for (const name of ['A', 'B', 'break']) seedOf(name)
  const sections = [...new Set(bars.map((bar) => bar.section))]
  for (const section of sections) {
    const name = section.name === 'B' ? 'B' : section.name === 'break' ? 'break' : 'A'
    const own = bars.filter((bar) => bar.section === section)
    const shift = name === 'B' ? 2 : name === 'break' ? -1 : 0
    const pattern = (at: number): string =>
      fitPattern(choosePattern(member.patterns, lean.density, offset + at), grid, 0)
    const turn = name === 'B' ? 1 : 0
    const plan = {
      grid,
      tonic,
      anchor: anchor + shift,
      patterns: [pattern(turn), pattern(turn + 1)] as const,
      density: lean.density,
    }
    const theme = writeTheme(own, plan, createRandom(seedOf(name)))
    own.forEach((bar, i) => {
      if (bar.final) {
        const note = theme[i]!.at(-1)!
        drafts.push({
          bar,
          step: 0,
          length: grid.steps,
          midi: pitchOfDegree(note.degree, bar.chords[0], tonic),
          accent: 0.85,
        })
        return
      }
      for (const note of theme[i]!) {
        const chord = chordAt(bar, note.step, grid.steps)
        const midi = pitchOfDegree(note.degree, chord, tonic)
        const accent =
          (note.step === 0 ? 0.95 : note.step % grid.stepsPerBeat ? 0.78 : 0.87) + range(random, -0.05, 0.05)
        // On its return a theme is ornamented: a quick neighbour before a long note.
        if (section.round > 0 && note.length >= grid.stepsPerBeat && note.step > 0 && random() < 0.25) {
          const upper = pitchOfDegree(note.degree + 1, chord, tonic)
          drafts.push({ bar, step: note.step, length: 1, midi: upper, accent: accent * 0.8 })
          drafts.push({ bar, step: note.step + 1, length: note.length - 1, midi, accent })
        } else drafts.push({ bar, step: note.step, length: note.length, midi, accent })
      }
    })
  }
  return drafts
}
