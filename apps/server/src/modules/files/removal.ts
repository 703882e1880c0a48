import type { Context, DatabaseTransaction } from '../../context.ts'

/** How many keys one statement and one round of the sweep take. */
const BATCH = 200

/** Longer than any command takes between storing bytes and writing their row. */
const PLAN_MS = 3_600_000

type Clock = Pick<Context, 'now'>

/** Writes down that the bytes behind these keys are to go, in the transaction that removes their rows. */
export async function removeFiles(context: Clock, trx: DatabaseTransaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const created_at = context.now()
  await trx
    .insertInto('file_removals')
    .values(keys.map((key) => ({ key, created_at })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ created_at }))
    .execute()
}

/** Call before the items' rows are deleted: their file rows go with them. */
export async function removeFilesOfItems(
  context: Clock,
  trx: DatabaseTransaction,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return
  const rows = await trx.selectFrom('files').select('key').where('item_id', 'in', itemIds).execute()
  await removeFiles(
    context,
    trx,
    rows.map((row) => row.key),
  )
}

/** Call before the uploads' rows are deleted. */
export async function removeFilesOfUploads(
  context: Clock,
  trx: DatabaseTransaction,
  uploadIds: readonly string[],
): Promise<void> {
  if (uploadIds.length === 0) return
  const rows = await trx.selectFrom('files').select('key').where('upload_id', 'in', uploadIds).execute()
  await removeFiles(
    context,
    trx,
    rows.map((row) => row.key),
  )
}

/** Call before the people's rows are deleted: works and uploads of theirs go with them. */
export async function removeFilesOfUsers(
  context: Clock,
  trx: DatabaseTransaction,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  const rows = await trx
    .selectFrom('files as f')
    .leftJoin('items as i', 'i.id', 'f.item_id')
    .leftJoin('uploads as u', 'u.id', 'f.upload_id')
    .select('f.key')
    .where(({ eb, fn }) => eb(fn.coalesce('i.creator_id', 'u.user_id'), 'in', userIds))
    .execute()
  await removeFiles(
    context,
    trx,
    rows.map((row) => row.key),
  )
}

/**
 * Before bytes are stored whose row comes after them: when the row never comes (a crash), the sweep removes them an
 * hour later. `keepPlannedFiles` takes it back, in the transaction that writes the row.
 */
export async function planFiles(context: Context, keys: readonly string[]): Promise<void> {
  const due = new Date(context.now().getTime() + PLAN_MS)
  await context.db
    .insertInto('file_removals')
    .values(keys.map((key) => ({ key, created_at: due })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ created_at: due }))
    .execute()
}

export async function keepPlannedFiles(trx: DatabaseTransaction, keys: readonly string[]): Promise<void> {
  await trx.deleteFrom('file_removals').where('key', 'in', keys).execute()
}

/** Deletes the bytes of what was removed. The row goes after its bytes, so that a crash between leaves work, not litter. */
export async function sweepRemovals(context: Context, signal: AbortSignal): Promise<number> {
  let removed = 0
  while (!signal.aborted) {
    const rows = await context.db
      .selectFrom('file_removals')
      .select('key')
      .where('created_at', '<=', context.now())
      .orderBy('created_at')
      .limit(BATCH)
      .execute()
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
