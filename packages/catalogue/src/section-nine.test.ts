import { describe, expect, it } from 'vitest'
import type { VideoCapabilities } from '@easel/contract/entities/catalogue'
import { modelById, modelsOf } from './catalogue.ts'

const wan25 = {
  supportsAudio: true,
  maxAudioSize: 15,
  minAudioDuration: 3,
  maxAudioDuration: 30,
  supportedDurations: [5, 10],
  defaultDuration: 5,
  defaultResolution: '720p',
}
const wan22 = { supportedDurations: [5, 6, 7], supportedResolutions: ['480p', '720p'], defaultResolution: '720p' }
const threeRatios = { supportedAspectRatios: ['16:9', '9:16', '1:1'], defaultAspectRatio: '16:9' }
const veo31 = {
  supportedDurations: [4, 6, 8],
  defaultDuration: 8,
  supportedResolutions: ['1080p'],
  supportedAspectRatios: ['16:9', '9:16'],
}
const hailuo23 = {
  supportedResolutions: ['768p', '1080p'],
  resolutionDurationLimits: { '768p': [6, 10], '1080p': [6] },
}

/** The figures of section 9, each model with nothing but what the specification shows; the rest must be empty. */
const figures: readonly [id: string, shown: Partial<VideoCapabilities>][] = [
  ['kling-v2.5-turbo-pro', threeRatios],
  ['kling-v1.6-pro', { supportsReferenceImages: 4 }],
  ['kling-v1.6-standard', { supportsReferenceImages: 4 }],
  ['kling-v2.1-master', threeRatios],
  ['kling-v2.1-pro', {}],
  ['kling-v2.1-standard', {}],
  ['kling-v2.0', {}],
  ['veo-3.1', { ...veo31, supportsReferenceImages: 3 }],
  ['veo-3.1-fast', veo31],
  ['veo-3', { supportedDurations: [4, 6, 8], defaultDuration: 8 }],
  ['veo-3-fast', { supportedDurations: [4, 6, 8], defaultDuration: 8 }],
  ['wan-2.5-t2v', { ...wan25, supportedResolutions: ['480p', '720p', '1080p'] }],
  ['wan-2.5-i2v', { ...wan25, supportedResolutions: ['480p', '720p', '1080p'] }],
  ['wan-2.5-fast-t2v', { ...wan25, supportedResolutions: ['720p', '1080p'], supportedAspectRatios: ['16:9', '9:16'] }],
  ['wan-2.5-fast-i2v', { ...wan25, supportedResolutions: ['720p', '1080p'] }],
  ['wan-2.2-t2v-fast', wan22],
  ['wan-2.2-i2v-fast', wan22],
  ['wan-2.2-i2v-a14b', { supportedDurations: [5, 6] }],
  ['wan-2.2-5b-fast', wan22],
  [
    'wan-2.2-animate',
    {
      requiresVideoInput: true,
      minVideoDuration: 3,
      maxVideoDuration: 10,
      supportedModes: ['animate', 'replace'],
      supportedResolutions: ['480p', '720p'],
      defaultResolution: '480p',
    },
  ],
  ['seedance-1-pro-1080p', {}],
  ['seedance-1-pro-480p', {}],
  [
    'hailuo-02',
    {
      supportedResolutions: ['512p', '768p', '1080p'],
      defaultResolution: '768p',
      supportedDurations: [6, 10],
      resolutionDurationLimits: { '512p': [6, 10], '768p': [6, 10], '1080p': [6] },
    },
  ],
  ['hailuo-2.3', { ...hailuo23, supportedDurations: [6, 10] }],
  ['hailuo-2.3-fast', { ...hailuo23, supportedDurations: [6, 10] }],
  [
    'pixverse-v5',
    { supportedResolutions: ['540p', '720p', '1080p'], defaultResolution: '720p', supportedDurations: [5, 8] },
  ],
  ['seedance-1-lite', { supportedResolutions: ['480p', '720p', '1080p'], supportedDurations: [5, 10] }],
  ['sora-2', { supportedResolutions: ['720p'], supportedDurations: [4, 8, 12], defaultDuration: 4 }],
  ['sora-2-pro', { supportedResolutions: ['720p', '1080p'], supportedDurations: [4, 8, 12], defaultDuration: 4 }],
  [
    'ltx-2-fast',
    {
      supportedResolutions: ['1080p', '2k', '4k'],
      supportedAspectRatios: ['16:9'],
      supportedDurations: [6, 8, 10],
      defaultDuration: 6,
    },
  ],
]

const hosted = modelsOf({ kind: 'video' }).filter((model) => !model.built_in)

describe('W4: the video models of section 9', () => {
  it('are all there, and no other', () => {
    expect(hosted.map((model) => model.id).toSorted()).toEqual(figures.map(([id]) => id).toSorted())
  })

  it.each(figures)('%s has its figures', (id, shown) => {
    const video = modelById(id)?.video
    expect(video).toMatchObject(shown)
    const rest = Object.entries(video ?? {}).filter(([field]) => !(field in shown))
    for (const [field, value] of rest) expect([[], {}, null, false, 0], field).toContainEqual(value)
  })

  it('take text, a picture or both', () => {
    const modesOf = (id: string) => modelById(id)?.modes
    for (const id of ['kling-v2.1-pro', 'hailuo-2.3-fast', 'wan-2.5-i2v', 'wan-2.2-i2v-fast'])
      expect(modesOf(id)).toEqual(['i2v'])
    for (const id of ['wan-2.5-t2v', 'wan-2.2-t2v-fast']) expect(modesOf(id)).toEqual(['t2v'])
    for (const id of ['kling-v2.5-turbo-pro', 'veo-3.1', 'sora-2']) expect(modesOf(id)).toEqual(['t2v', 'i2v'])
    expect(modesOf('wan-2.2-animate')).toEqual(['animate', 'replace'])
  })

  it('H4: have the workshop as introduction, the two SeeDance 1 Pro models the effects', () => {
    for (const model of hosted) {
      const pro = model.id.startsWith('seedance-1-pro')
      expect(model.introUrl).toBe(pro ? '/video-actions' : '/videos/workshop')
    }
  })
})
