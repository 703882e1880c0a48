import type { CatalogueModel } from '../model.ts'
import { videoModel } from './video.ts'

const soraLengths = { supportedDurations: [4, 8, 12], defaultDuration: 4 }
// decisions.md 2: its maker switched the service off, with no successor of its own.
const soraRetired = { since: '2026-09-24', successor: 'veo-3.1' }

/** Section 9: the makers of one or two video models each. */
export const otherVideoModels: readonly CatalogueModel[] = [
  videoModel({
    id: 'pixverse-v5',
    name: 'PixVerse v5',
    maker: 'PixVerse',
    description: 'Quick clips in many looks, from text or a first frame.',
    modes: ['t2v', 'i2v'],
    tier: 'middle',
    video: { supportedResolutions: ['540p', '720p', '1080p'], defaultResolution: '720p', supportedDurations: [5, 8] },
  }),
  videoModel({
    id: 'sora-2',
    name: 'Sora 2',
    maker: 'OpenAI',
    description: 'OpenAI’s video model with sound. Works made with it stay here.',
    modes: ['t2v', 'i2v'],
    tier: 'middle',
    featured: true,
    retired: soraRetired,
    video: { ...soraLengths, supportedResolutions: ['720p'] },
  }),
  videoModel({
    id: 'sora-2-pro',
    name: 'Sora 2 Pro',
    maker: 'OpenAI',
    description: 'The finer, slower Sora 2. Works made with it stay here.',
    modes: ['t2v', 'i2v'],
    tier: 'best',
    retired: soraRetired,
    video: { ...soraLengths, supportedResolutions: ['720p', '1080p'] },
  }),
  videoModel({
    id: 'ltx-2-fast',
    name: 'LTX-2 Fast',
    maker: 'Lightricks',
    description: 'An open model built for speed, up to 4K, from text or a first frame.',
    modes: ['t2v', 'i2v'],
    tier: 'quick',
    video: {
      supportedAspectRatios: ['16:9'],
      supportedResolutions: ['1080p', '2k', '4k'],
      supportedDurations: [6, 8, 10],
      defaultDuration: 6,
    },
  }),
]
