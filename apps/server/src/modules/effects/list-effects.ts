import type { EffectEntry } from '@easel/catalogue/effects/effect'
import { effectById, effectModelId, EFFECTS } from '@easel/catalogue/effects/effects'
import type { Video } from '@easel/contract/entities/video'
import { PAGE_SIZE } from '@easel/contract/limits'
import type { VideoAction } from '@easel/contract/routes/effects'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { listExamples } from '../gallery/list-examples.ts'
import { ownExamples } from './own-examples.ts'

/** Videos on the page of an effect. */
const EXAMPLES = 12

export interface EffectsQuery {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly category?: string | undefined
}

/** H3: a page of the effects, featured first, the rest by name, each with its examples. */
export async function listEffects(
  context: Context,
  viewer: Viewer,
  { limit = PAGE_SIZE.catalogue, offset = 0, category }: EffectsQuery,
): Promise<{ actions: VideoAction[]; total: number }> {
  const all = EFFECTS.filter((entry) => category === undefined || entry.category === category)
  const page = all.slice(offset, offset + limit)
  const examples = await ownExamples(context, viewer, page.map(effectModelId))
  return {
    actions: page.map((entry) => presentEffect(entry, examples.get(effectModelId(entry)) ?? [])),
    total: all.length,
  }
}

function presentEffect(entry: EffectEntry, examples: readonly Video[]): VideoAction {
  const { id, name, displayName, description, category, isFeatured, inputs, cost } = entry
  return {
    id,
    name,
    display_name: displayName,
    description,
    category,
    is_featured: isFeatured,
    inputs_count: inputs.length,
    cost,
    examples: [...examples],
  }
}

/** The specification's own list: categories, and in each the effects by name. */
export function availableEffects() {
  const categories: Record<string, { actions: Record<string, { display_name: string }> }> = {}
  for (const { category, name, displayName } of EFFECTS) {
    const { actions } = (categories[category] ??= { actions: {} })
    actions[name] = { display_name: displayName }
  }
  return { categories }
}

/** Videos made with an effect: its own examples, then the community's, most liked first. @throws AppError `not_found` */
export async function effectExamples(context: Context, viewer: Viewer, id: string): Promise<Video[]> {
  const entry = effectById(id)
  if (!entry) throw notFound('This effect')
  const model = effectModelId(entry)
  const own = (await ownExamples(context, viewer, [model])).get(model) ?? []
  const others = await listExamples(context, viewer, 'video', model, EXAMPLES)
  return [...own, ...others.filter((video) => !own.some((each) => each.id === video.id))].slice(0, EXAMPLES)
}
