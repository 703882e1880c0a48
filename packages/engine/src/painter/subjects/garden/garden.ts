import type { Subject } from '../../stage.ts'
import { pond } from './pond.ts'
import { path } from './path.ts'
import { carpPond } from './carp-pond.ts'

/** Gardens. */
export const garden: Subject = {
  id: 'garden',
  words: [
    'garden',
    'japanese garden',
    'zen garden',
    'koi pond',
    'koi',
    'park',
    'flower garden',
    'rose garden',
    'secret garden',
    'botanical garden',
    'orchard',
    'lily pond',
    'water garden',
  ],
  layouts: [pond, path, carpPond],
  place: true,
}
