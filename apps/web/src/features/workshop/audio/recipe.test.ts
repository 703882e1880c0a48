import { checkAudioRequest } from '@easel/catalogue/check-audio-request'
import type { MusicRecipe, SpeechRecipe } from '@easel/contract/entities/recipes'
import { expect, test } from 'vitest'
import { entry } from '../form/test-models.ts'
import { acceptedGeneration, bodyOfRecipe, draftOfRecipe } from './recipe.ts'

const accepted = { generation_id: 'g1', status: 'queued', cost: 5, credits_remaining: 95 } as const
const now = '2026-11-21T10:00:00.000Z'
const speech: SpeechRecipe = {
  mode: 'speech',
  model: 'easel-voice',
  prompt: 'Bonjour',
  voice: 'fr-f3',
  language: 'fr',
  speed: 1.5,
  pitch: 0.2,
  seed: 9,
  is_private: true,
  prompt_hidden: false,
}
const music: MusicRecipe = {
  mode: 'music',
  model: 'easel-composer',
  prompt: 'rain',
  duration: 20,
  bpm: null,
  key: 'D minor',
  metre: null,
  genre: 'jazz',
  mood: null,
  instruments: ['piano'],
  seed: 9,
  is_private: true,
  prompt_hidden: false,
}

test('an order can be placed again as it was, and is understood', () => {
  const again = bodyOfRecipe(speech)
  expect(again).toMatchObject({ text: 'Bonjour', voice: 'fr-f3', speed: 1.5, pitch: 0.2, seed: 9 })
  expect(checkAudioRequest(entry('easel-voice'), again)).toMatchObject({ ok: true, request: speech })
  const played = bodyOfRecipe(music)
  expect(played).not.toHaveProperty('bpm')
  expect(checkAudioRequest(entry('easel-composer'), played)).toMatchObject({ ok: true, request: music })
})

test('from its acceptance on an order is whole: its recipe has the voice that will speak', () => {
  const body = { model: 'easel-voice', mode: 'speech', text: 'Hello' } as const
  expect(acceptedGeneration(accepted, body, entry('easel-voice'), now)).toMatchObject({
    id: 'g1',
    status: 'queued',
    cost: 5,
    recipe: { mode: 'speech', prompt: 'Hello', voice: 'en-us-f3', language: 'en-US', speed: 1, pitch: 0 },
  })
  const piece = { model: 'easel-composer', mode: 'music', prompt: 'calm' } as const
  expect(acceptedGeneration(accepted, piece, entry('easel-composer'), now).recipe).toMatchObject({
    duration: 30,
    bpm: null,
    instruments: [],
  })
})

test('a remix takes everything but the seed', () => {
  const { mode, model, prompt, voice, speed, pitch } = speech
  expect(draftOfRecipe(speech)).toEqual({ mode, model, prompt, voice, speed, pitch })
  expect(draftOfRecipe(music)).not.toHaveProperty('seed')
})
