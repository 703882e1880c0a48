import { parameterNamed, parametersFor } from '@easel/catalogue/parameters'
import type { Parameter } from '@easel/catalogue/parameter'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import type { SourcePicture } from '../form/source-picture.ts'

export const WORKSHOP_MODES = ['t2i', 'i2i'] as const
/** The two tabs: from words, or from a picture and words. */
export type WorkshopMode = (typeof WORKSHOP_MODES)[number]

export interface Adapter {
  source: 'community' | 'hub' | 'url'
  ref: string
  scale: number
}

/**
 * What a person has put into the form. Null stands for "as the model does it", so a model that has no such parameter and a person
 * who does not care look alike, and defaults are never sent as wishes.
 */
export interface Draft {
  mode: WorkshopMode
  model: string
  prompt: string
  negative_prompt: string
  /** Pixels. */
  width: number
  height: number
  style: string | null
  color: string | null
  lighting: string | null
  composition: string | null
  num_outputs: number
  steps: number | null
  guidance_scale: number | null
  scheduler: string | null
  strength: number | null
  /** Null draws a new one each time. */
  seed: number | null
  loras: Adapter[]
  source: SourcePicture | null
  is_private: boolean
  prompt_hidden: boolean
}

/** The form as it stands before anything is done to it. */
export function emptyDraft(model: ModelEntry, mode: WorkshopMode): Draft {
  return {
    mode,
    model: model.id,
    prompt: '',
    negative_prompt: '',
    width: model.image?.default_width ?? 1024,
    height: model.image?.default_height ?? 1024,
    style: null,
    color: null,
    lighting: null,
    composition: null,
    num_outputs: 1,
    steps: null,
    guidance_scale: null,
    scheduler: null,
    strength: null,
    seed: null,
    loras: [],
    source: null,
    is_private: false,
    prompt_hidden: false,
  }
}

const OPTIONAL = [
  'steps',
  'guidance_scale',
  'scheduler',
  'strength',
  'seed',
  'style',
  'color',
  'lighting',
  'composition',
] as const

/** The request that the draft stands for: of the wishes, those that the model takes (W1, W4). */
export function toBody(draft: Draft, model: ModelEntry): ImageGenerateBody {
  const parameters = parametersFor(model, draft.mode)
  const takes = (name: Parameter['name']) => parameterNamed(parameters, name) !== undefined
  const wishes = OPTIONAL.filter((name) => draft[name] !== null && takes(name)).map((name) => [name, draft[name]])
  const negative = draft.negative_prompt.trim()
  const adapters = draft.loras.filter((adapter) => adapter.ref.trim() !== '')
  return {
    model: model.id,
    mode: draft.mode,
    prompt: draft.prompt.trim(),
    width: draft.width,
    height: draft.height,
    num_outputs: draft.num_outputs,
    ...Object.fromEntries(wishes),
    ...(negative !== '' && takes('negative_prompt') && { negative_prompt: negative }),
    ...(adapters.length > 0 && takes('loras') && { loras: adapters }),
    ...(draft.mode === 'i2i' && draft.source?.kind === 'image' && { source_image_id: draft.source.id }),
    ...(draft.mode === 'i2i' && draft.source?.kind === 'upload' && { upload_id: draft.source.id }),
    is_private: draft.is_private,
    prompt_hidden: draft.prompt_hidden,
  }
}
