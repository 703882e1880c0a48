import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { PROMPT_MAX, SEED_MAX } from '@easel/contract/limits'
import { asNumber, asRecord, asSourcePicture, asStored, asText } from '../form/stored-values.ts'
import { emptyDraft } from './draft.ts'
import type { Adapter, Draft, WorkshopMode } from './draft.ts'
import { fitDraft } from './draft-fit.ts'

/**
 * A stored draft, or null when the text is none. Storage is written by older versions and by people too: every field is looked at,
 * and what the model does not take any more falls back to its default.
 */
export function parseDraft(text: string | null, model: ModelEntry, mode: WorkshopMode): Draft | null {
  const stored = asStored(text)
  if (!stored) return null
  const empty = emptyDraft(model, mode)
  const draft: Draft = {
    ...empty,
    prompt: asText(stored['prompt']).slice(0, PROMPT_MAX),
    negative_prompt: asText(stored['negative_prompt']).slice(0, PROMPT_MAX),
    width: asNumber(stored['width'], 1, 8192) ?? empty.width,
    height: asNumber(stored['height'], 1, 8192) ?? empty.height,
    style: asText(stored['style']) || null,
    color: asText(stored['color']) || null,
    lighting: asText(stored['lighting']) || null,
    composition: asText(stored['composition']) || null,
    num_outputs: Math.round(asNumber(stored['num_outputs'], 1, 16) ?? 1),
    steps: asNumber(stored['steps'], 1, 1000),
    guidance_scale: asNumber(stored['guidance_scale'], 0, 100),
    scheduler: asText(stored['scheduler']) || null,
    strength: asNumber(stored['strength'], 0, 1),
    seed: asNumber(stored['seed'], 0, SEED_MAX),
    loras: Array.isArray(stored['loras']) ? stored['loras'].flatMap(asAdapter) : [],
    source: asSourcePicture(stored['source']),
    is_private: stored['is_private'] === true,
    prompt_hidden: stored['prompt_hidden'] === true,
  }
  return fitDraft(draft, model, mode).draft
}

function asAdapter(value: unknown): Adapter[] {
  const stored = asRecord(value)
  const source = stored?.['source']
  const scale = asNumber(stored?.['scale'], 0, 100)
  if (!stored || scale === null || (source !== 'community' && source !== 'hub' && source !== 'url')) return []
  return [{ source, ref: asText(stored['ref']), scale }]
}
