import { voiceById } from '@easel/catalogue/voices'
import type { Audio } from '@easel/contract/entities/audio'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { Accepted, AudioGeneration } from '@easel/contract/entities/generation'
import type { AudioGenerateBody } from '@easel/contract/entities/requests'
import { durationOf, voiceOf } from './draft.ts'
import type { AudioDraft } from './draft.ts'

type Recipe = AudioGeneration['recipe']

/** The form's wishes as one's own order was asked for. The seed is left open: a remix is a new piece. */
export function draftOfRecipe(recipe: Recipe): Partial<AudioDraft> {
  const { mode, model, prompt } = recipe
  if (recipe.mode === 'speech') {
    const { voice, speed, pitch } = recipe
    return { mode, model, prompt, voice, speed, pitch }
  }
  const { duration, bpm, key, metre, genre, mood, instruments } = recipe
  return { mode, model, prompt, duration, bpm, key, metre, genre, mood, instruments }
}

/** The request of an order once more, with the seed that it had: for another try of one that failed. */
export function bodyOfRecipe(recipe: Recipe): AudioGenerateBody {
  if (recipe.mode === 'speech') {
    const { model, mode, prompt: text, voice, speed, pitch, seed, is_private } = recipe
    return { model, mode, text, voice, speed, pitch, seed, is_private }
  }
  const { model, mode, prompt, duration, bpm, key, metre, genre, mood, instruments, seed, is_private } = recipe
  return {
    model,
    mode,
    prompt,
    duration,
    seed,
    is_private,
    ...(bpm !== null && { bpm }),
    ...(key !== null && { key }),
    ...(metre !== null && { metre }),
    ...(genre !== null && { genre }),
    ...(mood !== null && { mood }),
    ...(instruments.length > 0 && { instruments }),
  }
}

/** The order as it stands from the moment it is accepted until the first news of it. */
export function acceptedGeneration(
  accepted: Accepted,
  body: AudioGenerateBody,
  model: ModelEntry,
  now: string,
): AudioGeneration {
  return {
    id: accepted.generation_id,
    kind: 'audio',
    model: model.id,
    model_label: model.name,
    status: accepted.status,
    progress: 0,
    stage: 'queued',
    current_output: 1,
    num_outputs: 1,
    preview: null,
    queue_position: null,
    eta_seconds: null,
    images: [],
    items: [],
    error: null,
    cost: accepted.cost,
    refunded: 0,
    recipe: recipeOfBody(body, model),
    created_at: now,
    started_at: null,
    ended_at: null,
  }
}

function recipeOfBody(body: AudioGenerateBody, model: ModelEntry): Recipe {
  const common = { model: body.model, seed: body.seed ?? 0, is_private: body.is_private ?? true, prompt_hidden: false }
  if (body.mode === 'speech') {
    const voice = voiceOf({ voice: body.voice ?? null }, model)
    return {
      ...common,
      mode: 'speech',
      prompt: body.text,
      voice: voice?.id ?? '',
      language: voice?.language ?? '',
      speed: body.speed ?? 1,
      pitch: body.pitch ?? 0,
    }
  }
  return {
    ...common,
    mode: 'music',
    prompt: body.prompt,
    duration: durationOf({ duration: body.duration ?? null }, model),
    bpm: body.bpm ?? null,
    key: body.key ?? null,
    metre: body.metre ?? null,
    genre: body.genre ?? null,
    mood: body.mood ?? null,
    instruments: body.instruments ?? [],
  }
}

/** The recipe as text, to paste somewhere. */
export function recipeAsText(audio: Audio): string {
  const voice = audio.voice === null ? undefined : voiceById(audio.voice)
  const lines: [string, string | number | null][] = [
    [audio.mode === 'speech' ? 'Text' : 'Prompt', audio.prompt],
    ['Model', `${audio.model_label} (${audio.model})`],
    ['Voice', voice ? `${voice.label} (${voice.id})` : audio.voice],
    ['Speed', audio.speed],
    ['Pitch', audio.pitch],
    ['Genre', audio.genre],
    ['Key', audio.key],
    ['Tempo', audio.bpm === null ? null : `${Math.round(audio.bpm)} BPM`],
    ['Metre', audio.metre],
    ['Instruments', audio.instruments.join(', ')],
    ['Length', `${Math.round(audio.length * 10) / 10} s`],
    // A voice draws nothing: its seed means nothing.
    ['Seed', audio.mode === 'music' ? audio.seed : null],
  ]
  return lines.flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${value}`])).join('\n')
}
