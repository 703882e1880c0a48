import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentItems } from './present-items.ts'

/** The pictures with these ids, in this order, as far as the viewer may see them: one statement. */
export async function presentImages(context: Context, viewer: Viewer, ids: readonly string[]): Promise<GalleryImage[]> {
  return presentItems(context, viewer, 'image', ids)
}
