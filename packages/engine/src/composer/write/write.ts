import { createClock } from './clock.ts'
import { createRandom, forkSeed } from '../../painter/core/random.ts'
import { fitBars, layOut } from './form.ts'
import { gather } from './band.ts'
import { gridOf } from '../theory/rhythm.ts'
import { harmonise } from './harmony.ts'
import { INSTRUMENTS } from '../synth/instruments.ts'
import { keyName } from '../theory/scale.ts'
import { writeBass, writeChords, writeCounter, writeLead } from './parts.ts'
import { writeDrums } from './drum-part.ts'
import type { Bar } from './harmony.ts'
import type { Clock } from './clock.ts'
import type { Desk, Draft } from './parts.ts'
import type { Genre } from '../genres/genre.ts'
import type { Member } from './band.ts'
import type { Note, Score, Seat } from './score.ts'
import type { Reading, Structure } from '../types.ts'

export interface Written {
  readonly score: Score
  readonly structure: Structure
}

function draftsOf(desk: Desk): Draft[] {
  switch (desk.member.role) {
    case 'lead':
      return writeLead(desk)
    case 'bass':
      return writeBass(desk)
    case 'counter':
      return writeCounter(desk)
    default:
      return writeChords(desk)
  }
}

/** How much is going on in a bar, 0–1: an intro grows, a build more so. */
function energyOf(bar: Bar): number {
  const { section } = bar
  const way = bar.at / Math.max(1, section.bars - 1)
  if (section.name === 'intro') return section.energy - 0.06 + 0.12 * way
  if (section.name === 'build') return section.energy - 0.15 + 0.3 * way
  return section.energy
}

/** Puts a player's drafts into time, at the loudness of their section, where the player is in at all. */
function perform(drafts: readonly Draft[], member: Member, clock: Clock, reading: Reading, seed: number): Note[] {
  const random = createRandom(forkSeed(seed, 'touch'))
  const { instrument, pan, reverb } = member
  // Several voices together are as loud as one.
  const gain =
    member.role === 'chords' || member.role === 'pad'
      ? (1.2 * member.gain) / Math.sqrt(member.voices ?? 3)
      : member.gain
  const spread = member.role === 'bass' || member.role === 'lead' ? 0.004 : 0.028
  const seat: Seat = { instrument, gain, pan, spread, reverb, echo: member.echo ?? 0, ducked: member.ducked ?? false }
  const [low, high] = INSTRUMENTS[instrument].range
  const notes: Note[] = []
  for (const { bar, step, length, midi, accent, late = 0 } of drafts) {
    const energy = energyOf(bar)
    const missing = energy < (member.from ?? 0) || energy > (member.until ?? 2)
    const touch = 0.93 + random() * 0.14
    const start = clock.at(bar.index, step, random) + late
    if (missing && !(bar.final && (member.from ?? 0) < 0.6)) continue
    let pitch = midi
    while (pitch < low) pitch += 12
    while (pitch > high) pitch -= 12
    const held = bar.final ? clock.endSeconds - start : length * clock.secondsPerStep * 0.96
    notes.push({
      seat,
      start,
      seconds: Math.max(0.05, held),
      midi: pitch,
      velocity: Math.min(1, accent * touch * (0.68 + 0.34 * energy)),
      brightness: Math.max(-1, Math.min(1, reading.lean.brightness * 0.8 + (energy - 0.65) * 0.8)),
    })
  }
  return notes
}

function structureOf(
  bars: readonly Bar[],
  members: readonly Member[],
  drums: boolean,
  clock: Clock,
  reading: Reading,
): Structure {
  const sections = [...new Set(bars.map((bar) => bar.section))]
  const chords = bars.flatMap((bar) =>
    bar.chords.map((chord, i) => ({ startSeconds: (bar.index + i / 2) * clock.barSeconds, symbol: chord.symbol })),
  )
  const names = [...new Set(members.map((member) => INSTRUMENTS[member.instrument].name))]
  return {
    key: keyName(reading.key),
    bpm: reading.bpm,
    metre: reading.metre,
    bars: bars.length,
    sections: sections.map((section, i) => {
      const startSeconds = section.first * clock.barSeconds
      const next = sections[i + 1]
      const end = next ? next.first * clock.barSeconds : clock.endSeconds
      return { name: section.name, startSeconds, seconds: end - startSeconds, bars: section.bars }
    }),
    chords,
    instruments: drums ? [...names, 'Drums'] : names,
  }
}

/** Writes the piece down: form, chords, then every player's part. */
export function writePiece(reading: Reading, genre: Genre, endSeconds: number, seed: number): Written {
  const clock = createClock(gridOf(reading.metre), reading.bpm, endSeconds, genre)
  const sections = layOut(fitBars(endSeconds, clock.barSeconds), reading.lean.energy)
  const bars = harmonise(sections, genre, reading.key, seed)
  const { members, drums } = gather(genre, reading, seed)
  const notes = members.flatMap((member, i) => {
    const own = forkSeed(seed, `part ${i}`)
    const desk = { bars, clock, member, lean: reading.lean, tonic: reading.key.tonic, random: createRandom(own) }
    return perform(draftsOf(desk), member, clock, reading, own)
  })
  const hits = writeDrums(drums, genre, bars, clock, reading.lean.density, seed)
  const byStart = (a: { start: number }, b: { start: number }): number => a.start - b.start
  return {
    score: { notes: notes.toSorted(byStart), hits: hits.toSorted(byStart) },
    structure: structureOf(bars, members, hits.length > 0, clock, reading),
  }
}
