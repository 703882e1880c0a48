import type { Context, DatabaseTransaction } from '../../context.ts'

export interface Grant {
  readonly userId: string
  /** Credits, 0 or more. */
  readonly amount: number
  readonly reason: string
  /** What it is for; the same key is granted to an account once. */
  readonly key: string
}

/** Gives credits, once for each key. Says whether they were given now; false: they had been before. */
export async function grant(context: Context, trx: DatabaseTransaction, input: Grant): Promise<boolean> {
  const available = await lockBalance(trx, input.userId)
  const entry = await trx
    .insertInto('ledger_entries')
    .values({
      user_id: input.userId,
      kind: 'grant',
      amount: input.amount,
      change: input.amount,
      balance_after: available + input.amount,
      reason: input.reason,
      grant_key: input.key,
      created_at: context.now(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'grant_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!entry) return false
  await trx
    .updateTable('balances')
    .set({ available: available + input.amount })
    .where('user_id', '=', input.userId)
    .execute()
  return true
}

/**
 * Makes the account's balance when there is none, holds its row until the transaction ends, and says what is available.
 */
export async function lockBalance(trx: DatabaseTransaction, userId: string): Promise<number> {
  await trx
    .insertInto('balances')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const balance = await trx
    .selectFrom('balances')
    .select('available')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return balance.available
}
