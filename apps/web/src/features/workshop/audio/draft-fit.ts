import { voiceById } from '@easel/catalogue/voices'
import type { AudioCapabilities, ModelEntry } from '@easel/contract/entities/catalogue'
import { MUSIC, SPEECH } from '@easel/contract/limits'
import type { Change } from '../form/draft-kind.ts'
import { durationOf, emptyDraft, voiceOf } from './draft.ts'
import type { AudioDraft, AudioMode } from './draft.ts'

type MusicCapabilities = NonNullable<AudioCapabilities['music']>

/** The draft as a model can take it: what fits is kept, what does not is named. Words of the other tab are nothing for this one. */
export function fitDraft(
  draft: AudioDraft,
  model: ModelEntry,
  mode: AudioMode,
): { draft: AudioDraft; changes: Change[] } {
  const changes: Change[] = []
  const start: AudioDraft = draft.mode === mode ? { ...draft } : emptyDraft(model, mode)
  const next: AudioDraft = { ...start, model: model.id, mode, is_private: true }
  const music = model.audio?.music
  if (mode === 'music' && music) fitMusic(next, music, changes)
  if (mode === 'speech' && next.voice !== null && !voiceById(next.voice)) {
    changes.push({ label: 'Voice', from: next.voice, to: null })
    next.voice = null
  }
  return { draft: next, changes }
}

function fitMusic(next: AudioDraft, music: MusicCapabilities, changes: Change[]): void {
  const drop = (name: 'key' | 'metre' | 'genre' | 'mood', label: string, allowed: readonly string[]) => {
    const value = next[name]
    if (value === null || allowed.includes(value)) return
    changes.push({ label, from: value, to: null })
    next[name] = null
  }
  drop('key', 'Key', music.keys)
  drop('metre', 'Metre', music.metres)
  drop('genre', 'Genre', idsOf(music.genres))
  drop('mood', 'Mood', idsOf(music.moods))
  const known = next.instruments.filter((id) => idsOf(music.instruments).includes(id)).slice(0, MUSIC.instruments)
  if (known.length < next.instruments.length) {
    const gone = next.instruments.filter((id) => !known.includes(id))
    changes.push({ label: 'Instruments', from: gone.join(', '), to: null })
    next.instruments = known
  }
  next.duration = within(next.duration, music.min_duration, music.max_duration)
  next.bpm = within(next.bpm, music.min_bpm, music.max_bpm)
}

function idsOf(choices: readonly { id: string }[]): string[] {
  return choices.map(({ id }) => id)
}

function within(value: number | null, min: number, max: number): number | null {
  return value === null ? null : Math.min(max, Math.max(min, value))
}

/** Wishes that are the model's own defaults are none. */
export function withoutDefaults(draft: AudioDraft, model: ModelEntry): AudioDraft {
  const unless = <Value>(value: Value | null, initial: Value | undefined) => (value === initial ? null : value)
  return {
    ...draft,
    voice: unless(draft.voice, voiceOf({ voice: null }, model)?.id),
    speed: unless(draft.speed, SPEECH.speed.initial),
    pitch: unless(draft.pitch, SPEECH.pitch.initial),
    duration: unless(draft.duration, durationOf({ duration: null }, model)),
  }
}
