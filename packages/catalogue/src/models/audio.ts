import { MUSIC, SPEECH } from '@easel/contract/limits'
import type { CatalogueModel } from '../model.ts'
import { COMPOSER_GENRES, COMPOSER_INSTRUMENTS, COMPOSER_MOODS } from './composer-choices.ts'

const builtIn = {
  kind: 'audio',
  group: 'audio',
  maker: 'Easel',
  base_model: null,
  category: null,
  built_in: true,
  hosts: [],
  introUrl: '/audios/workshop',
  featured: false,
  retired: null,
  image: null,
  video: null,
} as const

/** decisions.md 2, 7: speech, said plainly to be synthetic. */
export const voice: CatalogueModel = {
  ...builtIn,
  id: 'easel-voice',
  name: 'Easel Voice',
  description:
    'Built in · eSpeak NG, a synthetic voice without AI, runs on this machine. Clear, and plainly a machine.',
  modes: ['speech'],
  audio: { speech: { max_characters: SPEECH.maxCharacters, default_voice: 'en-us-f3' }, music: null },
  price: { base_cost: 5, paid_base_cost: 2, lora_cost: 0, unit: 'thousand_characters', by_resolution: null },
}

const TONICS = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

/** decisions.md 2, 7: music written and played by rules. */
export const composer: CatalogueModel = {
  ...builtIn,
  id: 'easel-composer',
  name: 'Easel Composer',
  description: 'Built in · procedural, runs on this machine. It writes a piece from your words and plays it.',
  modes: ['music'],
  audio: {
    speech: null,
    music: {
      min_duration: MUSIC.duration.min,
      max_duration: MUSIC.duration.max,
      default_duration: MUSIC.duration.initial,
      min_bpm: MUSIC.bpm.min,
      max_bpm: MUSIC.bpm.max,
      keys: TONICS.flatMap((tonic) => [`${tonic} major`, `${tonic} minor`]),
      metres: ['4/4', '3/4', '6/8', '5/4'],
      genres: [...COMPOSER_GENRES],
      moods: [...COMPOSER_MOODS],
      instruments: [...COMPOSER_INSTRUMENTS],
    },
  },
  price: { base_cost: 1, paid_base_cost: 0.5, lora_cost: 0, unit: 'second', by_resolution: null },
}
