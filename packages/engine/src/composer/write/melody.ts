import { chordAt } from './harmony.ts'
import { inChord } from '../theory/chord.ts'
import { pick } from '../../painter/core/random.ts'
import { strokesOf } from '../theory/rhythm.ts'
import type { Bar } from './harmony.ts'
import type { Chord } from '../theory/chord.ts'
import type { Grid } from '../theory/rhythm.ts'
import type { Random } from '../../painter/types.ts'

/** A note of a theme: steps within its bar, pitch as a degree of the scale (0 = the tonic nearest below the player's centre). */
export interface ThemeNote {
  readonly step: number
  readonly length: number
  readonly degree: number
}

interface MotifNote {
  readonly step: number
  readonly length: number
  /** Degrees from the note before. */
  readonly move: number
}

/** How a bar of a phrase comes from the motifs. */
type Treatment = 'a' | 'aUp' | 'aDown' | 'aInverted' | 'aHead' | 'b' | 'bUp' | 'open' | 'closed'

/** Four bars each: a question, then an answer. */
const QUESTIONS: readonly (readonly Treatment[])[] = [
  ['a', 'aUp', 'a', 'open'],
  ['a', 'a', 'aUp', 'open'],
  ['a', 'b', 'a', 'open'],
  ['a', 'aInverted', 'b', 'open'],
  ['a', 'aDown', 'b', 'open'],
  ['a', 'aHead', 'aUp', 'open'],
]
const ANSWERS: readonly (readonly Treatment[])[] = [
  ['a', 'aUp', 'b', 'closed'],
  ['a', 'b', 'bUp', 'closed'],
  ['aUp', 'a', 'aInverted', 'closed'],
  ['b', 'bUp', 'a', 'closed'],
  ['a', 'aUp', 'aHead', 'closed'],
]

/** Lines of a motif, as the sign of each move; none only falls. */
const CONTOURS: readonly (readonly number[])[] = [
  [1, 1, -1, 1, -1, -1],
  [-1, 1, 1, 1, -1, 1],
  [1, -1, 1, 1, -1, -1],
  [1, 1, 1, -1, -1, 1],
  [-1, 1, -1, 1, 1, -1],
  [1, -1, -1, 1, 1, 1],
]

function makeMotif(pattern: string, random: Random): MotifNote[] {
  const contour = pick(random, CONTOURS)
  return strokesOf(pattern).map(({ step, length }, i) => {
    const chance = random()
    const size = chance < 0.14 ? 0 : chance < 0.68 ? 1 : chance < 0.9 ? 2 : 3
    return { step, length, move: i === 0 ? 0 : size * contour[(i - 1) % contour.length]! }
  })
}

/** MIDI pitch of a degree over a chord, `tonic` being the MIDI pitch of degree 0. */
export function pitchOfDegree(degree: number, chord: Chord, tonic: number): number {
  const octave = Math.floor(degree / 7)
  const index = degree - octave * 7
  const step = (chord.scale[index]! - tonic + 144) % 12
  // A tonic bent down is the note below it, not the one an octave higher; a seventh bent up likewise.
  const bent = index === 0 && step > 6 ? -12 : index === 6 && step < 6 ? 12 : 0
  return tonic + octave * 12 + step + bent
}

/** The degree nearest to `degree` that belongs to the chord. */
function snap(degree: number, chord: Chord, tonic: number): number {
  for (let away = 0; away < 4; away++) {
    for (const side of [away, -away])
      if (inChord(chord, pitchOfDegree(degree + side, chord, tonic))) return degree + side
  }
  return degree
}

/** Keeps a melody within its range by turning it back, not by stopping it at the wall. */
function fold(degree: number, low: number, high: number): number {
  if (degree > high) return Math.max(low, 2 * high - degree)
  if (degree < low) return Math.min(high, 2 * low - degree)
  return degree
}

interface Themes {
  readonly a: readonly MotifNote[]
  readonly b: readonly MotifNote[]
}

/** Everything that a phrase is written with. */
export interface MelodyPlan {
  readonly grid: Grid
  /** MIDI pitch of degree 0. */
  readonly tonic: number
  /** Degree around which the phrase moves. */
  readonly anchor: number
  /** Fitted patterns, one for each motif. */
  readonly patterns: readonly [string, string]
  /** −1 few notes … 1 many. */
  readonly density: number
}

