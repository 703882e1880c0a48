import { buttes } from './buttes.ts'
import { crest } from './crest.ts'
import { dunes } from './dunes.ts'
import { oasis } from './oasis.ts'
import type { Subject } from '../../stage.ts'

export const desert: Subject = {
  id: 'desert',
  words: [
    'desert',
    'dune',
    'sand dune',
    'sand',
    'sahara',
    'gobi',
    'canyon',
    'mesa',
    'butte',
    'monument valley',
    'grand canyon',
    'oasis',
    'badlands',
    'arid',
    'wasteland',
    'namib',
    'wild west',
    'arizona',
    'utah',
    'steppe',
    'mars',
    'martian',
    'red planet',
    'savanna',
    'savannah',
  ],
  layouts: [dunes, buttes, crest, oasis],
}
