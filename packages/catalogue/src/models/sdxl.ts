import type { CatalogueModel } from '../model.ts'
import { checkpointAdapters, checkpointParameters, IMAGE_PRICE } from './checkpoint.ts'

/** What the three checkpoints share: W1's figures, and 'Text → Img' alone (H5). */
const checkpoint = {
  kind: 'image',
  group: 'sdxl',
  built_in: false,
  introUrl: null,
  featured: false,
  retired: null,
  modes: ['t2i'],
  video: null,
  audio: null,
  price: IMAGE_PRICE,
} as const

const textOnly = { strength: null, max_sources: 0 } as const

/**
 * The SDXL checkpoints. The specification hides the ids of its two Illustrious ones behind a hash; these stand for
 * them: two public checkpoints of that family, the second of which no host offers ("empty hosted-model reference").
 */
export const sdxlModels: readonly CatalogueModel[] = [
  {
    ...checkpoint,
    id: 'sdxl-base-1.0',
    name: 'SDXL Base 1.0',
    maker: 'Stability AI',
    description:
      'The open base model of the SDXL family: a neutral start for any subject, with many adapters made for it.',
    base_model: 'SDXL 1.0',
    category: 'general',
    hosts: ['replicate', 'fal'],
    image: { ...checkpointParameters(), ...textOnly, adapters: checkpointAdapters(1, [0.5, 1.5]) },
  },
  {
    ...checkpoint,
    id: 'noobai-xl',
    name: 'NoobAI XL',
    maker: 'Laxhar Lab',
    description:
      'An illustration checkpoint trained on from Illustrious XL. Made for anime drawing and prompts written as tags.',
    base_model: 'Illustrious',
    category: 'illustration',
    hosts: ['replicate'],
    image: { ...checkpointParameters(), ...textOnly, adapters: checkpointAdapters(0.5, [0, 1]) },
  },
  {
    ...checkpoint,
    id: 'illustrious-xl-1.0',
    name: 'Illustrious XL 1.0',
    maker: 'OnomaAI',
    description:
      'The open illustration model that many anime checkpoints descend from. It reads tags better than sentences.',
    base_model: 'Illustrious',
    category: 'illustration',
    hosts: [],
    image: { ...checkpointParameters(), ...textOnly, adapters: checkpointAdapters(0.5, [0, 1]) },
  },
]
