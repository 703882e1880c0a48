import type { Context, DatabaseTransaction } from '../context.ts'

const ATTEMPTS = 5
const DEADLOCK = '40P01'

/**
 * Runs a command in a transaction, again when the database broke a deadlock by ending it: commands take the account's
 * row first, then works, then tags in one order, but a job that makes several works tags them one after the other, and
 * one of two such commands may have to step back. `work` must change nothing but the database.
 */
export async function transact<Result>(
  context: Pick<Context, 'db'>,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await context.db.transaction().execute(work)
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK
      if (!isDeadlock || attempt === ATTEMPTS) throw error
    }
  }
}
