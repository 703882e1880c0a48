import type { CatalogueModel } from '../model.ts'
import { videoModel } from './video.ts'

const maker = 'Google'
const lengths = { supportedDurations: [4, 6, 8], defaultDuration: 8 }
const fullHd = { ...lengths, supportedAspectRatios: ['16:9', '9:16'], supportedResolutions: ['1080p'] }

/**
 * Section 9: Veo. That Veo 3.1 takes three reference pictures is its hosts' limit; the specification gives no number.
 */
export const veoModels: readonly CatalogueModel[] = [
  videoModel({
    id: 'veo-3.1',
    name: 'Veo 3.1',
    maker,
    description:
      'Google’s full-quality video model with its own sound. Reference pictures keep people and objects the same.',
    modes: ['t2v', 'i2v'],
    tier: 'best',
    featured: true,
    video: { ...fullHd, supportsReferenceImages: 3 },
  }),
  videoModel({
    id: 'veo-3.1-fast',
    name: 'Veo 3.1 Fast',
    maker,
    description: 'The quicker, cheaper Veo 3.1, with sound.',
    modes: ['t2v', 'i2v'],
    tier: 'middle',
    video: fullHd,
  }),
  videoModel({
    id: 'veo-3',
    name: 'Veo 3',
    maker,
    description: 'The first Veo with sound, from text or a first frame.',
    modes: ['t2v', 'i2v'],
    tier: 'best',
    video: lengths,
  }),
  videoModel({
    id: 'veo-3-fast',
    name: 'Veo 3 Fast',
    maker,
    description: 'The quicker, cheaper Veo 3, with sound.',
    modes: ['t2v', 'i2v'],
    tier: 'middle',
    video: lengths,
  }),
]
