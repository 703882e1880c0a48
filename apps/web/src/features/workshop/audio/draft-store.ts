import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { MUSIC, SEED_MAX, SPEECH } from '@easel/contract/limits'
import { asNumber, asStored, asText } from '../form/stored-values.ts'
import { emptyDraft } from './draft.ts'
import type { AudioDraft, AudioMode } from './draft.ts'
import { fitDraft } from './draft-fit.ts'

/** Twice what is taken: a text that is too long is kept, and shown as such. */
const KEPT_CHARACTERS = 2 * SPEECH.maxCharacters

/**
 * A stored draft, or null when the text is none. Storage is written by older versions and by people too: every field is looked at,
 * and what the model does not take any more falls back to its default.
 */
export function parseDraft(text: string | null, model: ModelEntry, mode: AudioMode): AudioDraft | null {
  const stored = asStored(text)
  if (!stored) return null
  const number = (name: keyof AudioDraft, { min, max }: { min: number; max: number }) =>
    asNumber(stored[name], min, max)
  const word = (name: keyof AudioDraft) => asText(stored[name]) || null
  const instruments: unknown = stored['instruments']
  const draft: AudioDraft = {
    ...emptyDraft(model, mode),
    prompt: asText(stored['prompt']).slice(0, KEPT_CHARACTERS),
    seed: number('seed', { min: 0, max: SEED_MAX }),
    voice: word('voice'),
    speed: number('speed', SPEECH.speed),
    pitch: number('pitch', SPEECH.pitch),
    duration: number('duration', MUSIC.duration),
    bpm: number('bpm', MUSIC.bpm),
    key: word('key'),
    metre: word('metre'),
    genre: word('genre'),
    mood: word('mood'),
    instruments: Array.isArray(instruments) ? instruments.filter((each) => typeof each === 'string') : [],
  }
  return fitDraft(draft, model, mode).draft
}
