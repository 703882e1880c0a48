import type { EffectCategory } from '@easel/catalogue/effects/effect'
import { EFFECT_CATEGORIES, EFFECT_CATEGORY_LABELS } from '@easel/catalogue/effects/effect'

/** What the address of the list asks for. */
export interface EffectQuery {
  /** Null: all of them. */
  category: EffectCategory | null
  /** '' when nothing is looked for. */
  text: string
}

const TEXT_MAX = 100

/** A category that does not exist is none. */
export function parseEffectQuery(search: URLSearchParams): EffectQuery {
  const asked = search.get('category')
  return {
    category: EFFECT_CATEGORIES.find((category) => category === asked) ?? null,
    text: (search.get('q') ?? '').trim().slice(0, TEXT_MAX),
  }
}

/** The address of a list. */
export function effectsPath({ category, text }: EffectQuery): string {
  const search = new URLSearchParams({ ...(category && { category }), ...(text && { q: text }) })
  return search.size > 0 ? `/video-actions?${search}` : '/video-actions'
}

export interface CategoryChip {
  /** Null: all of them. */
  category: EffectCategory | null
  label: string
}

export const CATEGORY_CHIPS: readonly CategoryChip[] = [
  { category: null, label: 'All' },
  ...EFFECT_CATEGORIES.map((category) => ({ category, label: EFFECT_CATEGORY_LABELS[category] })),
]
