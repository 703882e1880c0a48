import { createDepthBlend } from '../film/blend.ts'
import { createShot, type Shot } from './shot.ts'
import { composeSoundtrack } from './soundtrack.ts'
import { FILM_SECONDS, FILM_SIDE, MOST_REFERENCES } from './types.ts'
import { FilmCancelled, FRAME_RATE } from '../film/film.ts'
import { frameWords } from '../film/words.ts'
import { mixRow } from '../film/scan.ts'
import { smoothstep } from '../painter/core/math.ts'
import { gradeFor } from './grade.ts'
import { paintGround, paintRequestOf, takeGround } from './ground.ts'
import { PaintCancelled } from '../painter/types.ts'
import { readMotion, type MotionReading } from './read.ts'
import { readRequest } from '../painter/paint.ts'
import type { Film, FilmObserver, FilmResult } from '../film/film.ts'
import type { MotionRequest } from './types.ts'
import type { Pixels } from '../painter/types.ts'

/** Moments of a film between which it turns into its end picture. */
const TURN = { from: 0.22, to: 0.8 } as const

/** Moments between which an hour passes into the other when things stand elsewhere in it. */
const HOUR = { from: 0.15, to: 0.85 } as const

function check({ mode, width, height, durationSeconds, seed, start, references }: MotionRequest): void {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side % 2 !== 0 || side < FILM_SIDE.min || side > FILM_SIDE.max)
      throw new RangeError(`A side of ${side} pixels cannot be filmed`)
  }
  if (!(durationSeconds >= FILM_SECONDS.min && durationSeconds <= FILM_SECONDS.max))
    throw new RangeError(`A film of ${durationSeconds} seconds cannot be made`)
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) throw new RangeError(`No seed ${seed}`)
  if (mode === 'i2v' && !start) throw new RangeError('A film from a picture needs the picture')
  if (references.length > MOST_REFERENCES) throw new RangeError(`More than ${MOST_REFERENCES} reference pictures`)
}

/** The reference picture that is filmed itself when the prompt names nothing to paint; null: it does, or there is none. */
function silentReference(request: MotionRequest, motion: MotionReading): Pixels | null {
  const [first] = request.references
  return first && readRequest(paintRequestOf(request, motion)).understood.length === 0 ? first : null
}

/** Two shots, the first of which turns into the second. */
function joinShots(first: Shot, last: Shot, request: MotionRequest): Shot {
  const { width, height, seed } = request
  const blend = createDepthBlend(width, height, seed)
  const spare = new Uint8ClampedArray(width * height * 4)
  return {
    field: first.field,
    render(t, seconds, out) {
      const share = (t - TURN.from) / (TURN.to - TURN.from)
      if (share >= 1) return last.render(t, seconds, out)
      first.render(t, seconds, out)
      if (share <= 0) return
      last.render(t, seconds, spare)
      blend.mix(frameWords(out), frameWords(spare), share, first.field, last.field)
    },
  }
}

/** Two hours of one place, the first of which passes into the second. */
function fadeShots(first: Shot, last: Shot, { width, height }: MotionRequest): Shot {
  const spare = new Uint8ClampedArray(width * height * 4)
  return {
    field: first.field,
    render(t, seconds, out) {
      const share = Math.round(256 * smoothstep(HOUR.from, HOUR.to, t))
      if (share >= 256) return last.render(t, seconds, out)
      first.render(t, seconds, out)
      if (share <= 0) return
      last.render(t, seconds, spare)
      mixRow(frameWords(out), 0, frameWords(spare), share)
    },
  }
}

/** A shot that runs backwards in its camera: it arrives where it would begin. */
function arriving(shot: Shot): Shot {
  return { field: shot.field, render: (t, seconds, out) => shot.render(1 - t, seconds, out) }
}

/**
 * Prepares a film of a prompt or of a picture: paints or takes the place, finds its sky, water and lights, decides what moves, and
 * composes the sound. Frames are rendered when they are asked for. The same request gives the same bytes. Synchronous: made to run
 * in a worker thread.
 *
 * @throws FilmCancelled when the observer ends the work.
 * @throws RangeError when a value of the request is out of its range.
 */
export function createMotion(request: MotionRequest, observer: FilmObserver): FilmResult {
  check(request)
  let reached = 0
  const report = (stage: string, progress: number): void => {
    if (observer.cancelled()) throw new FilmCancelled()
    reached = Math.max(reached, progress)
    observer.progress({ stage, progress: reached })
  }
  report('reading', 0)
  const { width, height, durationSeconds } = request
  const motion = readMotion(request.prompt, request.negativePrompt)
  const share = request.sound ? 0.7 : 1
  const understood = new Set(motion.understood)
  let ignored: readonly string[] = []

  const take = (picture: Pixels): ReturnType<typeof takeGround> => {
    report('looking at the picture', 0.1 * share)
    return takeGround(picture, request, gradeFor(motion))
  }
  let shot: Shot
  try {
    const source = request.start ?? silentReference(request, motion)
    let ground
    if (source) ground = take(source)
    else {
      ground = paintGround(request, motion, (stage, progress) => report(stage, progress * share))
      for (const word of ground.reading?.understood ?? []) understood.add(word)
      ignored = ground.reading?.ignored ?? []
    }
    report('setting in motion', 0.75 * share)
    shot = createShot(ground, request, motion, source !== null)
    if (ground.later) shot = fadeShots(shot, createShot(ground.later, request, motion, false), request)
    if (request.end) {
      report('looking at the end picture', 0.85 * share)
      const end = takeGround(request.end, request, gradeFor(motion))
      shot = joinShots(shot, arriving(createShot(end, request, motion, true)), request)
    }
  } catch (error) {
    if (error instanceof PaintCancelled) throw new FilmCancelled()
    throw error
  }
  const frameCount = Math.round(durationSeconds * FRAME_RATE)
  const sound = request.sound
    ? composeSoundtrack(motion.scene, request.seed, frameCount, observer, (part) =>
        report('composing', share + (1 - share) * part),
      )
    : null
  report('ready', 1)
  const film: Film = {
    width,
    height,
    frameCount,
    render(index, out) {
      if (!Number.isInteger(index) || index < 0 || index >= frameCount) throw new RangeError(`No frame ${index}`)
      shot.render(index / (frameCount - 1), index / FRAME_RATE, out)
    },
  }
  return { film, sound, understood: [...understood], ignored }
}
