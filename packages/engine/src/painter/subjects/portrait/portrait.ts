import type { Subject } from '../../stage.ts'
import { doubleExposure } from './double-exposure.ts'
import { againstTheLight } from './against-the-light.ts'
import { wanderer, onTheCrest } from './full-figure.ts'

/** People without faces: profiles, backs, silhouettes. */
export const portrait: Subject = {
  id: 'portrait',
  words: [
    'portrait',
    'silhouette',
    'face',
    'profile',
    'hero',
    'heroine',
    'selfie',
    'self portrait',
    'double exposure',
    'headshot',
    'model',
    'character',
  ],
  layouts: [doubleExposure, againstTheLight, wanderer, onTheCrest],
  place: true,
}
