import type { Metre } from '../types.ts'

/** A metre on a grid of steps: sixteenths, or in 6/8 sixths of the dotted beat. */
export interface Grid {
  readonly metre: Metre
  readonly beats: number
  readonly stepsPerBeat: number
  /** beats × stepsPerBeat. */
  readonly steps: number
}

const GRIDS: Readonly<Record<Metre, readonly [beats: number, stepsPerBeat: number]>> = {
  '4/4': [4, 4],
  '3/4': [3, 4],
  '6/8': [2, 6],
  '5/4': [5, 4],
}

export function gridOf(metre: Metre): Grid {
  const [beats, stepsPerBeat] = GRIDS[metre]
  return { metre, beats, stepsPerBeat, steps: beats * stepsPerBeat }
}

/** Which beats of a bar of four (or three) make a bar of another metre. */
const FROM_FOUR: Readonly<Record<Metre, readonly number[]>> = {
  '4/4': [0, 1, 2, 3],
  '3/4': [0, 1, 3],
  '6/8': [0, 1],
  // 3 + 2
  '5/4': [0, 1, 1, 2, 3],
}
const FROM_THREE: Readonly<Record<Metre, readonly number[]>> = {
  '4/4': [0, 1, 2, 1],
  '3/4': [0, 1, 2],
  '6/8': [0, 2],
  '5/4': [0, 1, 2, 0, 1],
}
/** Six steps of a dotted beat from four sixteenths. */
const SIX_OF_FOUR = [0, 1, 2, 3, 2, 3]

/**
 * Fits a pattern of 16 steps (a bar of four) or 12 (a bar of three) to a grid. In 6/8 the two halves of a bar of four take turns.
 *
 * @param bar number of the bar.
 */
export function fitPattern(pattern: string, grid: Grid, bar: number): string {
  const source = pattern.replaceAll(' ', '')
  if (source.length === grid.steps && grid.metre !== '6/8') return source
  const beats = (source.length === 12 ? FROM_THREE : FROM_FOUR)[grid.metre]
  const half = grid.metre === '6/8' && source.length === 16 && bar % 2 === 1 ? 2 : 0
  return beats
    .map((beat) => {
      const steps = source.slice((beat + half) * 4, (beat + half) * 4 + 4)
      return grid.stepsPerBeat === 6 ? SIX_OF_FOUR.map((step) => steps[step]).join('') : steps
    })
    .join('')
}

/** One sound of a pattern: where, how long (in steps), and the sign that stood for it. */
export interface Stroke {
  readonly step: number
  readonly length: number
  readonly sign: string
}

/** The strokes of a fitted pattern: '.' is silence, '-' lengthens the stroke before, everything else is one. */
export function strokesOf(pattern: string): Stroke[] {
  const strokes: Stroke[] = []
  for (let step = 0; step < pattern.length; step++) {
    const sign = pattern[step]!
    if (sign === '.' || sign === '-') continue
    let length = 1
    while (pattern[step + length] === '-') length++
    strokes.push({ step, length, sign })
  }
  return strokes
}

/**
 * Seconds of a step within its bar, with swing.
 *
 * @param swing where the second of a pair falls, 0.5 = straight, 0.667 = triplets.
 * @param pair steps of a swung pair: 4 swings eighths, 2 sixteenths.
 */
export function stepSeconds(step: number, secondsPerStep: number, swing: number, pair: number): number {
  const start = Math.floor(step / pair) * pair
  const at = (step - start) / pair
  const warped = at < 0.5 ? at * 2 * swing : swing + (at - 0.5) * 2 * (1 - swing)
  return (start + warped * pair) * secondsPerStep
}
