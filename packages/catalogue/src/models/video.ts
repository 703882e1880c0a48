import type { ModelPrice, VideoCapabilities } from '@easel/contract/entities/catalogue'
import type { CatalogueModel } from '../model.ts'

/** What the specification does not show of a video model is null or empty, and the form does not offer it (W4). */
const notShown: VideoCapabilities = {
  supportedAspectRatios: [],
  defaultAspectRatio: null,
  supportedDurations: [],
  defaultDuration: null,
  supportedResolutions: [],
  defaultResolution: null,
  supportsReferenceImages: 0,
  supportsAudio: false,
  maxAudioSize: null,
  maxAudioDuration: null,
  minAudioDuration: null,
  requiresVideoInput: false,
  minVideoDuration: null,
  maxVideoDuration: null,
  supportedModes: [],
  resolutionDurationLimits: {},
  supportsEndImage: false,
  supportsGeneratedAudio: false,
  supportsNegativePrompt: false,
  supportsSeed: false,
  cameras: [],
}

/**
 * Credits of a clip of 5 s: the specification's example, 100 and for paid plans 30, is the middle one; quick models
 * cost half of it, the makers' best ones double. By the second where lengths are offered, by the clip where the host
 * decides its length.
 */
const CLIP_CREDITS = { quick: [50, 15], middle: [100, 30], best: [200, 60] } as const
const CLIP_SECONDS = 5

function videoPrice(tier: keyof typeof CLIP_CREDITS, bySecond: boolean): ModelPrice {
  const [base, paid] = CLIP_CREDITS[tier]
  const share = bySecond ? CLIP_SECONDS : 1
  return {
    base_cost: base / share,
    paid_base_cost: paid / share,
    lora_cost: 0,
    unit: bySecond ? 'second' : 'output',
    by_resolution: null,
  }
}

/** What one video model says of itself; everything else is the same for all. */
export interface VideoModelFacts {
  readonly id: string
  readonly name: string
  readonly maker: string
  readonly description: string
  /** From text, from a picture, or both. A model that asks for a video too names its own modes. */
  readonly modes: CatalogueModel['modes']
  readonly tier: keyof typeof CLIP_CREDITS
  /** Section 9, only what is shown. */
  readonly video?: Partial<VideoCapabilities>
  readonly featured?: true
  readonly introUrl?: string
  readonly retired?: NonNullable<CatalogueModel['retired']>
}

/** A video model of section 9, run by Replicate and fal. */
export function videoModel(facts: VideoModelFacts): CatalogueModel {
  const video = { ...notShown, ...facts.video }
  return {
    id: facts.id,
    kind: 'video',
    group: 'video',
    name: facts.name,
    maker: facts.maker,
    description: facts.description,
    base_model: null,
    category: null,
    built_in: false,
    hosts: ['replicate', 'fal'],
    introUrl: facts.introUrl ?? '/videos/workshop',
    featured: facts.featured ?? false,
    retired: facts.retired ?? null,
    modes: facts.modes,
    image: null,
    video,
    audio: null,
    price: videoPrice(facts.tier, video.supportedDurations.length > 0 || video.requiresVideoInput),
  }
}
