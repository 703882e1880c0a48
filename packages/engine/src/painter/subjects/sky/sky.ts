import { above } from './above.ts'
import { towers } from './towers.ts'
import { heavens } from './heavens.ts'
import type { Subject } from '../../stage.ts'

export const sky: Subject = {
  id: 'sky',
  words: [
    'sky',
    'skies',
    'cloudscape',
    'cloud sea',
    'sea of clouds',
    'above the clouds',
    'heaven',
    'heavens',
    'horizon',
    'thundercloud',
    'skyscape',
    'milky way',
    'night sky',
    'starry sky',
    'starry night',
  ],
  layouts: [above, towers, heavens],
}
