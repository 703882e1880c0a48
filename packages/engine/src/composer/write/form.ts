import type { SectionName } from '../types.ts'

/** A part of the piece in whole bars. */
export interface Section {
  readonly name: SectionName
  /** Number of the first bar. */
  readonly first: number
  readonly bars: number
  /** 0–1: how many players are in, how hard they play. */
  readonly energy: number
  /** How many sections of this name came before. */
  readonly round: number
}

/** Bars of the piece and what the last one, which rings on, has left. */
export interface Span {
  readonly bars: number
  readonly barSeconds: number
}

const ENERGY: Readonly<Record<SectionName, number>> = {
  intro: 0.4,
  A: 0.62,
  B: 0.9,
  break: 0.45,
  build: 0.72,
  ending: 0.6,
}

/** How many bars fit so that the last chord still has time to ring. */
export function fitBars(durationSeconds: number, barSeconds: number): number {
  const ring = Math.min(2.4, durationSeconds * 0.22)
  return Math.max(1, Math.floor((durationSeconds - ring) / barSeconds) + 1)
}

/** Names and lengths before the ending, in order. */
function outline(bars: number): (readonly [SectionName, number])[] {
  if (bars <= 2) return [['A', bars]]
  if (bars <= 5)
    return [
      ['intro', 1],
      ['A', bars - 1],
    ]
  if (bars <= 9)
    return [
      ['intro', bars % 2 ? 1 : 2],
      ['A', 4],
      ['B', bars - 4 - (bars % 2 ? 1 : 2)],
    ].filter(([, n]) => Number(n) > 0) as [SectionName, number][]
  const unit = bars < 34 ? 4 : 8
  const intro = Math.min(unit, 2 + ((bars - 2) % 4))
  let left = bars - intro
  const list: [SectionName, number][] = [['intro', intro]]
  const cycle: (readonly [SectionName, number])[] =
    bars < 26
      ? [
          ['A', unit],
          ['B', unit],
          ['A', unit],
          ['build', 2],
          ['B', unit],
        ]
      : [
          ['A', unit],
          ['B', unit],
          ['A', unit],
          ['B', unit],
          ['break', 4],
          ['build', 4],
          ['B', unit],
          ['A', unit],
          ['break', 4],
          ['B', unit],
        ]
  for (let i = 0; left > 0; i = (i + 1) % cycle.length) {
    const [name, length] = cycle[i]!
    // A break or a build must lead somewhere.
    if ((name === 'break' || name === 'build') && left < length + 8) continue
    // What would be left as a crumb joins the part before it.
    const take = left - length < 2 ? left : Math.min(left, length)
    list.push([name, take])
    left -= take
  }
  return list
}

/**
 * Lays a piece of so many bars out: intro, parts A and B, breaks and builds where there is room, and an ending that comes home.
 *
 * @param lean −1 … 1, the piece's energy.
 */
export function layOut(bars: number, lean: number): Section[] {
  const ending = bars <= 1 ? 0 : bars <= 9 ? 1 : 2
  const rounds = new Map<SectionName, number>()
  const sections: Section[] = []
  let first = 0
  for (const [name, length] of [...outline(bars - ending), ['ending', ending] as const]) {
    if (length <= 0) continue
    const round = rounds.get(name) ?? 0
    rounds.set(name, round + 1)
    const energy = Math.max(0.2, Math.min(1, ENERGY[name] + Math.min(0.1, round * 0.05) + lean * 0.18))
    sections.push({ name, first, bars: length, energy, round })
    first += length
  }
  return sections
}
