// SPDX-License-Identifier: Apache-2.0
import type { SpokenPiece } from '../process/messages.ts'
import type { Spoken, SpokenSpan } from '../spoken.ts'
import type { Line } from '../text/lines.ts'
import { amplify } from './limit.ts'
import { integratedLoudness } from './loudness.ts'

export interface PlacedPiece {
  readonly piece: SpokenPiece
  readonly line: Line
}

const SAMPLE_RATE = 48_000
/** LUFS aimed at: the limiter takes about 0.4 of it, and −18 remain. */
const LOUDNESS = -17.6
/** −1.2 dBFS: a little room below the −1 that is promised. */
const CEILING = 0.87
/** The most that quiet sound is turned up: a single breath stays one. */
const HIGHEST_GAIN = 8

/** Seconds of silence after a piece, at the voice's own speed. */
const PAUSES = { piece: 0.12, sentence: 0.35, paragraph: 0.7 } as const
/** Silence around the whole. */
const MARGIN_SECONDS = 0.1

/**
 * Puts the spoken sentences one after the other with pauses, and brings all to one loudness. `breathe` is awaited between
 * the sentences, so that a long text does not hold up the program.
 */
export async function assemble(
  text: string,
  placed: readonly PlacedPiece[],
  speed: number,
  breathe: () => Promise<unknown>,
): Promise<Spoken> {
  const gain = gainFor(placed)
  const margin = Math.round(MARGIN_SECONDS * SAMPLE_RATE)
  const sounding = placed.filter(({ piece }) => piece.samples.length > 0)
  const pauses = sounding.map(({ line }, index) =>
    index === sounding.length - 1 ? 0 : Math.round((PAUSES[line.followedBy] / speed) * SAMPLE_RATE),
  )
  const length = sounding.reduce((sum, { piece }, index) => sum + piece.samples.length + (pauses[index] ?? 0), 0)
  const samples = new Float32Array(length + margin * 2)
  const words: SpokenSpan[] = []
  const sentences: SpokenSpan[] = []

  const span = (charStart: number, charEnd: number, startSeconds: number, endSeconds: number): SpokenSpan => ({
    text: text.slice(charStart, charEnd),
    startSeconds,
    endSeconds,
    charStart,
    charEnd,
  })

  let at = margin
  for (const [index, { piece, line }] of sounding.entries()) {
    amplify(piece.samples, gain, CEILING)
    samples.set(piece.samples, at)
    const begin = at / SAMPLE_RATE
    for (const word of piece.words)
      words.push(
        span(
          line.charStart + word.charStart,
          line.charStart + word.charEnd,
          begin + word.startSeconds,
          begin + word.endSeconds,
        ),
      )
    at += piece.samples.length
    sentences.push(span(line.charStart, line.charStart + line.text.length, begin, at / SAMPLE_RATE))
    at += pauses[index] ?? 0
    await breathe()
  }
  return { samples, sampleRate: SAMPLE_RATE, words, sentences }
}

function gainFor(placed: readonly PlacedPiece[]): number {
  const loudness = integratedLoudness(placed.flatMap(({ piece }) => [...piece.powers]))
  return Math.min(HIGHEST_GAIN, 10 ** ((LOUDNESS - loudness) / 20))
}
