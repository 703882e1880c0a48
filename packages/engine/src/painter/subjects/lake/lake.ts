import { mirrorLake } from './mirror-lake.ts'
import { pond } from './pond.ts'
import { shore } from './shore.ts'
import { island } from './island.ts'
import type { Subject } from '../../stage.ts'

export const lake: Subject = {
  id: 'lake',
  words: [
    'lake',
    'lakeside',
    'lakeshore',
    'pond',
    'tarn',
    'reservoir',
    'lagoon',
    'fjord',
    'loch',
    'river',
    'riverside',
    'stream',
    'creek',
    'brook',
    'wetland',
    'marsh',
    'swamp',
    'mountain lake',
    'still water',
    'calm water',
    'reflection',
    'lily pond',
    'island',
    'islet',
    'water lily pond',
  ],
  layouts: [mirrorLake, shore, island, pond],
}
