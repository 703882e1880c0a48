import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { hydrate } from './hydrate.ts'
import { presentImage } from './present.ts'
import { givenIds } from './source.ts'

/** The pictures with these ids, in this order, as far as the viewer may see them: one statement. */
export async function presentImages(context: Context, viewer: Viewer, ids: readonly string[]): Promise<GalleryImage[]> {
  if (ids.length === 0) return []
  const rows = await hydrate(context, viewer, givenIds(ids))
  return rows.map((row) => presentImage(context, viewer, row))
}
