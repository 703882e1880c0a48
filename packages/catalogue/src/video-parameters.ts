import type { VideoCapabilities } from '@easel/contract/entities/catalogue'
import { PROMPT_MAX, SEED_MAX } from '@easel/contract/limits'
import type { Mode } from './model.ts'
import type { ChoiceParameter, FilesParameter, Parameter } from './parameter.ts'

const MOTIONS: Readonly<Record<string, string>> = { animate: 'Animate', replace: 'Replace' }

/** The fields of the video workshop, top to bottom (W4). What is not shown of a model is not offered. */
export function videoParameters(video: VideoCapabilities, mode: Mode, wordsRequired: boolean): Parameter[] {
  return [
    ...files(video, mode),
    ...prompt(video, wordsRequired),
    ...negativePrompt(video),
    ...[
      choice('mode', 'Motion', video.supportedModes, null, (each) => MOTIONS[each] ?? each),
      choice('aspect_ratio', 'Aspect ratio', video.supportedAspectRatios, video.defaultAspectRatio, String),
      choice('duration', 'Duration', video.supportedDurations, video.defaultDuration, (seconds) => `${seconds} s`),
      choice('resolution', 'Resolution', video.supportedResolutions, video.defaultResolution, String),
      camera(video),
    ].filter((field) => field.choices.length > 0),
    ...(video.supportsGeneratedAudio ? [GENERATED_SOUND] : []),
    ...(video.supportsSeed ? [SEED] : []),
  ]
}

const GENERATED_SOUND: Parameter = { type: 'switch', name: 'generate_audio', label: 'Make sound to it' }
const SEED: Parameter = { type: 'seed', name: 'seed', label: 'Seed', max: SEED_MAX }

/** The durations in seconds that go with a resolution; all of them when the model names no limit for it. */
export function durationsAt(video: VideoCapabilities, resolution: string | null): readonly number[] {
  const limit = resolution === null ? undefined : video.resolutionDurationLimits[resolution]
  return limit ?? video.supportedDurations
}

function prompt(video: VideoCapabilities, required: boolean): Parameter[] {
  // A motion video says what happens; such models read no words.
  if (video.requiresVideoInput) return []
  return [{ type: 'text', name: 'prompt', label: 'Prompt', required, maxLength: PROMPT_MAX }]
}

/** Left out, the model moves the camera as it sees fit. */
function camera({ cameras }: VideoCapabilities): ChoiceParameter {
  const choices = cameras.map(({ id, label }) => ({ value: id, label }))
  return { type: 'choice', name: 'camera', label: 'Camera', choices, default: null }
}

function negativePrompt(video: VideoCapabilities): Parameter[] {
  if (!video.supportsNegativePrompt) return []
  return [{ type: 'text', name: 'negative_prompt', label: 'Negative prompt', required: false, maxLength: PROMPT_MAX }]
}

function files(video: VideoCapabilities, mode: Mode): Parameter[] {
  const fields: FilesParameter[] = []
  if (mode !== 't2v')
    fields.push(
      upload('source', video.requiresVideoInput ? 'Character picture' : 'Start picture', 'image', { required: true }),
    )
  if (mode !== 't2v' && video.supportsEndImage) fields.push(upload('end', 'End picture', 'image', {}))
  if (video.requiresVideoInput) {
    const seconds = { min: video.minVideoDuration, max: video.maxVideoDuration }
    fields.push(upload('video', 'Motion video', 'video', { required: true, seconds }))
  }
  if (video.supportsReferenceImages > 0) {
    fields.push(upload('references', 'Reference pictures', 'image', { max: video.supportsReferenceImages }))
  }
  if (video.supportsAudio) {
    const seconds = { min: video.minAudioDuration, max: video.maxAudioDuration }
    fields.push(upload('audio', 'Sound', 'audio', { seconds, megabytes: video.maxAudioSize }))
  }
  return fields
}

function upload(
  name: FilesParameter['name'],
  label: string,
  accept: FilesParameter['accept'],
  limits: Partial<Pick<FilesParameter, 'required' | 'max' | 'seconds' | 'megabytes'>>,
): FilesParameter {
  return { type: 'files', name, label, accept, required: false, max: 1, seconds: null, megabytes: null, ...limits }
}

/** Starts with the model's default, else with the first choice. */
function choice<Value extends string | number>(
  name: 'mode' | 'aspect_ratio' | 'duration' | 'resolution',
  label: string,
  values: readonly Value[],
  initial: Value | null,
  word: (value: Value) => string,
): ChoiceParameter {
  const choices = values.map((value) => ({ value, label: word(value) }))
  return { type: 'choice', name, label, choices, default: initial ?? values[0] ?? null }
}
