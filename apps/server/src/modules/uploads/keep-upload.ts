import { createHash } from 'node:crypto'
import { UPLOAD } from '@easel/contract/limits'
import type { Upload } from '@easel/contract/entities/upload'
import type { Context } from '../../context.ts'
import { uploadFileKey } from '../files/address.ts'
import { keepPlannedFiles, planFiles } from '../files/removal.ts'
import { presentUpload } from './present-upload.ts'

/** Checks a picture by its content, encodes it anew, and keeps it for its owner for 24 hours. The sender's bytes are dropped. */
export async function keepUpload(context: Context, userId: string, bytes: Uint8Array): Promise<Upload> {
  const picture = await context.media.inspectUpload(bytes)
  const id = context.id()
  const key = uploadFileKey(id, picture.mime)
  const sha256 = createHash('sha256').update(picture.bytes).digest('hex')
  const created_at = context.now()
  const expires_at = new Date(created_at.getTime() + UPLOAD.expiresHours * 3_600_000)
  await planFiles(context, [key])
  await context.storage.put(key, picture.bytes)
  await context.db.transaction().execute(async (trx) => {
    const { width, height, placeholder, hadCredentials: had_credentials } = picture
    await trx
      .insertInto('uploads')
      .values({
        id,
        user_id: userId,
        kind: 'image',
        width,
        height,
        placeholder,
        had_credentials,
        expires_at,
        created_at,
      })
      .execute()
    await trx
      .insertInto('files')
      .values({
        key,
        upload_id: id,
        role: 'original',
        mime: picture.mime,
        bytes: picture.bytes.length,
        sha256,
        width,
        height,
        created_at,
      })
      .execute()
    await keepPlannedFiles(trx, [key])
  })
  return presentUpload(context, {
    id,
    key,
    width: picture.width,
    height: picture.height,
    placeholder: picture.placeholder,
    expires_at,
  })
}
