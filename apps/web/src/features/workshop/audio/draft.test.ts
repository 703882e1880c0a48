import { checkAudioRequest } from '@easel/catalogue/check-audio-request'
import { expect, test } from 'vitest'
import { entry } from '../form/test-models.ts'
import { emptyDraft, toBody, voiceOf } from './draft.ts'
import { fitDraft, withoutDefaults } from './draft-fit.ts'
import { AUDIO_DRAFTS } from './draft-kind.ts'
import { parseDraft } from './draft-store.ts'

const voice = entry('easel-voice')
const composer = entry('easel-composer')
const spoken = { ...emptyDraft(voice, 'speech'), prompt: '  Good evening.\nWelcome.  ' }
const played = { ...emptyDraft(composer, 'music'), prompt: 'calm piano' }

test('an untouched form asks for words alone: the rest is left to the voice, or to the words', () => {
  expect(toBody(spoken, voice)).toEqual({
    model: 'easel-voice',
    mode: 'speech',
    text: 'Good evening.\nWelcome.',
    is_private: true,
  })
  expect(toBody(played, composer)).toEqual({
    model: 'easel-composer',
    mode: 'music',
    prompt: 'calm piano',
    is_private: true,
  })
})

test('every wish is in the request, and the catalogue takes it', () => {
  const speech = toBody({ ...spoken, voice: 'fr-m3', speed: 1.25, pitch: -0.3, seed: 4 }, voice)
  expect(speech).toMatchObject({ voice: 'fr-m3', speed: 1.25, pitch: -0.3 })
  expect(checkAudioRequest(voice, speech)).toMatchObject({ ok: true, request: { language: 'fr' } })
  const wish = { duration: 60, bpm: 90, key: 'D minor', metre: '3/4', genre: 'jazz', mood: 'calm', seed: 7 }
  const music = toBody({ ...played, ...wish, instruments: ['piano', 'drums'] }, composer)
  expect(music).toMatchObject({ ...wish, instruments: ['piano', 'drums'] })
  expect(checkAudioRequest(composer, music).ok).toBe(true)
})

test('a seed is no wish of a voice, and a voice none of music', () => {
  expect(toBody({ ...spoken, seed: 4 }, voice)).not.toHaveProperty('seed')
  expect(toBody({ ...played, voice: 'fr-m3', speed: 2 }, composer)).not.toHaveProperty('voice')
})

test('the voice is the model’s own while none is chosen, or the chosen one is gone', () => {
  expect(voiceOf(spoken, voice)?.id).toBe('en-us-f3')
  expect(voiceOf({ voice: 'xx-f9' }, voice)?.id).toBe('en-us-f3')
  expect(voiceOf({ voice: 'ja-m8' }, voice)?.id).toBe('ja-m8')
})

test('W3: a draft comes back as it was left, one for each tab', () => {
  const draft = { ...played, key: 'F# minor', bpm: 140, instruments: ['harp'], seed: 3 }
  expect(parseDraft(JSON.stringify(draft), composer, 'music')).toEqual(draft)
  expect(AUDIO_DRAFTS.storage.draft('music', 'easel-composer')).toBe('aw.draft.music')
})

test.each([null, '', 'null', '[]x', '3'])('text that is no draft is none: %j', (text) => {
  expect(parseDraft(text, composer, 'music')).toBeNull()
})

test('stored fields of another time fall back, one by one', () => {
  const text = JSON.stringify({
    prompt: 'kept',
    genre: 'polka',
    bpm: 900,
    duration: 'long',
    instruments: ['piano', 'kazoo', 5],
    seed: -1,
    is_private: false,
  })
  const kept = { ...emptyDraft(composer, 'music'), prompt: 'kept', instruments: ['piano'] }
  expect(parseDraft(text, composer, 'music')).toEqual(kept)
})

test('what a model does not have is named as left out', () => {
  const { draft, changes } = fitDraft({ ...played, genre: 'polka', instruments: ['kazoo', 'piano'] }, composer, 'music')
  expect(draft).toMatchObject({ genre: null, instruments: ['piano'] })
  expect(changes).toEqual([
    { label: 'Genre', from: 'polka', to: null },
    { label: 'Instruments', from: 'kazoo', to: null },
  ])
})

test('defaults of a finished piece are no wishes', () => {
  expect(withoutDefaults({ ...spoken, voice: 'en-us-f3', speed: 1, pitch: 0 }, voice)).toMatchObject({
    voice: null,
    speed: null,
    pitch: null,
  })
  expect(withoutDefaults({ ...played, duration: 30 }, composer).duration).toBeNull()
})
