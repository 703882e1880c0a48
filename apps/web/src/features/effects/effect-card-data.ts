import { MODEL_CARD } from '@easel/contract/limits'
import type { VideoAction } from '@easel/contract/routes/effects'
import type { PictureItem } from '../../ui/picture.tsx'
import { posterOf } from '../../ui/poster.ts'

/** A film that an effect made of itself, as a tile shows it. */
export interface EffectExample {
  id: string
  poster: PictureItem
  /** Address of a silent stretch of it. */
  film: string
}

/** What the list shows of an effect: its page of ten carries no more. */
export interface EffectCardData {
  id: string
  name: string
  description: string
  isFeatured: boolean
  /** How many photos it takes. */
  photos: number
  /** Credits. */
  cost: number
  /** At most 3 (H4); empty until they are rendered. */
  examples: EffectExample[]
}

export function toEffectCard(action: VideoAction): EffectCardData {
  return {
    id: action.id,
    name: action.display_name,
    description: action.description,
    isFeatured: action.is_featured,
    photos: action.inputs_count,
    cost: action.cost,
    examples: action.examples.slice(0, MODEL_CARD.maxVideos).map((video) => ({
      id: video.id,
      poster: posterOf(video),
      film: video.preview_url ?? video.video_url,
    })),
  }
}

/** Whether every word that is looked for stands in the name or the description. */
export function isFound({ name, description }: Pick<EffectCardData, 'name' | 'description'>, text: string): boolean {
  const read = `${name} ${description}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => read.includes(word))
}
