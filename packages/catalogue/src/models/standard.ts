import type { ImageCapabilities } from '@easel/contract/entities/catalogue'
import { STRENGTH } from '@easel/contract/limits'
import type { CatalogueModel } from '../model.ts'
import { IMAGE_PRICE } from './checkpoint.ts'
import { ratioSizes } from './ratio-sizes.ts'

const standard = {
  kind: 'image',
  group: 'standard',
  base_model: null,
  category: 'general',
  built_in: false,
  introUrl: null,
  featured: true,
  retired: null,
  video: null,
  audio: null,
  price: IMAGE_PRICE,
} as const

/**
 * A model whose hosts take a prompt and a ratio. The specification says nothing of these models' parameters, so each
 * one offers what every host of its bindings takes: nothing that was asked for is dropped on the way.
 */
function plain(): ImageCapabilities {
  return {
    ...ratioSizes(),
    steps: null,
    guidance_scale: null,
    schedulers: null,
    negative_prompt: false,
    max_num_outputs: 1,
    seed: false,
    strength: null,
    max_sources: 0,
    adapters: null,
    styles: [],
    colors: [],
    lightings: [],
    compositions: [],
  }
}

/** The standard image models that hosts run; all of them featured (section 9). */
export const standardModels: readonly CatalogueModel[] = [
  {
    ...standard,
    id: 'seedream-4',
    name: 'Seedream 4',
    maker: 'ByteDance',
    description:
      'Makes pictures and edits given ones by instruction, in one model. Takes several reference pictures at once.',
    hosts: ['replicate', 'fal'],
    modes: ['t2i', 'i2i'],
    image: { ...plain(), max_num_outputs: 4, max_sources: 10 },
  },
  {
    ...standard,
    id: 'nano-banana',
    name: 'Nano Banana',
    maker: 'Google',
    description:
      'Google’s Gemini 2.5 Flash Image. It edits given pictures by plain instruction and keeps faces and objects.',
    hosts: ['replicate', 'fal'],
    modes: ['t2i', 'i2i'],
    // Its hosts take many and name no limit; this one is ours.
    image: { ...plain(), max_sources: 3 },
  },
  {
    ...standard,
    id: 'hunyuan-image-3',
    name: 'Hunyuan Image 3',
    maker: 'Tencent',
    description: 'Tencent’s large open-weight model for pictures from text. It follows long prompts with many details.',
    hosts: ['replicate', 'fal'],
    modes: ['t2i'],
    image: { ...plain(), seed: true },
  },
  {
    ...standard,
    id: 'imagineart-1.0',
    name: 'ImagineArt 1.0',
    maker: 'ImagineArt',
    description: 'Pictures from text, tuned for realistic photographs and people.',
    // fal offers its successor 1.5 alone, which is another model and may not stand in for this one.
    hosts: ['replicate'],
    modes: ['t2i'],
    image: { ...plain(), seed: true },
  },
  {
    ...standard,
    id: 'qwen-image',
    name: 'Qwen Image',
    maker: 'Alibaba',
    description: 'Alibaba’s open-weight model. Known for setting readable text into pictures, in English and Chinese.',
    hosts: ['replicate', 'fal'],
    modes: ['t2i', 'i2i'],
    image: {
      ...plain(),
      steps: { choices: [20, 30, 40, 50], default: 30 },
      guidance_scale: { min: 1, max: 10, default: 3 },
      negative_prompt: true,
      seed: true,
      strength: { min: STRENGTH.min, max: STRENGTH.max, default: STRENGTH.initial },
      max_sources: 1,
    },
  },
]
