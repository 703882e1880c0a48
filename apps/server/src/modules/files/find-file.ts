import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { grantHolds } from './address.ts'

export interface ServedFile {
  readonly key: string
  readonly mime: string
  readonly bytes: number
  readonly sha256: string
  /** everyone: anybody may have it and keep it; granted: with a grant; owner: by the owner's session alone. */
  readonly by: 'everyone' | 'granted' | 'owner'
}

/** What every key of ours looks like; anything else is not even looked up. */
const KEY = /^[a-z0-9/._-]{1,200}$/

/**
 * The file behind a key, when this viewer may have it; null for a private one and a missing one alike. Read from the
 * database each time: what was made private a moment ago is private now, in every process.
 */
export async function findFile(
  context: Context,
  viewer: Viewer,
  key: string,
  grant: string | undefined,
): Promise<ServedFile | null> {
  if (!KEY.test(key)) return null
  const row = await context.db
    .selectFrom('files as f')
    .leftJoin('items as i', 'i.id', 'f.item_id')
    .leftJoin('uploads as u', 'u.id', 'f.upload_id')
    .select(['f.mime', 'f.bytes', 'f.sha256', 'i.listed', 'i.creator_id', 'u.user_id'])
    .where('f.key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  const file = { key, mime: row.mime, bytes: Number(row.bytes), sha256: row.sha256 }
  if (row.listed) return { ...file, by: 'everyone' }
  if (grantHolds(context, key, grant)) return { ...file, by: 'granted' }
  const owner = row.creator_id ?? row.user_id
  return viewer.id !== null && viewer.id === owner ? { ...file, by: 'owner' } : null
}
