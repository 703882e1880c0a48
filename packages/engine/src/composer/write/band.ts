import { INSTRUMENTS, isInstrument } from '../synth/instruments.ts'
import { createRandom, forkSeed, pick } from '../../painter/core/random.ts'
import { strokesOf } from '../theory/rhythm.ts'
import type { DrumPart, Genre, Player } from '../genres/genre.ts'
import type { InstrumentId } from '../synth/instruments.ts'
import type { Role } from '../synth/instrument.ts'
import type { Reading } from '../types.ts'

/** A player with its instrument chosen and moved to where that instrument sounds well. */
export interface Member extends Player {
  readonly instrument: InstrumentId
}

export interface Band {
  readonly members: readonly Member[]
  readonly drums: readonly DrumPart[]
}

/** What somebody plays whom the genre does not know. */
const NEWCOMERS: Readonly<Record<Role, Omit<Player, 'instruments'>>> = {
  lead: {
    role: 'lead',
    patterns: ['x---x-x-x---x---', 'x-----x-x-x-----'],
    centre: 73,
    gain: 0.6,
    pan: 0.1,
    reverb: 0.3,
  },
  counter: { role: 'counter', patterns: ['x-------x-------'], centre: 67, gain: 0.45, pan: -0.3, reverb: 0.35 },
  chords: {
    role: 'chords',
    patterns: ['x-------x-------', 'x---x---x---x---'],
    voices: 4,
    centre: 60,
    gain: 0.5,
    pan: -0.2,
    reverb: 0.25,
  },
  arpeggio: {
    role: 'arpeggio',
    patterns: ['0.1.2.3.2.1.2.1.', '0.2.1.3.0.2.1.3.'],
    voices: 4,
    centre: 67,
    gain: 0.4,
    pan: 0.35,
    reverb: 0.3,
  },
  pad: { role: 'pad', patterns: ['x---------------'], voices: 4, centre: 62, gain: 0.4, pan: 0, reverb: 0.45 },
  bass: {
    role: 'bass',
    patterns: ['r-------r-------', 'r-----r-f-----a-'],
    centre: 40,
    gain: 0.8,
    pan: 0,
    reverb: 0.05,
  },
}

/** Drums for genres that have none of their own, when they are asked for. */
const PLAIN_KIT: readonly DrumPart[] = [
  { drum: 'kickSoft', patterns: ['X.......x.......', 'X.......x.x.....'], gain: 0.8, from: 0.3 },
  { drum: 'snare', patterns: ['....X.......X...'], gain: 0.5, reverb: 0.15, from: 0.5 },
  { drum: 'hat', patterns: ['x.x.x.x.x.x.x.x.'], gain: 0.16, pan: 0.2, from: 0.4 },
]

/** Whether an instrument is meant by one that was refused: "no guitar" means them all. */
function isRemoved(id: InstrumentId, removed: readonly string[]): boolean {
  return removed.some((other) => id === other || id.toLowerCase().endsWith(other.toLowerCase()))
}

/** Moves a centre by octaves until the instrument can play around it. */
function settle(centre: number, id: InstrumentId): number {
  const [low, high] = INSTRUMENTS[id].range
  let at = centre
  while (at - 7 < low && at + 12 + 7 <= high + 5) at += 12
  while (at + 9 > high && at - 12 - 7 >= low - 5) at -= 12
  return at
}

function canPlay(id: InstrumentId, role: Role): boolean {
  const { roles, range } = INSTRUMENTS[id]
  return roles.includes(role) || (role === 'bass' && range[0] <= 40) || (role === 'pad' && roles.includes('chords'))
}

/** Sets the asked instruments into the band, each at the first of its roles that nobody asked for has yet. */
function invite(players: Member[], asked: readonly InstrumentId[]): Member[] {
  const taken = new Set<number>()
  const band = [...players]
  for (const id of asked) {
    const { roles } = INSTRUMENTS[id]
    const free = roles.flatMap((role) =>
      band.flatMap((player, i) => (player.role === role && !taken.has(i) ? [i] : [])),
    )
    const at = free[0]
    const role = roles[0]!
    if (at === undefined) {
      band.push({ ...NEWCOMERS[role], instruments: [id], instrument: id })
      taken.add(band.length - 1)
    } else {
      // Who was asked for is there from early on and not to be missed.
      band[at] = { ...band[at]!, instrument: id, from: Math.min(0.5, band[at]!.from ?? 0), gain: band[at]!.gain * 1.1 }
      taken.add(at)
    }
  }
  return band
}

/** Only the asked instruments, everything they can play by themselves. */
function alone(players: readonly Member[], asked: readonly InstrumentId[]): Member[] {
  const band = players.flatMap((player) => {
    const id = asked.find((one) => canPlay(one, player.role))
    return id ? [{ ...player, instrument: id, from: Math.min(0.4, player.from ?? 0) }] : []
  })
  if (band.length) return band
  return asked.map((id) => ({ ...NEWCOMERS[INSTRUMENTS[id].roles[0]!], instruments: [id], instrument: id }))
}

/** Who plays: the genre's players, those asked for, without those refused. */
export function gather(genre: Genre, reading: Reading, seed: number): Band {
  const asked = reading.instruments.filter(isInstrument)
  const wantsDrums = reading.instruments.includes('drums')
  const solo = reading.solo && reading.instruments.length > 0
  const chosen = genre.players.flatMap((player, i): Member[] => {
    const random = createRandom(forkSeed(seed, `player ${i}`))
    const possible = player.instruments.filter((id) => !isRemoved(id, reading.removed))
    return possible.length ? [{ ...player, instrument: pick(random, possible) }] : []
  })
  const members = solo && asked.length ? alone(chosen, asked) : invite(chosen, asked)
  const shift = Math.round(reading.lean.register * 5)
  const noDrums = reading.removed.includes('drums') || (solo && !wantsDrums)
  const kit = genre.drums.length === 0 && wantsDrums ? PLAIN_KIT : genre.drums
  return {
    members: members.map((member) => ({
      ...member,
      centre: settle(member.centre + (member.role === 'bass' ? Math.round(shift / 3) : shift), member.instrument),
    })),
    drums: noDrums ? [] : wantsDrums ? kit.map((part) => ({ ...part, from: Math.min(0.5, part.from ?? 0) })) : kit,
  }
}

/** One of a player's patterns: any, or the thinner or thicker half when the piece leans that way. */
export function choosePattern(patterns: readonly string[], density: number, at: number): string {
  const sorted = patterns.toSorted((a, b) => strokesOf(a).length - strokesOf(b).length)
  const from = density > 0.25 ? Math.floor(sorted.length / 2) : 0
  const to = density < -0.25 ? Math.ceil(sorted.length / 2) : sorted.length
  return sorted[from + (at % Math.max(1, to - from))]!
}
