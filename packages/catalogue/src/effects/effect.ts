export const EFFECT_CATEGORIES = ['camera', 'light', 'film', 'season', 'transform', 'together'] as const
export type EffectCategory = (typeof EFFECT_CATEGORIES)[number]

/** What a person reads for a category. */
export const EFFECT_CATEGORY_LABELS: Readonly<Record<EffectCategory, string>> = {
  camera: 'Camera',
  light: 'Light',
  film: 'Film',
  season: 'Seasons and weather',
  transform: 'Transform',
  together: 'Together',
}

/** One picture that an effect asks for. `role` is unique within the effect. */
export interface EffectInput {
  readonly role: string
  readonly label: string
}

export interface EffectStep {
  readonly id: 'prepare' | 'animate' | 'sound'
  readonly label: string
}

/** A video effect as lists, pages and prices see it. The recipe itself is the engine's, under the same id. */
export interface EffectEntry {
  /** '{category}-{name}'. */
  readonly id: string
  readonly category: EffectCategory
  readonly name: string
  readonly displayName: string
  /** One or two sentences. */
  readonly description: string
  /** 1–5, in the order in which they are asked for and given to the recipe. */
  readonly inputs: readonly EffectInput[]
  /** 2 or 3, in the order in which they run. */
  readonly steps: readonly EffectStep[]
  readonly isFeatured: boolean
  /** Credits for the whole effect. */
  readonly cost: number
  /** Credits of each step, in the order of `steps`; they add up to `cost`. */
  readonly stepCosts: readonly number[]
  /** Seconds, each within 3–10, rising. */
  readonly durations: readonly number[]
  readonly defaultDuration: number
  readonly ratios: readonly string[]
  /** What the effect writes into the film; null: it takes no text. The text may always be left empty. */
  readonly takesText: { readonly label: string; readonly maxLength: number } | null
  readonly hasSound: boolean
  readonly safetyNote: string | null
}

/** The words of an effect, from which `defineEffect` makes the entry. */
interface EffectDraft {
  readonly displayName: string
  readonly description: string
  /** 'Your photo' alone when absent. */
  readonly inputs?: readonly EffectInput[]
  readonly isFeatured?: true
  readonly prepare: string
  readonly animate: string
  /** Label of the sound step; absent: the film is silent. */
  readonly sound?: string
  /** Credits of the steps, in order. */
  readonly stepCosts: readonly number[]
  /** Seconds; 3, 5, 8 and 10 when absent. */
  readonly durations?: readonly number[]
  readonly defaultDuration?: number
  readonly takesText?: EffectEntry['takesText']
  readonly safetyNote?: string
}

export const ONE_PHOTO: readonly EffectInput[] = [{ role: 'photo', label: 'Your photo' }]

export const TWO_PHOTOS: readonly EffectInput[] = [
  { role: 'first', label: 'First photo' },
  { role: 'second', label: 'Second photo' },
]

/** Said where an effect is likely to be used with photos of people. */
export const PEOPLE_NOTE = 'Use photos of people only when they agree to it.'

/** Said where a film flashes, for people whom that can harm. */
export const FLASH_NOTE = 'This film flickers or flashes, which can harm people with light-sensitive epilepsy.'

export function defineEffect(category: EffectCategory, name: string, draft: EffectDraft): EffectEntry {
  const steps: EffectStep[] = [
    { id: 'prepare', label: draft.prepare },
    { id: 'animate', label: draft.animate },
  ]
  if (draft.sound !== undefined) steps.push({ id: 'sound', label: draft.sound })
  return {
    id: `${category}-${name}`,
    category,
    name,
    displayName: draft.displayName,
    description: draft.description,
    inputs: draft.inputs ?? ONE_PHOTO,
    steps,
    isFeatured: draft.isFeatured ?? false,
    cost: draft.stepCosts.reduce((sum, cost) => sum + cost, 0),
    stepCosts: draft.stepCosts,
    durations: draft.durations ?? [3, 5, 8, 10],
    defaultDuration: draft.defaultDuration ?? 5,
    ratios: ['16:9', '9:16', '1:1'],
    takesText: draft.takesText ?? null,
    hasSound: draft.sound !== undefined,
    safetyNote: draft.safetyNote ?? null,
  }
}
