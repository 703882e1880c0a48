import { REFERENCES_MAX } from '@easel/contract/limits'
import type { CatalogueModel } from '../model.ts'
import { MOTION_CAMERAS } from './motion-choices.ts'

/** decisions.md 2, 7: the procedural film maker, named as what it is. */
export const motion: CatalogueModel = {
  id: 'easel-motion',
  kind: 'video',
  group: 'video',
  name: 'Easel Motion',
  maker: 'Easel',
  description:
    'Built in · procedural, runs on this machine. It paints a scene, or takes your picture, and moves camera, air and light.',
  base_model: null,
  category: null,
  built_in: true,
  hosts: [],
  introUrl: null,
  featured: false,
  retired: null,
  modes: ['t2v', 'i2v'],
  image: null,
  video: {
    supportedAspectRatios: ['16:9', '9:16', '1:1'],
    defaultAspectRatio: '16:9',
    supportedDurations: [3, 4, 5, 6, 8, 10],
    defaultDuration: 5,
    supportedResolutions: ['480p', '720p', '1080p'],
    defaultResolution: '720p',
    supportsReferenceImages: REFERENCES_MAX,
    supportsAudio: false,
    maxAudioSize: null,
    maxAudioDuration: null,
    minAudioDuration: null,
    requiresVideoInput: false,
    minVideoDuration: null,
    maxVideoDuration: null,
    supportedModes: [],
    // Four times the pixels of 480p for every frame: the longest films are for the smaller sizes.
    resolutionDurationLimits: { '1080p': [3, 4, 5, 6] },
    supportsEndImage: true,
    supportsGeneratedAudio: true,
    supportsNegativePrompt: true,
    supportsSeed: true,
    cameras: [...MOTION_CAMERAS],
  },
  audio: null,
  price: {
    base_cost: 5,
    paid_base_cost: 2,
    lora_cost: 0,
    unit: 'second',
    by_resolution: {
      '480p': { base_cost: 3, paid_base_cost: 1 },
      '720p': { base_cost: 5, paid_base_cost: 2 },
      '1080p': { base_cost: 9, paid_base_cost: 4 },
    },
  },
}
