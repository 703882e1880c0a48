import type { ModelEntry, ModelStatus } from '@easel/contract/entities/catalogue'
import { countOf } from '../../../lib/text.ts'
import { inSeconds } from '../jobs/job-steps.ts'

const UNIT = { second: 'a second', thousand_characters: 'for 1,000 characters' } as const
const OUTPUT = { image: 'an image', video: 'a video', audio: 'a piece' } as const

/** '20 credits an image, about 8 s', '5 credits a second'; what members of a paid plan pay when they ask. */
export function modelFacts(model: ModelEntry, isPaid: boolean): string {
  const { unit, base_cost, paid_base_cost } = model.price
  const each = unit === 'output' ? OUTPUT[model.kind] : UNIT[unit]
  const cost = `${countOf(isPaid ? paid_base_cost : base_cost, 'credit')} ${each}`
  return model.typical_seconds === null ? cost : `${cost}, about ${inSeconds(Math.max(1, model.typical_seconds))}`
}

/** What stands in the way, in two words. */
export const STATUS_LABEL: Record<ModelStatus, string | null> = {
  ready: null,
  not_connected: 'Not connected',
  retired: 'Retired',
  degraded: 'Slow at the moment',
}
