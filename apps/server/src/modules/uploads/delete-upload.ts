import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import { removeFilesOfUploads } from '../files/removal.ts'

/** Removes an upload of the person's own; pictures made from it stay. Not while one is being made from it. */
export async function deleteUpload(context: Context, userId: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound('This upload')
    const open = await trx
      .selectFrom('generations')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', 'in', ['queued', 'running'])
      .where(sql<string>`recipe->>'upload_id'`, '=', id)
      .executeTakeFirst()
    if (open)
      throw new AppError('conflict', 'A picture is being made from this upload. Wait for it, or cancel it first.')
    await removeFilesOfUploads(context, trx, [id])
    await trx.deleteFrom('uploads').where('id', '=', id).execute()
  })
}

/** Removes uploads that nothing was made from in time. */
export async function removeExpiredUploads(context: Context): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('uploads')
      .select('id')
      .where('expires_at', '<=', context.now())
      .limit(500)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0
    await removeFilesOfUploads(context, trx, ids)
    await trx.deleteFrom('uploads').where('id', 'in', ids).execute()
    return ids.length
  })
}
