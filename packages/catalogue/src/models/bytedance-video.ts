import type { CatalogueModel } from '../model.ts'
import { videoModel } from './video.ts'

const maker = 'ByteDance'

/** Section 9: SeeDance. The two Pro models have their introduction on the effects' page. */
export const seedanceModels: readonly CatalogueModel[] = [
  videoModel({
    id: 'seedance-1-pro-1080p',
    name: 'SeeDance 1 Pro 1080p',
    maker,
    description: 'Several shots in one clip, in full HD, from text or a first frame.',
    modes: ['t2v', 'i2v'],
    tier: 'middle',
    introUrl: '/video-actions',
  }),
  videoModel({
    id: 'seedance-1-pro-480p',
    name: 'SeeDance 1 Pro 480p',
    maker,
    description: 'SeeDance 1 Pro at a small size, for trying an idea cheaply.',
    modes: ['t2v', 'i2v'],
    tier: 'quick',
    introUrl: '/video-actions',
  }),
  videoModel({
    id: 'seedance-1-lite',
    name: 'SeeDance 1 Lite',
    maker,
    description: 'The light, quick SeeDance, from text or a first frame.',
    modes: ['t2v', 'i2v'],
    tier: 'quick',
    video: { supportedResolutions: ['480p', '720p', '1080p'], supportedDurations: [5, 10] },
  }),
]
