import type { LedgerEntry } from '@easel/contract/entities/account'
import type { Context } from '../../context.ts'

/** Entries of the account's ledger, newest first; `before` is the id after which the page begins. */
export async function ledgerPage(
  context: Context,
  userId: string,
  limit: number,
  before: string | null,
): Promise<LedgerEntry[]> {
  let query = context.db
    .selectFrom('ledger_entries')
    .select(['id', 'kind', 'amount', 'change', 'balance_after', 'reason', 'generation_id', 'created_at'])
    .where('user_id', '=', userId)
  if (before !== null) query = query.where('id', '<', before)
  const rows = await query.orderBy('id', 'desc').limit(limit).execute()
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
