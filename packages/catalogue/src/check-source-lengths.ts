import type { FieldProblem } from '@easel/contract/errors'
import type { AnyModel } from './model.ts'

/** Seconds of the given files; null: none was given. */
export interface SourceLengths {
  readonly video: number | null
  readonly audio: number | null
}

/** Section 9: how long a motion video and a sound may be for a model. */
export function checkSourceLengths(model: AnyModel, { video, audio }: SourceLengths): FieldProblem[] {
  const takes = model.video
  if (takes === null) return []
  return [
    ...outside('video_upload_id', 'the video', video, takes.minVideoDuration, takes.maxVideoDuration),
    ...outside('audio_upload_id', 'the sound', audio, takes.minAudioDuration, takes.maxAudioDuration),
  ]
}

/** A tenth of a second is forgiven: files end with a whole frame. */
const GRACE = 0.1

function outside(
  field: string,
  what: string,
  seconds: number | null,
  min: number | null,
  max: number | null,
): FieldProblem[] {
  if (seconds === null) return []
  const short = min !== null && seconds < min - GRACE
  const long = max !== null && seconds > max + GRACE
  if (!short && !long) return []
  const allowed =
    min !== null && max !== null ? `from ${min} to ${max} s` : min === null ? `at most ${max} s` : `at least ${min} s`
  return [{ field, message: `${what} must last ${allowed}; it lasts ${seconds.toFixed(1)} s` }]
}
