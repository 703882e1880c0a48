import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import { safetyLabel } from '../../lib/image-words.ts'
import { countOf, formatNumber } from '../../lib/text.ts'

/** A line of the recipe. */
export interface RecipeRow {
  label: string
  value: string
  /** What is copied when it is copied alone. */
  copy?: string
}

/** What made a work, and the page where that is described. */
export interface Maker {
  /** 'Model', 'Effect'. */
  title: string
  label: string
  path: string
}

/** The words of a work, as far as its creator shows them. */
export type Described = Pick<GalleryImage, 'prompt' | 'negativePrompt'>

/** V1: with what an image was made, in the order in which one would say it; without what is not known. */
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
    seedRow(image.seed),
    costRow(image),
    row('Safety', safetyLabel(image)),
  ]
  return rows.filter((line) => line !== null)
}

/** V9: with what a video was made. */
export function videoRows(video: Video): RecipeRow[] {
  const rows: (RecipeRow | null)[] = [
    row('Length', `${Math.round(video.length * 10) / 10} s`),
    row('Size', `${video.width} × ${video.height}, ${video.aspectRatio}`),
    row('Resolution', video.resolution),
    row('Sound', video.has_audio ? 'Yes' : 'None'),
    row('Camera', video.camera),
    seedRow(video.seed),
    row('Version', video.version > 1 ? video.version : null),
    costRow(video),
    row('Safety', safetyLabel(video)),
  ]
  return rows.filter((line) => line !== null)
}

function seedRow(seed: number | null): RecipeRow | null {
  return seed === null ? null : { label: 'Seed', value: formatNumber(seed).replaceAll(',', ' '), copy: String(seed) }
}

function row(label: string, value: string | number | null): RecipeRow | null {
  return value === null || value === '' ? null : { label, value: String(value) }
}

/** Credits are its creator's to know; the time is everyone's. */
function costRow({ cost, duration_s }: Pick<GalleryImage, 'cost' | 'duration_s'>): RecipeRow | null {
  const time = duration_s === null ? null : `${Math.round(duration_s * 10) / 10} s`
  if (cost === null) return row('Made in', time)
  return row('Cost', time === null ? countOf(cost, 'credit') : `${countOf(cost, 'credit')}, ${time}`)
}

/** The whole recipe as text, for the clipboard. A hidden prompt is not in it. */
export function recipeText(work: Described, maker: Maker, rows: readonly RecipeRow[]): string {
  const lines = rows
    .filter(({ label }) => label !== 'Cost' && label !== 'Made in' && label !== 'Safety')
    .map(({ label, value, copy }) => `${label}: ${copy ?? value}`)
  return [
    work.prompt && `Prompt: ${work.prompt}`,
    work.negativePrompt && `Negative prompt: ${work.negativePrompt}`,
    `${maker.title}: ${maker.label}`,
    ...lines,
  ]
    .filter(Boolean)
    .join('\n')
}
