import { FRAME_RATE } from '../film/film.ts'
import { ComposeCancelled, DURATION, SAMPLE_RATE } from '../composer/types.ts'
import { compose } from '../composer/compose.ts'
import { readRequest } from '../composer/read/read-prompt.ts'
import { FilmCancelled, type FilmObserver } from '../film/film.ts'
import type { ComposeRequest, Samples } from '../composer/types.ts'

/** Seconds by which a piece that is cut short fades. */
const FADE = 1.4

/** Music for a film in the prompt's mood, exactly as long as `frameCount` frames. */
export function composeSoundtrack(
  prompt: string,
  seed: number,
  frameCount: number,
  observer: FilmObserver,
  progress: (share: number) => void,
): Samples {
  const seconds = frameCount / FRAME_RATE
  const length = Math.round(seconds * SAMPLE_RATE)
  const request: ComposeRequest = { prompt, durationSeconds: Math.max(DURATION.min, seconds), seed }
  // A prompt that says nothing of music gets what films of places have.
  const silent = readRequest(request).understood.length === 0
  try {
    const { samples } = compose(silent ? { ...request, genre: 'ambient' } : request, {
      progress: (news) => progress(news.progress),
      cancelled: () => observer.cancelled(),
    })
    return cut(samples, length)
  } catch (error) {
    if (error instanceof ComposeCancelled) throw new FilmCancelled()
    throw error
  }
}

/** The first `length` frames, faded out where the piece would have gone on. */
function cut(samples: Samples, length: number): Samples {
  if (samples.left.length <= length) return samples
  const trim = (channel: Float32Array): Float32Array => {
    const kept = channel.slice(0, length)
    const fade = Math.min(length, Math.round(FADE * SAMPLE_RATE))
    for (let i = 0; i < fade; i++) kept[length - 1 - i]! *= Math.sin(((i / fade) * Math.PI) / 2) ** 2
    return kept
  }
  return { left: trim(samples.left), right: trim(samples.right) }
}
