import type { MessagePort } from 'node:worker_threads'
import { compose } from '@easel/engine/composer/compose'
import { ComposeCancelled } from '@easel/engine/composer/types'
import { createEffect } from '@easel/engine/effects/create-effect'
import { type Film, FilmCancelled, type FilmResult } from '@easel/engine/film/film'
import { createMotion } from '@easel/engine/motion/motion'
import { fitCover } from '@easel/engine/painter/repaint/fit'
import { PaintCancelled, type Pixels } from '@easel/engine/painter/types'
import { freeCanvases, freePlanes } from '../free-memory.ts'
import { encodePng } from '../painter/png.ts'
import { CANCEL, TAKEN, type ThreadTask } from '../work-threads.ts'
import type { StudioNews, StudioRequest, ThreadNews, ThreadWork } from './studio-task.ts'

/** Of the whole: how much the preparation of a film counts. */
const PREPARATION = 0.3
/** Frames that wait for the encoder at most: more would only fill the memory. */
const AHEAD = 4
/** Frames between two previews: about as often as a person looks. */
const PREVIEW_EVERY = 16
/** Longest side of a preview, pixels. */
const PREVIEW_SIDE = 480

interface Stage {
  tell(news: ThreadNews, transfer?: ArrayBuffer[]): void
  cancelled(): boolean
  readonly control: Int32Array
}

function stageOf(port: MessagePort, control: Int32Array): Stage {
  return {
    tell: (news, transfer = []) => port.postMessage(news, transfer),
    cancelled() {
      freePlanes()
      return Atomics.load(control, CANCEL) === 1
    },
    control,
  }
}

function preview(pixels: Pixels): Uint8Array {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(pixels.width, pixels.height))
  return encodePng(fitCover(pixels, Math.round(pixels.width * scale), Math.round(pixels.height * scale)))
}

/** Renders the frames in order, never far ahead of the encoder. */
function shoot(film: Film, stage: Stage, say: (news: StudioNews) => void, name: string): void {
  const { width, height, frameCount } = film
  const data = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < frameCount; index++) {
    for (let taken = Atomics.load(stage.control, TAKEN); index - taken >= AHEAD;) {
      Atomics.wait(stage.control, TAKEN, taken, 1000)
      if (stage.cancelled()) throw new FilmCancelled()
      taken = Atomics.load(stage.control, TAKEN)
    }
    if (stage.cancelled()) throw new FilmCancelled()
    film.render(index, data)
    const frame = new Uint8Array(data)
    stage.tell({ frame }, [frame.buffer])
    const due = index % PREVIEW_EVERY === 0
    const progress = PREPARATION + (1 - PREPARATION) * ((index + 1) / frameCount)
    say({ stage: name, progress, preview: due ? preview({ width, height, data }) : null })
  }
}

/** With the sound that was asked for, or silent when that breaks. */
function withSound<Result>(
  wanted: boolean,
  make: (sound: boolean) => Result,
): { result: Result; soundFailed: boolean } {
  if (!wanted) return { result: make(false), soundFailed: false }
  try {
    return { result: make(true), soundFailed: false }
  } catch (error) {
    if (isCancelled(error)) throw error
    // The picture part is asked again without it: when that breaks too, it was not the sound.
    return { result: make(false), soundFailed: true }
  }
}

const isCancelled = (error: unknown): boolean =>
  error instanceof FilmCancelled || error instanceof PaintCancelled || error instanceof ComposeCancelled

function film(request: Exclude<StudioRequest, { kind: 'music' }>, stage: Stage): ThreadWork {
  const say = (news: StudioNews): void => stage.tell({ news })
  const observer = {
    cancelled: stage.cancelled,
    progress: ({ stage: name, progress }: { stage: string; progress: number }): void =>
      say({ stage: request.kind === 'effect' ? 'prepare' : name, progress: PREPARATION * progress, preview: null }),
    prepared: (pixels: Pixels): void => say({ stage: 'prepare', progress: PREPARATION, preview: preview(pixels) }),
  }
  const { result, soundFailed } =
    request.kind === 'motion'
      ? withSound(request.motion.sound, (sound): FilmResult => createMotion({ ...request.motion, sound }, observer))
      : withSound(request.effect.sound, (sound): FilmResult => createEffect({ ...request.effect, sound }, observer))
  const { width, height, frameCount } = result.film
  stage.tell({ begin: { width, height, frameCount, sound: result.sound } })
  shoot(result.film, stage, say, request.kind === 'effect' ? 'animate' : 'frames')
  const { understood, ignored } = result
  return { samples: null, understood, ignored, music: null, soundFailed }
}

function music({ music: request }: Extract<StudioRequest, { kind: 'music' }>, stage: Stage): ThreadWork {
  const { samples, reading, structure } = compose(request, {
    cancelled: stage.cancelled,
    progress: (news) => stage.tell({ news: { ...news, preview: null } }),
  })
  const { understood, ignored, genre } = reading
  const { bpm, key, metre, instruments } = structure
  const sections = structure.sections.map(({ name, startSeconds: start, seconds }) => ({ name, start, seconds }))
  const played = { bpm, key, metre, genre, instruments, sections }
  return { samples, understood, ignored, music: played, soundFailed: false }
}

/** Runs in a thread of the studio: films or plays one request, telling of progress, and of frames as they are there. */
export default async function work({ request, control, port }: ThreadTask<StudioRequest>): Promise<ThreadWork | null> {
  const stage = stageOf(port, new Int32Array(control))
  try {
    return request.kind === 'music' ? music(request, stage) : film(request, stage)
  } catch (error) {
    if (isCancelled(error)) return null
    throw error
  } finally {
    port.close()
    await freeCanvases()
  }
}
