import type { Subject } from '../../stage.ts'
import { rooftops } from './rooftops.ts'
import { skyline } from './skyline.ts'
import { street } from './street.ts'

/** Cities: a street, a skyline over water, the roofs of an old town. */
export const city: Subject = {
  id: 'city',
  words: [
    'city',
    'skyline',
    'street',
    'cyberpunk',
    'cyberpunk city',
    'downtown',
    'metropolis',
    'alley',
    'skyscraper',
    'tokyo',
    'new york',
    'paris',
    'london',
    'hong kong',
    'venice',
    'neon city',
    'neon street',
    'city street',
    'cityscape',
    'urban',
    'rooftop',
    'roof',
    'manhattan',
    'building',
    'prague',
    'old city',
    'city lane',
    'neon city street',
    'cyberpunk street',
  ],
  layouts: [street, skyline, rooftops],
  place: true,
}
