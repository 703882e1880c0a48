import { sql } from 'kysely'
import type { CreditBalance } from '@easel/contract/entities/account'
import type { Context } from '../../context.ts'
import { ensureMonth } from './ensure-month.ts'

/** The account's credits now; the month's are granted first when they are due. */
export async function balanceOf(context: Context, userId: string): Promise<CreditBalance> {
  const known = await readBalance(context, userId)
  if (known && !isDue(known.next_grant_at, known.is_anonymous, context.now())) return present(known)
  await context.db.transaction().execute((trx) => ensureMonth(context, trx, userId))
  const granted = await readBalance(context, userId)
  if (!granted) throw new Error(`Account ${userId} has no balance`)
  return present(granted)
}

function isDue(nextGrantAt: Date | null, isGuest: boolean, now: Date): boolean {
  return nextGrantAt ? nextGrantAt <= now : !isGuest
}

type Row = NonNullable<Awaited<ReturnType<typeof readBalance>>>

function present(row: Row): CreditBalance {
  return {
    total_available: row.available,
    monthly_credits_limit: row.monthly_limit,
    monthly_credits_used: Math.max(0, Number(row.used)),
    next_grant_at: row.next_grant_at?.toISOString() ?? null,
  }
}

async function readBalance(context: Context, userId: string) {
  return context.db
    .selectFrom('balances')
    .innerJoin('users', 'users.id', 'balances.user_id')
    .select((eb) => [
      'balances.available',
      'balances.monthly_limit',
      'balances.next_grant_at',
      'users.is_anonymous',
      // What was taken in this month and not given back.
      eb
        .selectFrom('ledger_entries as entry')
        .select(sql<string>`coalesce(-sum(entry.change), 0)`.as('used'))
        .whereRef('entry.user_id', '=', 'balances.user_id')
        .where('entry.kind', 'in', ['hold', 'release'])
        .where(sql<boolean>`entry.created_at >= coalesce(balances.period_started_at, '-infinity')`)
        .as('used'),
    ])
    .where('balances.user_id', '=', userId)
    .executeTakeFirst()
}
