import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { oneOf } from '@easel/catalogue/words'
import { durationsAt } from '@easel/catalogue/video-parameters'
import type { VideoDraft } from './draft.ts'

// Sides that differ less than this are the same shape: pixels are whole, ratios are not.
const SAME_SHAPE = 0.03

type Shaped = Pick<VideoDraft, 'mode' | 'aspect_ratio' | 'source'>

/** '16:9' → 1.78. */
export function ratioValue(ratio: string): number {
  const [wide = 16, high = 9] = ratio.split(':').map(Number)
  return wide / high
}

/** The ratio that the video will have: as chosen, else nearest to the start picture, else the model's own. Null where there is none. */
export function ratioOf(draft: Shaped, model: ModelEntry): string | null {
  const { supportedAspectRatios: ratios = [], defaultAspectRatio = null } = model.video ?? {}
  if (draft.aspect_ratio !== null) return draft.aspect_ratio
  const { source } = draft
  if (draft.mode === 'i2v' && source) return nearestRatio(ratios, source.width / source.height)
  return defaultAspectRatio ?? ratios[0] ?? null
}

/** The one of a list that is nearest to a shape; null of an empty list. */
export function nearestRatio(ratios: readonly string[], wanted: number): string | null {
  const far = (ratio: string) => Math.abs(Math.log(ratioValue(ratio) / wanted))
  return ratios.toSorted((a, b) => far(a) - far(b))[0] ?? null
}

/** Whether the start picture loses something at its edges. */
export function isCut(draft: Shaped, model: ModelEntry): boolean {
  const ratio = ratioOf(draft, model)
  if (ratio === null || draft.mode !== 'i2v' || !draft.source) return false
  return Math.abs(Math.log(ratioValue(ratio) / (draft.source.width / draft.source.height))) > SAME_SHAPE
}

/** The resolution and the seconds that the video will have; null where the model decides. */
export function lengthOf(
  draft: Pick<VideoDraft, 'resolution' | 'duration'>,
  model: ModelEntry,
): { resolution: string | null; duration: number | null } {
  const { video } = model
  if (!video) return { resolution: null, duration: null }
  const resolution = draft.resolution ?? video.defaultResolution ?? video.supportedResolutions[0] ?? null
  if (draft.duration !== null) return { resolution, duration: draft.duration }
  const initial = video.defaultDuration ?? video.supportedDurations[0] ?? null
  const allowed = durationsAt(video, resolution)
  // As the catalogue's check fills it in.
  const duration = initial === null || allowed.includes(initial) ? initial : (allowed.at(-1) ?? initial)
  return { resolution, duration }
}

/** '1080p supports 3, 4, 5 or 6 s only'; null where every length goes. */
export function lengthLimit(model: ModelEntry, resolution: string | null): string | null {
  const { video } = model
  if (!video || resolution === null) return null
  const allowed = durationsAt(video, resolution)
  const isWhole = video.supportedDurations.every((seconds) => allowed.includes(seconds))
  return isWhole ? null : `${resolution} supports ${oneOf(allowed)} s only`
}

/** The length that a resolution allows and that is nearest to a wanted one. */
export function nearestDuration(model: ModelEntry, resolution: string | null, wanted: number): number {
  const { video } = model
  const allowed = video ? durationsAt(video, resolution) : []
  return allowed.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted
}
