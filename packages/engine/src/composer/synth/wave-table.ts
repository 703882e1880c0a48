import { SAMPLE_RATE } from '../types.ts'

/** Samples of a period; a table has one more, so that reading between two needs no wrap. */
export const TABLE_SIZE = 2048

const SINE = new Float32Array(TABLE_SIZE + 1)
for (let i = 0; i <= TABLE_SIZE; i++) SINE[i] = Math.sin((2 * Math.PI * i) / TABLE_SIZE)

/** Amplitude of each harmonic, counted from 1. */
const SHAPES = {
  sine: (k: number) => (k === 1 ? 1 : 0),
  saw: (k: number) => 1 / k,
  square: (k: number) => (k % 2 ? 1 / k : 0),
  triangle: (k: number) => (k % 2 ? (k % 4 === 1 ? 1 : -1) / (k * k) : 0),
  pulse: (k: number) => Math.sin(Math.PI * k * 0.25) / k,
  thin: (k: number) => Math.sin(Math.PI * k * 0.125) / k,
  flute: (k: number) => [0, 1, 0.32, 0.14, 0.05, 0.03, 0.015][k] ?? 0,
  reed: (k: number) => (k % 2 ? 1 / k ** 0.9 : 0.25 / k) * (k < 20 ? 1 : 0),
  sax: (k: number) => [0, 0.8, 1, 0.75, 0.5, 0.42, 0.28, 0.2, 0.16][k] ?? (k < 24 ? 0.9 / k : 0),
  brass: (k: number) => [0, 0.7, 0.9, 1, 0.8, 0.62, 0.5, 0.36][k] ?? 2.2 / k,
  bowed: (k: number) => (1 / k) * [1, 0.8, 1.25, 0.9, 1.2][k % 5]!,
  organ: (k: number) => [0, 1, 0.85, 0.55, 0.5, 0, 0.22, 0, 0.3][k] ?? 0,
  voice: (k: number) => [0, 1, 0.62, 0.5, 0.22, 0.12, 0.1, 0.12, 0.1, 0.05][k] ?? 0,
  accordion: (k: number) => (1 / k ** 0.8) * (k % 3 === 0 ? 0.5 : 1),
} as const
export type Wave = keyof typeof SHAPES

const tables = new Map<string, Float32Array>()

/** One period of a wave with no harmonic above what the frequency allows (nothing folds back), peak 1. */
export function waveTable(wave: Wave, frequency: number): Float32Array {
  if (wave === 'sine') return SINE
  const octave = Math.ceil(Math.log2(frequency / 20) * 2)
  const name = `${wave} ${octave}`
  const known = tables.get(name)
  if (known) return known
  const harmonics = Math.max(1, Math.min(80, Math.floor((SAMPLE_RATE * 0.42) / (20 * 2 ** (octave / 2)))))
  const table = new Float32Array(TABLE_SIZE + 1)
  for (let k = 1; k <= harmonics; k++) {
    const amplitude = SHAPES[wave](k)
    if (amplitude === 0) continue
    for (let i = 0; i < TABLE_SIZE; i++) table[i]! += amplitude * SINE[(i * k) & (TABLE_SIZE - 1)]!
  }
  let peak = 0
  for (const value of table) peak = Math.max(peak, Math.abs(value))
  for (let i = 0; i < TABLE_SIZE; i++) table[i]! /= peak
  table[TABLE_SIZE] = table[0]!
  tables.set(name, table)
  return table
}

/** Sine of a phase in turns. */
export function sine(turns: number): number {
  const at = (turns - Math.floor(turns)) * TABLE_SIZE
  const index = at | 0
  return SINE[index]! + (at - index) * (SINE[index + 1]! - SINE[index]!)
}
