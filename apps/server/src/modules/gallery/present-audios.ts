import type { Audio } from '@easel/contract/entities/audio'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentItems } from './present-items.ts'

/** The spoken texts and pieces of music with these ids, in this order, as far as the viewer may see them: one statement. */
export async function presentAudios(context: Context, viewer: Viewer, ids: readonly string[]): Promise<Audio[]> {
  return presentItems(context, viewer, 'audio', ids)
}