function realise(motif: readonly MotifNote[], bar: Bar, plan: MelodyPlan, from: number, sign: number): ThemeNote[] {
  const { grid, tonic, anchor } = plan
  let degree = from
  return motif.map(({ step, length, move }, i) => {
    const chord = chordAt(bar, step, grid.steps)
    degree = fold(degree + move * sign, anchor - 5, anchor + 6)
    const strong = step % grid.stepsPerBeat === 0 || length >= grid.stepsPerBeat
    if (i === 0 || strong) degree = snap(degree, chord, tonic)
    return { step, length, degree }
  })
}

/** A bar that rests on one note: reached by step, on the fifth or second (open) or the tonic (closed). */
function cadence(bar: Bar, plan: MelodyPlan, last: number, closed: boolean, random: Random): ThemeNote[] {
  const { grid, tonic, anchor } = plan
  const chord = bar.chords[0]
  const goals = closed ? [0, 7, 2] : [4, 1, 6, -3]
  const near = goals.flatMap((goal) => [goal, goal + 7, goal - 7]).filter((goal) => Math.abs(goal - anchor) <= 7)
  const wish = near.reduce(
    (best, goal) => (Math.abs(goal - last) < Math.abs(best - last) ? goal : best),
    near[0] ?? anchor,
  )
  const goal = snap(wish, chord, tonic)
  const beat = grid.stepsPerBeat
  const approach = last > goal ? 1 : -1
  if (random() < 0.5 || grid.beats < 3) return [{ step: 0, length: grid.steps - beat, degree: goal }]
  return [
    { step: 0, length: beat, degree: snap(goal + 2 * approach, chord, tonic) },
    { step: beat, length: beat, degree: goal + approach },
    { step: 2 * beat, length: grid.steps - 2 * beat, degree: goal },
  ]
}

/** Fewer or more notes: weak ones fall away, long ones get a neighbour. */
function thin(notes: readonly ThemeNote[], plan: MelodyPlan, random: Random): ThemeNote[] {
  const { density, grid } = plan
  return notes.flatMap((note, i) => {
    const chance = random()
    const weak = note.step % grid.stepsPerBeat !== 0
    if (i > 0 && density < 0 && chance < -density * (weak ? 0.7 : 0.3)) return []
    if (density > 0 && note.length >= 4 && chance < density * 0.6) {
      const half = note.length >> 1
      const up = chance < density * 0.3 ? 1 : -1
      return [
        { ...note, length: half },
        { step: note.step + half, length: note.length - half, degree: note.degree + up },
      ]
    }
    return [note]
  })
}

/**
 * Writes a theme over the given bars: two motifs, developed by repetition, sequence, inversion and fragments, four bars of question and
 * four of answer.
 */
export function writeTheme(bars: readonly Bar[], plan: MelodyPlan, random: Random): ThemeNote[][] {
  const themes: Themes = { a: makeMotif(plan.patterns[0], random), b: makeMotif(plan.patterns[1], random) }
  const question = pick(random, QUESTIONS)
  const answer = pick(random, ANSWERS)
  const half = plan.grid.steps / 2
  let last = plan.anchor
  return bars.map((bar, i) => {
    const phrase = Math.floor(i / 4) % 2 ? answer : question
    const treatment = bar.final ? 'closed' : phrase[i % 4]!
    // The line of a phrase: it rises to its third bar.
    const start = plan.anchor + [0, 1, 2, 1][i % 4]!
    let notes: ThemeNote[]
    if (treatment === 'open' || treatment === 'closed') notes = cadence(bar, plan, last, treatment === 'closed', random)
    else if (treatment === 'aHead') {
      const head = themes.a.filter((note) => note.step < half)
      const echo = head.map((note) => ({ ...note, step: note.step + half }))
      notes = realise([...head, ...echo.map((note, k) => (k ? note : { ...note, move: 1 }))], bar, plan, start, 1)
    } else {
      const motif = treatment.startsWith('a') ? themes.a : themes.b
      const shift = treatment.endsWith('Up') ? 1 : treatment.endsWith('Down') ? -2 : 0
      notes = realise(motif, bar, plan, start + shift, treatment === 'aInverted' ? -1 : 1)
    }
    last = notes.at(-1)?.degree ?? last
    return thin(notes, plan, random)
  })
}
