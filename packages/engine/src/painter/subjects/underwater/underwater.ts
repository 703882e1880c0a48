import type { Subject } from '../../stage.ts'
import { UNDERWATER_LAYOUTS } from './underwater-scenes.ts'

/** Life below the surface. */
export const underwater: Subject = {
  id: 'underwater',
  words: [
    'underwater',
    'under water',
    'under the sea',
    'beneath the sea',
    'beneath the waves',
    'coral',
    'coral reef',
    'reef',
    'deep sea',
    'seabed',
    'ocean floor',
    'aquarium',
    'kelp',
    'kelp forest',
    'undersea',
  ],
  layouts: UNDERWATER_LAYOUTS,
  place: true,
  weather: false,
}
