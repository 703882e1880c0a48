import type { ModelEntry, ModelStatus } from '@easel/contract/entities/catalogue'
import { countOf } from '../../../lib/text.ts'
import { inSeconds } from '../jobs/job-steps.ts'

const UNIT = { second: 'a second', thousand_characters: 'for 1,000 characters' } as const
const OUTPUT = { image: 'an image', video: 'a video', audio: 'a piece' } as const

/** '20 credits an image, about 8 s', 'from 3 credits a second'; what members of a paid plan pay when they ask. */
export function modelFacts(model: ModelEntry, isPaid: boolean): string {
  const { unit } = model.price
  // Some resolutions are cheaper than the one to begin with.
  const costs = [model.price, ...Object.values(model.price.by_resolution ?? {})].map((price) =>
    isPaid ? price.paid_base_cost : price.base_cost,
  )
  const least = Math.min(...costs)
  const from = costs.some((cost) => cost > least) ? 'from ' : ''
  const each = unit === 'output' ? OUTPUT[model.kind] : UNIT[unit]
  const cost = `${from}${countOf(least, 'credit')} ${each}`
  return model.typical_seconds === null ? cost : `${cost}, about ${inSeconds(Math.max(1, model.typical_seconds))}`
}

/** What stands in the way, in two words. */
export const STATUS_LABEL: Record<ModelStatus, string | null> = {
  ready: null,
  not_connected: 'Not connected',
  retired: 'Retired',
  degraded: 'Slow at the moment',
}
