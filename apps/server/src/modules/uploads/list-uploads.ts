import type { Upload } from '@easel/contract/entities/upload'
import type { Context } from '../../context.ts'
import { presentUpload } from './present-upload.ts'

const SHOWN = 50

/** What is still kept of a person's uploads, newest first. */
export async function listUploads(context: Context, userId: string): Promise<Upload[]> {
  const rows = await context.db
    .selectFrom('uploads as u')
    .innerJoin('files as f', 'f.upload_id', 'u.id')
    .select(['u.id', 'f.key', 'u.width', 'u.height', 'u.placeholder', 'u.expires_at'])
    .where('u.user_id', '=', userId)
    .where('f.role', '=', 'original')
    .where(({ eb, or }) => or([eb('u.expires_at', 'is', null), eb('u.expires_at', '>', context.now())]))
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => presentUpload(context, row))
}
