import type { CatalogueModel } from '../model.ts'
import { videoModel } from './video.ts'

const maker = 'Kuaishou'
const threeRatios = { supportedAspectRatios: ['16:9', '9:16', '1:1'], defaultAspectRatio: '16:9' }

/** Section 9: Kling. 2.1 Standard takes pictures only because both of its hosts ask for a first frame. */
export const klingModels: readonly CatalogueModel[] = [
  videoModel({
    id: 'kling-v2.5-turbo-pro',
    name: 'Kling 2.5 Turbo Pro',
    maker,
    description: 'The quick professional model of Kling 2.5: camera moves and fast action, from text or a first frame.',
    modes: ['t2v', 'i2v'],
    tier: 'middle',
    featured: true,
    video: threeRatios,
  }),
  videoModel({
    id: 'kling-v1.6-pro',
    name: 'Kling 1.6 Pro',
    maker,
    description:
      'The professional quality of Kling 1.6. Up to four reference pictures keep people and objects the same.',
    modes: ['t2v', 'i2v'],
    tier: 'middle',
    video: { supportsReferenceImages: 4 },
  }),
  videoModel({
    id: 'kling-v1.6-standard',
    name: 'Kling 1.6 Standard',
    maker,
    description: 'The cheaper quality of Kling 1.6, with up to four reference pictures.',
    modes: ['t2v', 'i2v'],
    tier: 'quick',
    video: { supportsReferenceImages: 4 },
  }),
  videoModel({
    id: 'kling-v2.1-master',
    name: 'Kling 2.1 Master',
    maker,
    description: 'The best quality of Kling 2.1, from text or a first frame.',
    modes: ['t2v', 'i2v'],
    tier: 'best',
    video: threeRatios,
  }),
  videoModel({
    id: 'kling-v2.1-pro',
    name: 'Kling 2.1 Pro',
    maker,
    description: 'Sets a given picture in motion, at the professional quality of Kling 2.1.',
    modes: ['i2v'],
    tier: 'middle',
  }),
  videoModel({
    id: 'kling-v2.1-standard',
    name: 'Kling 2.1 Standard',
    maker,
    description: 'Sets a given picture in motion, at the standard quality of Kling 2.1.',
    modes: ['i2v'],
    tier: 'quick',
  }),
  videoModel({
    id: 'kling-v2.0',
    name: 'Kling 2.0',
    maker,
    description: 'The first of the Kling 2 line, from text or a first frame.',
    modes: ['t2v', 'i2v'],
    tier: 'best',
  }),
]
