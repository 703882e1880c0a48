import type { Context, DatabaseTransaction } from '../../context.ts'
import { lockBalance } from './grant.ts'

export interface Settlement {
  readonly generationId: string
  /** Credits, 0 or more; what is captured and released together is at most what was held. */
  readonly amount: number
  readonly reason: string
}

/** Keeps held credits for what was delivered. Once for each generation: false when it had been done before. */
export async function capture(context: Context, trx: DatabaseTransaction, input: Settlement): Promise<boolean> {
  return settle(context, trx, 'capture', input)
}

/** Gives held credits back for what was not delivered. Once for each generation: false when it had been done before. */
export async function release(context: Context, trx: DatabaseTransaction, input: Settlement): Promise<boolean> {
  return settle(context, trx, 'release', input)
}

async function settle(
  context: Context,
  trx: DatabaseTransaction,
  kind: 'capture' | 'release',
  input: Settlement,
): Promise<boolean> {
  // The hold's row is the lock of the generation's money; it also knows whose it is, after a guest became a member too.
  const held = await trx
    .selectFrom('ledger_entries')
    .select(['user_id', 'amount'])
    .where('generation_id', '=', input.generationId)
    .where('kind', '=', 'hold')
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new Error(`Generation ${input.generationId} holds no credits`)
  const settled = await trx
    .selectFrom('ledger_entries')
    .select(['kind', 'amount'])
    .where('generation_id', '=', input.generationId)
    .where('kind', 'in', ['capture', 'release'])
    .execute()
  if (settled.some((entry) => entry.kind === kind)) return false
  const open = settled.reduce((left, entry) => left - entry.amount, held.amount)
  if (input.amount < 0 || input.amount > open) {
    throw new Error(`Generation ${input.generationId}: ${kind} of ${input.amount} credits, of which ${open} are open`)
  }

  const change = kind === 'release' ? input.amount : 0
  const balance = (await lockBalance(trx, held.user_id)) + change
  await trx
    .insertInto('ledger_entries')
    .values({
      user_id: held.user_id,
      kind,
      amount: input.amount,
      change,
      balance_after: balance,
      reason: input.reason,
      generation_id: input.generationId,
      created_at: context.now(),
    })
    .execute()
  if (change > 0)
    await trx.updateTable('balances').set({ available: balance }).where('user_id', '=', held.user_id).execute()
  return true
}
