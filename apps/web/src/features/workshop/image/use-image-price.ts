import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { usePrice } from '../form/use-price.ts'
import type { ShownPrice } from '../form/use-price.ts'
import { toBody } from './draft.ts'
import type { Draft } from './draft.ts'

/** What the pictures cost. Words and seed do not change it and are not sent. */
export function useImagePrice(draft: Draft, model: ModelEntry): ShownPrice {
  const { seed: _seed, negative_prompt: _negative, ...body } = toBody(draft, model)
  const loras = body.loras?.length ?? 0
  return usePrice({
    model,
    order: { num_outputs: draft.num_outputs, loras, kind: 'image' },
    body: draft.mode === 't2i' || draft.source !== null ? { ...body, prompt: 'price' } : null,
    fingerprint: [draft.mode, draft.num_outputs, loras],
  })
}
