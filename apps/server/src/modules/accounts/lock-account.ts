import type { DatabaseTransaction } from '../../context.ts'

/** Holds the account's row until the transaction ends. Commands that take works as well take the account first. */
export async function lockAccount(trx: DatabaseTransaction, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}
