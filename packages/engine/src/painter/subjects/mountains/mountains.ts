import { peak } from './peak.ts'
import { ridges } from './ridges.ts'
import { valley } from './valley.ts'
import { foothills } from './foothills.ts'
import type { Subject } from '../../stage.ts'

export const mountains: Subject = {
  id: 'mountains',
  words: [
    'mountain',
    'mountain range',
    'mountain peak',
    'peak',
    'summit',
    'alps',
    'alp',
    'alpine',
    'valley',
    'ridge',
    'highlands',
    'himalaya',
    'himalayas',
    'rockies',
    'andes',
    'fuji',
    'mount fuji',
    'everest',
    'matterhorn',
    'dolomites',
    'mountainside',
    'mountainous',
    'mountain pass',
    'volcano',
    'crag',
    'sierra',
    'massif',
    'glacier',
    'mountainscape',
    'gorge',
    'ravine',
    'mountain landscape',
    'landscape',
    'scenery',
    'nature',
    'wilderness',
  ],
  layouts: [ridges, valley, peak, foothills],
}
