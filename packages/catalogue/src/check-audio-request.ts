import type { AudioCapabilities } from '@easel/contract/entities/catalogue'
import type { MusicRecipe, SpeechRecipe } from '@easel/contract/entities/recipes'
import type { AudioGenerateBody, MusicBody, SpeechBody } from '@easel/contract/entities/requests'
import { SPEECH } from '@easel/contract/limits'
import { checker, type Checker } from './checker.ts'
import type { AnyModel } from './model.ts'
import { modesOf } from './modes.ts'
import { type RequestCheck, checkSeed, checkWords, type Unseeded } from './request-check.ts'
import { LANGUAGES, voiceById, voiceForLanguage } from './voices.ts'
import { oneOf } from './words.ts'

export type AudioRequest = Unseeded<SpeechRecipe | MusicRecipe>

/** Holds a request against one audio model's limits and fills in its defaults; every problem is named at once. */
export function checkAudioRequest(model: AnyModel, body: AudioGenerateBody): RequestCheck<AudioRequest> {
  const check = checker(model.name)
  const { audio } = model
  if (audio === null) check.unsupported('model', `${model.name} makes no sound`)
  else if (!modesOf(model).includes(body.mode))
    check.unsupported('mode', `${model.name} takes ${oneOf(modesOf(model))} only`)
  if (audio === null || check.failed()) return check.failure()
  const request = body.mode === 'speech' ? speech(check, audio.speech, body) : music(check, audio.music, body)
  if (request === null || check.failed()) return check.failure()
  return { ok: true, request }
}

function speech(check: Checker, takes: AudioCapabilities['speech'], body: SpeechBody): Unseeded<SpeechRecipe> | null {
  if (takes === null) return null
  const asked = body.voice ?? (body.language === undefined ? undefined : voiceForLanguage(body.language)?.id)
  if (body.language !== undefined && voiceForLanguage(body.language) === undefined)
    check.invalid('language', `language must be ${oneOf(LANGUAGES.map(({ language }) => language))}`)
  const voice = voiceById(asked ?? takes.default_voice)
  if (voice === undefined) check.invalid('voice', 'voice must be the id of a voice of the catalogue, such as en-us-f3')
  const spoken = body.language === undefined ? undefined : voiceForLanguage(body.language)?.language
  if (voice !== undefined && spoken !== undefined && voice.language !== spoken)
    check.invalid('language', `the voice ${voice.id} speaks ${voice.language}`)
  if (body.text.length > takes.max_characters)
    check.invalid('text', `text must have at most ${takes.max_characters} characters`)
  return {
    model: body.model,
    mode: 'speech',
    prompt: checkWords(check, 'text', body.text, true),
    voice: voice?.id ?? '',
    language: voice?.language ?? '',
    speed: check.range('speed', body.speed, { ...SPEECH.speed, default: SPEECH.speed.initial }) ?? 1,
    pitch: check.range('pitch', body.pitch, { ...SPEECH.pitch, default: SPEECH.pitch.initial }) ?? 0,
    seed: checkSeed(check, body.seed),
    is_private: body.is_private ?? true,
    prompt_hidden: false,
  }
}

function music(check: Checker, takes: AudioCapabilities['music'], body: MusicBody): Unseeded<MusicRecipe> | null {
  if (takes === null) return null
  const { min_duration: min, max_duration: max, default_duration } = takes
  const named = <Value extends string>(
    field: string,
    value: Value | undefined,
    allowed: readonly Value[],
  ): Value | null => {
    if (value !== undefined) check.listed(field, value, allowed)
    return value ?? null
  }
  const instruments = body.instruments ?? []
  for (const each of instruments) check.option('instruments', each, takes.instruments)
  return {
    model: body.model,
    mode: 'music',
    prompt: checkWords(check, 'prompt', body.prompt, true),
    duration: check.range('duration', body.duration, { min, max, default: default_duration }) ?? default_duration,
    bpm:
      body.bpm === undefined
        ? null
        : check.range('bpm', body.bpm, { min: takes.min_bpm, max: takes.max_bpm, default: body.bpm }),
    key: named('key', body.key, takes.keys),
    metre: named('metre', body.metre, takes.metres),
    genre: check.option('genre', body.genre, takes.genres),
    mood: check.option('mood', body.mood, takes.moods),
    instruments,
    seed: checkSeed(check, body.seed),
    is_private: body.is_private ?? true,
    prompt_hidden: false,
  }
}
