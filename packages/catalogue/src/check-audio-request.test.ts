import type { AudioGenerateBody } from '@easel/contract/entities/requests'
import { describe, expect, it } from 'vitest'
import { modelById } from './catalogue.ts'
import { checkAudioRequest } from './check-audio-request.ts'
import type { CatalogueModel } from './model.ts'
import { priceOf } from './price.ts'

function model(id: string): CatalogueModel {
  const found = modelById(id)
  if (!found) throw new Error(`no model ${id}`)
  return found
}

function problemsOf(body: AudioGenerateBody): Record<string, string> {
  const check = checkAudioRequest(model(body.model), body)
  return check.ok ? {} : Object.fromEntries(check.problems.map(({ field, message }) => [field, message]))
}

const spoken = { model: 'easel-voice', mode: 'speech', text: 'Good morning.' } as const
const played = { model: 'easel-composer', mode: 'music', prompt: 'a calm evening' } as const

describe('a request for sound', () => {
  it('is filled with the model’s defaults, and is its maker’s alone', () => {
    const speech = checkAudioRequest(model('easel-voice'), spoken)
    expect(speech.ok && speech.request).toMatchObject({ language: 'en-US', speed: 1, pitch: 0, is_private: true })
    const music = checkAudioRequest(model('easel-composer'), played)
    expect(music.ok && music.request).toMatchObject({ duration: 30, bpm: null, key: null, instruments: [] })
  })

  it('speaks a language by its own voice', () => {
    const french = checkAudioRequest(model('easel-voice'), { ...spoken, language: 'fr' })
    expect(french.ok && french.request).toMatchObject({ language: 'fr' })
    expect(problemsOf({ ...spoken, language: 'fr', voice: 'en-us-f3' }).language).toBe(
      'the voice en-us-f3 speaks en-US',
    )
  })

  it('names every field that is wrong', () => {
    expect(problemsOf({ ...spoken, text: ' ', voice: 'robot' })).toEqual({
      text: 'text must have at least one word',
      voice: 'voice must be the id of a voice of the catalogue, such as en-us-f3',
    })
    expect(
      Object.keys(problemsOf({ ...played, duration: 200, key: 'H', genre: 'polka', instruments: ['spoon'] })),
    ).toEqual(['instruments', 'duration', 'key', 'genre'])
    expect(problemsOf({ ...played, model: 'easel-voice' })).toHaveProperty('mode')
    expect(problemsOf({ ...spoken, model: 'easel-painter' })).toHaveProperty('model')
  })
})

it('decisions.md 4: speech costs by every started thousand characters, music by the second, film by its size', () => {
  const price = (id: string, order: Partial<Parameters<typeof priceOf>[1]>) =>
    priceOf(model(id).price, { num_outputs: 1, loras: 0, ...order }, false).credits
  expect([1, 1000, 1001].map((characters) => price('easel-voice', { characters }))).toEqual([5, 5, 10])
  expect(price('easel-composer', { seconds: 30 })).toBe(30)
  expect(['480p', '720p', '1080p'].map((resolution) => price('easel-motion', { seconds: 5, resolution }))).toEqual([
    15, 25, 45,
  ])
  expect(() => price('easel-voice', {})).toThrow(RangeError)
})
