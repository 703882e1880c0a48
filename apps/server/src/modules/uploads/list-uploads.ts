import type { Upload, UploadKind } from '@easel/contract/entities/upload'
import type { Context } from '../../context.ts'
import { presentUpload } from './present-upload.ts'

const SHOWN = 50

/** What is still kept of a person's uploads, newest first; of one kind when it is named. */
export async function listUploads(context: Context, userId: string, kind?: UploadKind): Promise<Upload[]> {
  const rows = await context.db
    .selectFrom('uploads as u')
    .innerJoin('files as f', (join) => join.onRef('f.upload_id', '=', 'u.id').on('f.role', '=', 'original'))
    .leftJoin('files as p', (join) => join.onRef('p.upload_id', '=', 'u.id').on('p.role', '=', 'poster'))
    .select(['u.id', 'u.kind', 'f.key', 'p.key as poster_key', 'u.width', 'u.height', 'u.duration_ms', 'u.has_audio'])
    .select(['u.placeholder', 'u.expires_at'])
    .where('u.user_id', '=', userId)
    .$if(kind !== undefined, (query) => query.where('u.kind', '=', kind ?? 'image'))
    .where(({ eb, or }) => or([eb('u.expires_at', 'is', null), eb('u.expires_at', '>', context.now())]))
    .orderBy('u.created_at', 'desc')
    .orderBy('u.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => presentUpload(context, row))
}
