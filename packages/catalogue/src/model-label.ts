import { modelById } from './catalogue.ts'
import { effectById } from './effects/effects.ts'

const EFFECT_PREFIX = 'video-action-'

/** What a person reads for the model of a work: a model's or an effect's name (V9); the id itself when it is neither any more. */
export function modelLabel(id: string): string {
  const effect = id.startsWith(EFFECT_PREFIX) ? effectById(id.slice(EFFECT_PREFIX.length)) : undefined
  return effect?.displayName ?? modelById(id)?.name ?? id
}
