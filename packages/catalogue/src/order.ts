import type { AnyModel } from './model.ts'

/** Section 9 of the specification: the featured models, in the order in which they stand. */
export const FEATURED_IMAGE_MODELS = [
  'seedream-4',
  'nano-banana',
  'hunyuan-image-3',
  'imagineart-1.0',
  'qwen-image',
] as const
export const FEATURED_VIDEO_MODELS = [
  'hailuo-02',
  'sora-2',
  'kling-v2.5-turbo-pro',
  'veo-3.1',
  'wan-2.2-i2v-fast',
] as const

const rank = new Map<string, number>(
  [...FEATURED_IMAGE_MODELS, ...FEATURED_VIDEO_MODELS].map((id, index) => [id, index]),
)

// Numbers within names count as numbers, so that "Kling 1.6" stands before "Kling 2.0" on every machine.
const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * H6: featured models first, in the listed order, the rest by name; for `sort`. A retired model keeps its place
 * (decisions.md 2).
 */
export function inCatalogueOrder(
  left: Pick<AnyModel, 'id' | 'name' | 'featured'>,
  right: Pick<AnyModel, 'id' | 'name' | 'featured'>,
): number {
  return place(left) - place(right) || names.compare(left.name, right.name) || names.compare(left.id, right.id)
}

function place(model: Pick<AnyModel, 'id' | 'featured'>): number {
  if (!model.featured) return rank.size + 1
  return rank.get(model.id) ?? rank.size
}
