import type { Subject } from '../../stage.ts'
import { SPACE_LAYOUTS } from './layouts.ts'

/** Beyond the sky. */
export const space: Subject = {
  id: 'space',
  words: [
    'space',
    'outer space',
    'planet',
    'ringed planet',
    'strange planet',
    'galaxy',
    'spiral galaxy',
    'nebula',
    'cosmos',
    'universe',
    'saturn',
    'jupiter',
    'mars',
    'milky way',
    'star cluster',
    'deep space',
    'solar system',
    'black hole',
    'supernova',
    'alien planet',
    'interstellar',
    'orbit',
    'moon surface',
    'cosmic',
  ],
  layouts: SPACE_LAYOUTS,
  place: true,
  weather: false,
}
