import { inCatalogueOrder } from '../order.ts'
import { cameraEffects } from './camera-effects.ts'
import { filmEffects } from './film-effects.ts'
import { lightEffects } from './light-effects.ts'
import { seasonEffects } from './season-effects.ts'
import { togetherEffects } from './together-effects.ts'
import { transformEffects } from './transform-effects.ts'
import type { EffectEntry } from './effect.ts'

/** Every video effect, featured ones first, each part by name (H3: `featured_alphabetical`). */
export const EFFECTS: readonly EffectEntry[] = [
  ...cameraEffects,
  ...lightEffects,
  ...filmEffects,
  ...seasonEffects,
  ...transformEffects,
  ...togetherEffects,
].toSorted((left, right) => inCatalogueOrder(ordered(left), ordered(right)))

function ordered(entry: EffectEntry): { id: string; name: string; featured: boolean } {
  return { id: entry.id, name: entry.displayName, featured: entry.isFeatured }
}

const byId = new Map(EFFECTS.map((entry) => [entry.id, entry]))

/** undefined: there is no such effect. */
export function effectById(id: string): EffectEntry | undefined {
  return byId.get(id)
}

/** The model name that an effect's video carries, by which it links back to the effect (V9). */
export function effectModelId(entry: Pick<EffectEntry, 'id'>): string {
  return `video-action-${entry.id}`
}
