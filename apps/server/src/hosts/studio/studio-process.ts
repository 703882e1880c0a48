import { SAMPLE_RATE, type Samples } from '@easel/engine/composer/types'
import { FRAME_RATE } from '@easel/engine/film/film'
import { encodeFilm } from '../../media/encoding/film.ts'
import { encodeWav } from '../../media/encoding/wav.ts'
import { serveWork } from '../serve-work.ts'
import { createWorkThreads, TAKEN } from '../work-threads.ts'
import type { RunningWork } from '../work-process.ts'
import { createFrameQueue } from './frame-queue.ts'
import type { FilmHead, StudioNews, StudioRequest, StudioWork, ThreadNews, ThreadWork } from './studio-task.ts'

// The studio's process: its threads film and play, and here the frames become a file. Ends with its parent.

const threads = createWorkThreads<StudioRequest, ThreadNews, ThreadWork>(new URL('./studio-worker.ts', import.meta.url))

const sounding = ({ left, right }: Samples) => ({ left, right, sampleRate: SAMPLE_RATE })

function encode(head: FilmHead, frames: AsyncIterable<Uint8Array>, ffmpeg: string | null): Promise<Uint8Array> {
  const { width, height, sound } = head
  return encodeFilm({ width, height, frameRate: FRAME_RATE, frames, sound: sound && sounding(sound) }, ffmpeg)
}

function start(request: StudioRequest, hear: (news: StudioNews) => void): RunningWork<StudioWork> {
  let file: Promise<Uint8Array> | null = null
  let control: Int32Array | null = null
  const queue = createFrameQueue(() => {
    if (!control) return
    Atomics.add(control, TAKEN, 1)
    Atomics.notify(control, TAKEN)
  })
  const work = threads.start(request, (told, numbers) => {
    control = numbers
    if ('frame' in told) queue.push(told.frame)
    else if ('news' in told) hear(told.news)
    else {
      file = encode(told.begin, queue.frames, request.kind === 'music' ? null : request.ffmpeg)
      // An encoder that breaks must not leave the thread waiting for it; the failure is told where the file is awaited.
      file.catch(() => work.cancel())
    }
  })

  async function finish(): Promise<StudioWork | null> {
    const made = await work.done.catch((error: unknown) => {
      queue.end(error instanceof Error ? error : new Error(String(error)))
      throw error
    })
    if (!made) queue.end(new Error('The film was stopped.'))
    else queue.end()
    const bytes = await file?.catch((error: unknown) => {
      if (made) throw error
      return null
    })
    if (!made) return null
    const { samples, ...told } = made
    const done = bytes ?? (samples && encodeWav(sounding(samples)))
    if (!done) throw new Error('The studio made nothing')
    return { ...told, bytes: done }
  }
  return { done: finish(), cancel: work.cancel }
}

serveWork(start)
