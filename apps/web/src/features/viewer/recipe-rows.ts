import type { GalleryImage } from '@easel/contract/entities/gallery'
import { safetyLabel } from '../../lib/image-words.ts'
import { countOf, formatNumber } from '../../lib/text.ts'

/** A line of the recipe. */
export interface RecipeRow {
  label: string
  value: string
  /** What is copied when it is copied alone. */
  copy?: string
}

/** V1: with what the work was made, in the order in which one would say it; without what is not known. */
export function recipeRows(image: GalleryImage): RecipeRow[] {
  const rows: (RecipeRow | null)[] = [
    row('Size', `${image.width} × ${image.height}, ${image.aspectRatio}`),
    row('Style', image.style),
    row('Color', image.color),
    row('Lighting', image.lighting),
    row('Composition', image.composition),
    row('Steps', image.numInferenceSteps),
    row('Guidance', image.guidanceScale),
    row('Scheduler', image.scheduler),
    row('Strength', image.strength),
    image.seed === null
      ? null
      : { label: 'Seed', value: formatNumber(image.seed).replaceAll(',', ' '), copy: String(image.seed) },
    row('Cost', costOf(image)),
    row('Safety', safetyLabel(image)),
  ]
  return rows.filter((line) => line !== null)
}

function row(label: string, value: string | number | null): RecipeRow | null {
  return value === null || value === '' ? null : { label, value: String(value) }
}

function costOf({ cost, duration_s }: GalleryImage): string | null {
  const parts = [
    cost !== null && countOf(cost, 'credit'),
    duration_s !== null && `${Math.round(duration_s * 10) / 10} s`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}

/** The whole recipe as text, for the clipboard. A hidden prompt is not in it. */
export function recipeText(image: GalleryImage): string {
  const lines = recipeRows(image)
    .filter(({ label }) => label !== 'Cost' && label !== 'Safety')
    .map(({ label, value, copy }) => `${label}: ${copy ?? value}`)
  return [
    image.prompt && `Prompt: ${image.prompt}`,
    image.negativePrompt && `Negative prompt: ${image.negativePrompt}`,
    `Model: ${image.model_label}`,
    ...lines,
  ]
    .filter(Boolean)
    .join('\n')
}
