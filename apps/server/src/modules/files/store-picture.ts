import { createHash } from 'node:crypto'
import type { Context, DatabaseTransaction } from '../../context.ts'
import type { EncodedPicture } from '../../media/media.ts'
import { itemFileKey } from './address.ts'

/** What the row of a stored file will say. Plain data: a job writes it down until its item exists. */
export interface StoredFile {
  readonly key: string
  readonly role: 'original' | 'variant'
  readonly mime: string
  readonly bytes: number
  readonly sha256: string
  readonly width: number
  readonly height: number
}

/** Stores one file of an item. Twice with the same picture is once: key and bytes are the same. */
export async function storePicture(
  context: Context,
  itemId: string,
  role: StoredFile['role'],
  picture: EncodedPicture,
): Promise<StoredFile> {
  const { bytes, mime, width, height } = picture
  const key = itemFileKey(itemId, mime, role === 'original' ? null : Math.max(width, height))
  await context.storage.put(key, bytes)
  return {
    key,
    role,
    mime,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    width,
    height,
  }
}

/** Writes the rows of files that are stored already. */
export async function writeFileRows(
  context: Context,
  trx: DatabaseTransaction,
  itemId: string,
  files: readonly StoredFile[],
): Promise<void> {
  const created_at = context.now()
  await trx
    .insertInto('files')
    .values(files.map((file) => ({ ...file, item_id: itemId, created_at })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({ bytes: eb.ref('excluded.bytes'), sha256: eb.ref('excluded.sha256') })),
    )
    .execute()
}
