import { sql } from 'kysely'
import type { Context, DatabaseTransaction } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { lockBalance } from '../credits/grant.ts'

/**
 * A guest signed up or in: the works, the jobs (the conversation with the workshop), the uploads, the ledger and what
 * is left of the credits go to the member, and the guest's account goes. Nothing expires any more, and nothing is left
 * behind when the member's private places are taken (docs/decisions/007).
 */
export async function adoptGuest(context: Context, guestId: string, memberId: string): Promise<void> {
  // A job of the guest that ends at this moment may take the same rows in another order.
  const adopted = await transact(context, (trx) => adopt(context, trx, guestId, memberId))
  if (adopted) context.log.info({ memberId }, 'A guest became a member')
}

async function adopt(context: Context, trx: DatabaseTransaction, guestId: string, memberId: string): Promise<boolean> {
  // Held first: nothing can be added to the guest from here on.
  const guest = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', guestId)
    .where(({ ref }) => ref('is_anonymous'))
    .forUpdate()
    .executeTakeFirst()
  if (!guest) return false
  const left = await lockBalance(trx, guestId)
  const own = await lockBalance(trx, memberId)
  await trx.updateTable('ledger_entries').set({ user_id: memberId }).where('user_id', '=', guestId).execute()
  await trx
    .updateTable('balances')
    .set({ available: own + left })
    .where('user_id', '=', memberId)
    .execute()

  await trx
    .updateTable('generations as g')
    .set({
      user_id: memberId,
      // A key that the member has used as well is given up; it was for retries of a moment ago.
      idempotency_key: sql<string | null>`case when exists (
        select from generations o where o.user_id = ${memberId} and o.idempotency_key = g.idempotency_key
      ) then null else g.idempotency_key end`,
    })
    .where('g.user_id', '=', guestId)
    .execute()
  await trx
    .updateTable('items')
    .set({ creator_id: memberId, expires_at: null })
    .where('creator_id', '=', guestId)
    .execute()
  await trx.updateTable('uploads').set({ user_id: memberId }).where('user_id', '=', guestId).execute()
  await trx.updateTable('guest_grants').set({ user_id: memberId }).where('user_id', '=', guestId).execute()
  await trx.deleteFrom('users').where('id', '=', guestId).execute()
  return true
}
