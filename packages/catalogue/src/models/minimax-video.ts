import type { CatalogueModel } from '../model.ts'
import { videoModel } from './video.ts'

const maker = 'MiniMax'
const hailuo23 = {
  supportedResolutions: ['768p', '1080p'],
  supportedDurations: [6, 10],
  resolutionDurationLimits: { '768p': [6, 10], '1080p': [6] },
}

/**
 * Section 9: Hailuo. That Hailuo 02 makes no 10 s at 1080p is its hosts' rule; the specification lists both lengths
 * alone.
 */
export const hailuoModels: readonly CatalogueModel[] = [
  videoModel({
    id: 'hailuo-02',
    name: 'Hailuo 02',
    maker,
    description: 'Lifelike motion and physics, from text or a first frame.',
    modes: ['t2v', 'i2v'],
    tier: 'middle',
    featured: true,
    video: {
      supportedResolutions: ['512p', '768p', '1080p'],
      defaultResolution: '768p',
      supportedDurations: [6, 10],
      resolutionDurationLimits: { '512p': [6, 10], '768p': [6, 10], '1080p': [6] },
    },
  }),
  videoModel({
    id: 'hailuo-2.3',
    name: 'Hailuo 2.3',
    maker,
    description: 'Follows Hailuo 02 with better bodies and faces in motion, from text or a first frame.',
    modes: ['t2v', 'i2v'],
    tier: 'middle',
    video: hailuo23,
  }),
  videoModel({
    id: 'hailuo-2.3-fast',
    name: 'Hailuo 2.3 Fast',
    maker,
    description: 'The quicker Hailuo 2.3, which sets a given picture in motion.',
    modes: ['i2v'],
    tier: 'quick',
    video: hailuo23,
  }),
]
