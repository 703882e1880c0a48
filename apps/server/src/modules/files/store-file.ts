import { createHash } from 'node:crypto'
import type { Context, DatabaseTransaction } from '../../context.ts'
import type { FileRole } from '../../db/tables.ts'
import { itemFileKey } from './address.ts'

/** A file of an item before it is stored. */
export interface ItemFile {
  readonly role: FileRole
  readonly mime: string
  readonly bytes: Uint8Array
  /** Pixels; null where there is no picture. */
  readonly width: number | null
  readonly height: number | null
}

/** What the row of a stored file will say. Plain data: a job writes it down until its item exists. */
export interface StoredFile {
  readonly key: string
  readonly role: FileRole
  readonly mime: string
  readonly bytes: number
  readonly sha256: string
  readonly width: number | null
  readonly height: number | null
}

/** Stores one file of an item. Twice with the same bytes is once: key and bytes are the same. */
export async function storeFile(context: Context, itemId: string, file: ItemFile): Promise<StoredFile> {
  const { role, mime, bytes, width, height } = file
  const key = itemFileKey(itemId, file)
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
