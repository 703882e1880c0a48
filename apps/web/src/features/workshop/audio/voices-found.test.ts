import { voiceById, VOICES } from '@easel/catalogue/voices'
import { expect, test } from 'vitest'
import { sameVoiceIn, voiceName, voicesFound } from './voices-found.ts'

const ANY = { search: '', language: 'all', gender: 'all', onlyFavourites: false } as const
const none = new Set<string>()

test('every filter narrows, and together they narrow more', () => {
  expect(voicesFound(ANY, none)).toHaveLength(VOICES.length)
  expect(voicesFound({ ...ANY, language: 'ja' }, none).map((voice) => voice.id)).toEqual([
    'ja-f3',
    'ja-m3',
    'ja-f2',
    'ja-m8',
  ])
  expect(voicesFound({ ...ANY, language: 'ja', gender: 'male' }, none)).toHaveLength(2)
})

test.each([
  ['espanol', 'es-f3'],
  ['Français', 'fr-f3'],
  ['日本', 'ja-f3'],
  ['pt-br', 'pt-br-f3'],
  ['english uk', 'en-gb-f3'],
])('%s finds %s first', (search, id) => {
  expect(voicesFound({ ...ANY, search }, none)[0]?.id).toBe(id)
})

test('a word is searched from its beginning: male is not female', () => {
  const found = voicesFound({ ...ANY, search: 'male', language: 'fr' }, none)
  expect(found.map((voice) => voice.gender)).toEqual(['male', 'male'])
})

test('favourites stand first, or alone', () => {
  const liked = new Set(['ja-m8'])
  expect(voicesFound({ ...ANY, language: 'ja' }, liked)[0]?.id).toBe('ja-m8')
  expect(voicesFound({ ...ANY, onlyFavourites: true }, liked).map((voice) => voice.id)).toEqual(['ja-m8'])
  expect(voicesFound({ ...ANY, onlyFavourites: true }, none)).toEqual([])
})

test('another language keeps the kind of voice', () => {
  expect(sameVoiceIn('fr', voiceById('en-us-m8'))?.id).toBe('fr-m8')
  expect(sameVoiceIn('fr', undefined)?.id).toBe('fr-f3')
  expect(sameVoiceIn('xx', voiceById('en-us-m8'))).toBeUndefined()
})

test('a voice is called by what tells it apart', () => {
  expect(VOICES.slice(0, 4).map((voice) => voiceName(voice))).toEqual(['Female 3', 'Male 3', 'Female 2', 'Male 8'])
})
