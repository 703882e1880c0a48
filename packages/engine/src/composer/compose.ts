import { ComposeCancelled, DURATION, SAMPLE_RATE, TEMPO } from './types.ts'
import { addDust } from './mix/dust.ts'
import { addEcho, addReverb } from './mix/space.ts'
import { forkSeed } from '../painter/core/random.ts'
import { genreById } from './genres/all.ts'
import { master } from './mix/master.ts'
import { playScore } from './mix/play.ts'
import { readRequest, seedOf } from './read/read-prompt.ts'
import { writePiece } from './write/write.ts'
import type { ComposeObserver, ComposeRequest, ComposeResult, ComposeStage } from './types.ts'

function check({ durationSeconds, bpm, seed }: ComposeRequest): void {
  if (!(durationSeconds >= DURATION.min && durationSeconds <= DURATION.max))
    throw new RangeError(`A piece of ${durationSeconds} seconds cannot be composed`)
  if (bpm !== undefined && !(bpm >= TEMPO.min && bpm <= TEMPO.max))
    throw new RangeError(`A tempo of ${bpm} beats a minute cannot be played`)
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) throw new RangeError(`No seed ${seed}`)
}

/**
 * Composes and plays a piece of music: reads the prompt, writes form, chords and parts, plays them on synthesised instruments, mixes
 * and masters. The same request gives the same samples. Synchronous: made to run in a worker thread.
 *
 * @throws ComposeCancelled when the observer ends the work.
 * @throws RangeError when a value of the request is out of its range or names nothing that there is.
 */
export function compose(request: ComposeRequest, observer: ComposeObserver): ComposeResult {
  check(request)
  const checkpoint = (): void => {
    if (observer.cancelled()) throw new ComposeCancelled()
  }
  const report = (stage: ComposeStage, progress: number): void => {
    checkpoint()
    observer.progress({ stage, progress })
  }
  report('reading', 0)
  const seed = seedOf(request)
  const reading = readRequest(request)
  const genre = genreById(reading.genre)
  const frames = Math.round(request.durationSeconds * SAMPLE_RATE)

  report('writing', 0.02)
  const { score, structure } = writePiece(reading, genre, frames / SAMPLE_RATE, forkSeed(seed, 'piece'))

  report('playing', 0.05)
  const desk = playScore(score, {
    frames,
    duck: genre.duck,
    tonic: reading.key.tonic,
    seed: forkSeed(seed, 'play'),
    progress: (share) => report('playing', 0.05 + 0.6 * share),
  })

  report('mixing', 0.66)
  if (genre.echo.level > 0) addEcho(desk, (60 / reading.bpm) * genre.echo.beats, genre.echo.feedback, genre.echo.level)
  report('mixing', 0.7)
  addReverb(desk, genre.reverb.seconds, genre.reverb.level, reading.lean.brightness)
  if (genre.dust) addDust(desk, genre.dust, forkSeed(seed, 'dust'))
  report('mixing', 0.8)
  const ending = structure.sections.at(-1)
  const lastBar = request.durationSeconds - (ending?.startSeconds ?? 0)
  const samples = master(desk, {
    drive: genre.drive,
    lowPass: genre.lowPass === undefined ? null : genre.lowPass * 2 ** reading.lean.brightness,
    fadeSeconds: Math.min(2, 0.35 * lastBar, request.durationSeconds * 0.1),
    checkpoint,
  })
  report('mixing', 1)
  return { samples, reading, structure }
}
