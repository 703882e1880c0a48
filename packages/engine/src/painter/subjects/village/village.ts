import type { Subject } from '../../stage.ts'
import { harbour } from './harbour.ts'
import { hillside } from './hillside.ts'
import { valley } from './valley.ts'

/** Villages and harbours. */
export const village: Subject = {
  id: 'village',
  words: [
    'village',
    'harbour',
    'harbor',
    'port',
    'fishing village',
    'town',
    'santorini',
    'cinque terre',
    'amalfi',
    'hamlet',
    'old town',
    'mountain village',
    'alpine village',
    'snowy village',
    'winter village',
    'medieval village',
    'medieval town',
    'harbour town',
    'harbor town',
    'snowy town',
    'coastal town',
    'coastal village',
    'tuscan village',
    'hill town',
    'seaside town',
    'marina',
    'quay',
    'settlement',
  ],
  layouts: [harbour, hillside, valley],
  place: true,
}
