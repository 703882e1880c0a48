import { sql } from 'kysely'
import type { Context, DatabaseTransaction } from '../../context.ts'
import type { JobHandler } from '../../queue/queue.ts'
import { removeExpiredUploads } from '../uploads/delete-upload.ts'
import { removeFilesOfItems, removeFilesOfUsers, sweepRemovals } from './removal.ts'

const BATCH = 100

/** P1: a guest who did not sign up in time goes, with works and uploads. */
async function removeExpiredGuests(context: Context): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const guests = await trx
      .selectFrom('users')
      .select('id')
      .where('is_anonymous', '=', true)
      .where('expires_at', '<=', context.now())
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    return removeRows(context, trx, 'users', guests)
  })
}

/** Works that carry an end of their own. They are a guest's, so never listed, liked or counted under a tag. */
async function removeExpiredItems(context: Context): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const items = await trx
      .selectFrom('items')
      .select('id')
      .where('expires_at', '<=', context.now())
      .where(sql<boolean>`not listed`)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    return removeRows(context, trx, 'items', items)
  })
}

const FILES_OF = { users: removeFilesOfUsers, items: removeFilesOfItems } as const

/** Removes rows that are held, with their files; says how many. */
async function removeRows(
  context: Context,
  trx: DatabaseTransaction,
  table: keyof typeof FILES_OF,
  rows: readonly { readonly id: string }[],
): Promise<number> {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return 0
  await FILES_OF[table](context, trx, ids)
  await trx.deleteFrom(table).where('id', 'in', ids).execute()
  return ids.length
}

/** Job media.sweep. Running twice is harmless: each round takes what is still there. */
export function mediaSweep(context: Context): JobHandler<'media.sweep'> {
  return async ({ signal }) => {
    for (const remove of [removeExpiredUploads, removeExpiredGuests, removeExpiredItems]) {
      while (!signal.aborted && (await remove(context)) > 0);
    }
    const removed = await sweepRemovals(context, signal)
    if (removed > 0) context.log.info({ removed }, 'removed files')
  }
}
