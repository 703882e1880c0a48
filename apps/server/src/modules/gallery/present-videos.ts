import type { Video } from '@easel/contract/entities/video'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentItems } from './present-items.ts'

/** The videos with these ids, in this order, as far as the viewer may see them: one statement. */
export async function presentVideos(context: Context, viewer: Viewer, ids: readonly string[]): Promise<Video[]> {
  return presentItems(context, viewer, 'video', ids)
}
