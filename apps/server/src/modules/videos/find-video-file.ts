import { sql, type SqlBool } from 'kysely'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ServedFile } from '../files/find-file.ts'
import { THIS_ITEM } from '../gallery/item-names.ts'
import { visibleTo } from '../gallery/visible-to.ts'
import { videoTokenHolds } from './video-token.ts'

export interface VideoFile extends ServedFile {
  /** Seconds. */
  readonly length: number
}

/**
 * The original file of a video, for a viewer who may see it, or with a token for it.
 * @throws AppError `not_found`, the same for a private video, a missing one and any token that does not hold
 */
export async function findVideoFile(context: Context, viewer: Viewer, id: string, token?: string): Promise<VideoFile> {
  const now = context.now()
  const byToken = videoTokenHolds(context, id, token)
  const row = await context.db
    .selectFrom('items as i')
    .innerJoin('files as f', 'f.item_id', 'i.id')
    .select(['f.key', 'f.mime', 'f.bytes', 'f.sha256', 'i.listed', 'i.creator_id', 'i.duration_ms'])
    .where('i.id', '=', id)
    .where('i.kind', '=', 'video')
    .where('f.role', '=', 'original')
    .where(byToken ? sql<SqlBool>`(i.expires_at is null or i.expires_at > ${now})` : visibleTo(viewer, now))
    .executeTakeFirst()
  if (!row) throw notFound(THIS_ITEM.video)
  return {
    key: row.key,
    mime: row.mime,
    bytes: Number(row.bytes),
    sha256: row.sha256,
    by: row.listed ? 'everyone' : row.creator_id === viewer.id ? 'owner' : 'granted',
    length: (row.duration_ms ?? 0) / 1000,
  }
}
