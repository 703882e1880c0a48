import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { formatNumber } from '../../../lib/text.ts'
import { usePrice } from '../form/use-price.ts'
import type { ShownPrice } from '../form/use-price.ts'
import { toBody } from './draft.ts'
import type { VideoDraft } from './draft.ts'
import { lengthOf } from './shape.ts'

/** What the video costs: by resolution and seconds. Words, seed and files do not change it and are not sent. */
export function useVideoPrice(draft: VideoDraft, model: ModelEntry): ShownPrice & { costs: string } {
  const { resolution, duration } = lengthOf(draft, model)
  const seconds = duration ?? draft.video?.seconds
  // A price by the second of what has no length yet is that of its first second.
  const order = { num_outputs: 1, loras: 0, seconds: seconds ?? 1, resolution, kind: 'video' } as const
  const { seed: _seed, negative_prompt: _negative, ...body } = toBody(draft, model)
  const isWhole = draft.mode === 't2v' || draft.source !== null
  const price = usePrice({
    model,
    order,
    body: isWhole ? { ...body, prompt: 'price' } : null,
    fingerprint: [draft.mode, resolution, duration, draft.video?.id ?? null, draft.references.length],
  })
  const [line] = price.breakdown
  const total = `${formatNumber(price.credits)} credit${price.credits === 1 ? '' : 's'}`
  const isBySecond = model.price.unit === 'second' && line !== undefined
  return {
    ...price,
    costs: isBySecond ? `${formatNumber(line.quantity)} s × ${formatNumber(line.each)} = ${total}` : total,
  }
}
