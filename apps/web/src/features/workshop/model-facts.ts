import type { ModelEntry, ModelStatus } from '@easel/contract/entities/catalogue'
import { countOf } from '../../lib/text.ts'
import { inSeconds } from './job-steps.ts'

/** '20 credits an image, about 8 s'; what members of a paid plan pay when they ask. */
export function modelFacts(model: ModelEntry, isPaid: boolean): string {
  const cost = `${countOf(isPaid ? model.price.paid_base_cost : model.price.base_cost, 'credit')} an image`
  return model.typical_seconds === null ? cost : `${cost}, about ${inSeconds(Math.max(1, model.typical_seconds))}`
}

/** What stands in the way, in two words. */
export const STATUS_LABEL: Record<ModelStatus, string | null> = {
  ready: null,
  not_connected: 'Not connected',
  retired: 'Retired',
  degraded: 'Slow at the moment',
}
