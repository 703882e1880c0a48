import type { Context, DatabaseTransaction } from '../../context.ts'

/** How many keys one statement and one round of the sweep take. */
const BATCH = 200

/** Writes down that the bytes behind these keys are to go, in the transaction that removes their rows. */
export async function removeFiles(trx: DatabaseTransaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await trx
    .insertInto('file_removals')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Call before the items' rows are deleted: their file rows go with them. */
export async function removeFilesOfItems(trx: DatabaseTransaction, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  const rows = await trx.selectFrom('files').select('key').where('item_id', 'in', itemIds).execute()
  await removeFiles(trx, rows.map((row) => row.key))
}

/** Call before the uploads' rows are deleted. */
export async function removeFilesOfUploads(trx: DatabaseTransaction, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length === 0) return
  const rows = await trx.selectFrom('files').select('key').where('upload_id', 'in', uploadIds).execute()
  await removeFiles(trx, rows.map((row) => row.key))
}

/** Call before the people's rows are deleted: works and uploads of theirs go with them. */
export async function removeFilesOfUsers(trx: DatabaseTransaction, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const rows = await trx
    .selectFrom('files as f')
    .leftJoin('items as i', 'i.id', 'f.item_id')
    .leftJoin('uploads as u', 'u.id', 'f.upload_id')
    .select('f.key')
    .where(({ eb, fn }) => eb(fn.coalesce('i.creator_id', 'u.user_id'), 'in', userIds))
    .execute()
  await removeFiles(trx, rows.map((row) => row.key))
}

/** Deletes the bytes of what was removed. The row goes after its bytes, so that a crash between leaves work, not litter. */
export async function sweepRemovals(context: Context, signal: AbortSignal): Promise<number> {
  let removed = 0
  while (!signal.aborted) {
    const rows = await context.db.selectFrom('file_removals').select('key').orderBy('created_at').limit(BATCH).execute()
    if (rows.length === 0) break
    const keys = rows.map((row) => row.key)
    // A key that has its row (again) is a living file.
    const living = await context.db.selectFrom('files').select('key').where('key', 'in', keys).execute()
    const kept = new Set(living.map((row) => row.key))
    for (const key of keys) if (!kept.has(key)) await context.storage.delete(key)
    await context.db.deleteFrom('file_removals').where('key', 'in', keys).execute()
    removed += keys.length - kept.size
  }
  return removed
}
