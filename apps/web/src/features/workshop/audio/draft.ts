import { voiceById } from '@easel/catalogue/voices'
import type { Voice } from '@easel/catalogue/voices'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { AudioGenerateBody } from '@easel/contract/entities/requests'

export const AUDIO_MODES = ['speech', 'music'] as const
/** The two tabs: a text that is spoken, or words that music is made of. */
export type AudioMode = (typeof AUDIO_MODES)[number]

/** What a person has put into the form. Null is "as the model does it", or "leave it to the words". */
export interface AudioDraft {
  mode: AudioMode
  model: string
  /** The text that is read aloud, or what the music should be like. */
  prompt: string
  /** Null draws a new one each time. */
  seed: number | null
  /** Always: there is no gallery of sound. */
  is_private: boolean
  /** Id of a voice; it says the language too. */
  voice: string | null
  speed: number | null
  pitch: number | null
  /** Seconds. */
  duration: number | null
  /** Beats a minute. */
  bpm: number | null
  key: string | null
  metre: string | null
  genre: string | null
  mood: string | null
  instruments: string[]
}

/** The form as it stands before anything is done to it. */
export function emptyDraft(model: ModelEntry, mode: AudioMode): AudioDraft {
  return {
    mode,
    model: model.id,
    prompt: '',
    seed: null,
    is_private: true,
    voice: null,
    speed: null,
    pitch: null,
    duration: null,
    bpm: null,
    key: null,
    metre: null,
    genre: null,
    mood: null,
    instruments: [],
  }
}

/** The voice that will speak; undefined of a model that does not. */
export function voiceOf({ voice }: Pick<AudioDraft, 'voice'>, model: ModelEntry): Voice | undefined {
  const initial = model.audio?.speech?.default_voice
  return initial === undefined ? undefined : (voiceById(voice ?? initial) ?? voiceById(initial))
}

/** Seconds that the music will last. */
export function durationOf({ duration }: Pick<AudioDraft, 'duration'>, model: ModelEntry): number {
  return duration ?? model.audio?.music?.default_duration ?? 0
}

const OF_SPEECH = ['voice', 'speed', 'pitch'] as const
const OF_MUSIC = ['duration', 'bpm', 'key', 'metre', 'genre', 'mood', 'seed'] as const

/** The request that the draft stands for: wishes alone, so that defaults stay the model's. */
export function toBody(draft: AudioDraft, model: ModelEntry): AudioGenerateBody {
  const wishes = (names: readonly (keyof AudioDraft)[]) =>
    Object.fromEntries(names.filter((name) => draft[name] !== null).map((name) => [name, draft[name]]))
  const words = draft.prompt.trim()
  if (draft.mode === 'speech') {
    return { model: model.id, mode: 'speech', text: words, ...wishes(OF_SPEECH), is_private: draft.is_private }
  }
  return {
    model: model.id,
    mode: 'music',
    prompt: words,
    ...wishes(OF_MUSIC),
    ...(draft.instruments.length > 0 && { instruments: draft.instruments }),
    is_private: draft.is_private,
  }
}
