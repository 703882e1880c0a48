import { modelById } from '@easel/catalogue/catalogue'
import { toEntry } from '@easel/catalogue/status'
import type { ModelEntry } from '@easel/contract/entities/catalogue'

/** Models of the catalogue as the API answers them, for tests: those of the hosts that are named run, the rest is not connected. */
export function entries(ids: readonly string[], connected: readonly string[] = []): ModelEntry[] {
  return ids.map((id) => {
    const model = modelById(id)
    if (!model) throw new Error(`There is no model ${id}`)
    return toEntry(model, new Set(connected), null)
  })
}

export function entry(id: string, connected: readonly string[] = []): ModelEntry {
  const [model] = entries([id], connected)
  if (!model) throw new Error(`There is no model ${id}`)
  return model
}
