import type { VideoAction } from '@easel/contract/routes/effects'
import type { PictureItem } from '../../ui/picture.tsx'
import { posterOf } from '../../ui/poster.ts'

/** What the home page shows of an effect: the document carries no more of it. */
export interface EffectCardData {
  id: string
  name: string
  isFeatured: boolean
  /** How many photos it takes. */
  photos: number
  /** Credits. */
  cost: number
  /** Of its first example; null while that is not rendered yet. */
  poster: PictureItem | null
  /** The example's silent stretch. */
  film: string | null
}

export function toEffectCard(action: VideoAction): EffectCardData {
  const [example] = action.examples
  return {
    id: action.id,
    name: action.display_name,
    isFeatured: action.is_featured,
    photos: action.inputs_count,
    cost: action.cost,
    poster: example ? posterOf(example) : null,
    film: example ? (example.preview_url ?? example.video_url) : null,
  }
}
