import type { VideoCapabilities } from '@easel/contract/entities/catalogue'
import type { CatalogueModel } from '../model.ts'
import { videoModel } from './video.ts'

const maker = 'Alibaba'

/** Section 9: Wan 2.5 takes a sound of its own. The specification gives its greatest size without a unit: megabytes. */
const wan25: Partial<VideoCapabilities> = {
  supportedResolutions: ['480p', '720p', '1080p'],
  defaultResolution: '720p',
  supportedDurations: [5, 10],
  defaultDuration: 5,
  supportsAudio: true,
  maxAudioSize: 15,
  minAudioDuration: 3,
  maxAudioDuration: 30,
}
const wan25Fast: Partial<VideoCapabilities> = { ...wan25, supportedResolutions: ['720p', '1080p'] }
const wan22: Partial<VideoCapabilities> = {
  supportedDurations: [5, 6, 7],
  supportedResolutions: ['480p', '720p'],
  defaultResolution: '720p',
}

export const wanModels: readonly CatalogueModel[] = [
  videoModel({
    id: 'wan-2.5-t2v',
    name: 'Wan 2.5 T2V',
    maker,
    description: 'Video from text, moved to a sound of your own if you give one.',
    modes: ['t2v'],
    tier: 'middle',
    video: wan25,
  }),
  videoModel({
    id: 'wan-2.5-i2v',
    name: 'Wan 2.5 I2V',
    maker,
    description: 'Sets a picture in motion, to a sound of your own if you give one.',
    modes: ['i2v'],
    tier: 'middle',
    video: wan25,
  }),
  videoModel({
    id: 'wan-2.5-fast-t2v',
    name: 'Wan 2.5 T2V Fast',
    maker,
    description: 'The quicker Wan 2.5 for video from text, with a sound of your own if you give one.',
    modes: ['t2v'],
    tier: 'quick',
    video: { ...wan25Fast, supportedAspectRatios: ['16:9', '9:16'] },
  }),
  videoModel({
    id: 'wan-2.5-fast-i2v',
    name: 'Wan 2.5 I2V Fast',
    maker,
    description: 'The quicker Wan 2.5 for pictures, with a sound of your own if you give one.',
    modes: ['i2v'],
    tier: 'quick',
    video: wan25Fast,
  }),
  videoModel({
    id: 'wan-2.2-t2v-fast',
    name: 'Wan 2.2 T2V Fast',
    maker,
    description: 'A quick, cheap run of the open Wan 2.2 for video from text.',
    modes: ['t2v'],
    tier: 'quick',
    video: wan22,
  }),
  videoModel({
    id: 'wan-2.2-i2v-fast',
    name: 'Wan 2.2 I2V Fast',
    maker,
    description: 'A quick, cheap run of the open Wan 2.2 that sets a picture in motion.',
    modes: ['i2v'],
    tier: 'quick',
    featured: true,
    video: wan22,
  }),
  videoModel({
    id: 'wan-2.2-i2v-a14b',
    name: 'Wan 2.2 I2V A14B',
    maker,
    description: 'The full 14-billion-parameter Wan 2.2, which sets a picture in motion.',
    modes: ['i2v'],
    tier: 'middle',
    video: { supportedDurations: [5, 6] },
  }),
  videoModel({
    id: 'wan-2.2-5b-fast',
    name: 'Wan 2.2 5B Fast',
    maker,
    description: 'The small Wan 2.2, the quickest of its family, from text or a picture.',
    modes: ['t2v', 'i2v'],
    tier: 'quick',
    video: wan22,
  }),
  videoModel({
    id: 'wan-2.2-animate',
    name: 'Wan 2.2 Animate',
    maker,
    description:
      'Moves a pictured character as the person in a video moves, or puts the character in that person’s place.',
    modes: ['animate', 'replace'],
    tier: 'middle',
    video: {
      requiresVideoInput: true,
      minVideoDuration: 3,
      maxVideoDuration: 10,
      supportedModes: ['animate', 'replace'],
      supportedResolutions: ['480p', '720p'],
      defaultResolution: '480p',
    },
  }),
]
