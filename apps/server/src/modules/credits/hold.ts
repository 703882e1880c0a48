import type { Context, DatabaseTransaction } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { ensureMonth } from './ensure-month.ts'

export interface Hold {
  readonly userId: string
  readonly generationId: string
  /** Credits, 0 or more. */
  readonly amount: number
  readonly reason: string
}

/**
 * Takes the price of a generation from the balance, if there is enough: the condition and the debit are one statement,
 * so that any number of submissions at once take exactly what is there. Gives back what is left.
 * @throws AppError `not_enough_credits` with what was needed and what is at hand
 */
export async function hold(context: Context, trx: DatabaseTransaction, input: Hold): Promise<number> {
  await ensureMonth(context, trx, input.userId)
  const entry = await trx
    .with('debit', (db) =>
      db
        .updateTable('balances')
        .set((eb) => ({ available: eb('available', '-', input.amount) }))
        .where('user_id', '=', input.userId)
        .where('available', '>=', input.amount)
        .returning(['user_id', 'available']),
    )
    .insertInto('ledger_entries')
    .columns(['user_id', 'kind', 'amount', 'change', 'balance_after', 'reason', 'generation_id', 'created_at'])
    .expression((db) =>
      db
        .selectFrom('debit')
        .select(({ val, cast }) => [
          'debit.user_id',
          val('hold').as('kind'),
          cast<number>(val(input.amount), 'integer').as('amount'),
          cast<number>(val(-input.amount), 'integer').as('change'),
          'debit.available as balance_after',
          val(input.reason).as('reason'),
          val(input.generationId).as('generation_id'),
          cast<Date>(val(context.now()), 'timestamptz').as('created_at'),
        ]),
    )
    .returning('balance_after')
    .executeTakeFirst()
  if (entry) return entry.balance_after

  const balance = await trx
    .selectFrom('balances')
    .select('available')
    .where('user_id', '=', input.userId)
    .executeTakeFirst()
  const available = balance?.available ?? 0
  throw new AppError('not_enough_credits', `This costs ${input.amount} credits and you have ${available}.`, {
    extra: { credits: { needed: input.amount, available } },
  })
}
