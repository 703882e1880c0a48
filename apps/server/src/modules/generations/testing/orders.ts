import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import type { TestServer } from '../../../testing/server.ts'

/** A small order that the painter takes. */
export const ORDER: ImageGenerateBody = {
  model: 'easel-painter',
  mode: 't2i',
  prompt: 'a lake at sunset',
  width: 512,
  height: 512,
}

export interface Money {
  readonly available: number
  /** Ledger entries as 'kind amount', oldest first, without grants. */
  readonly entries: readonly string[]
  /** What the ledger sums up to. */
  readonly sum: number
}

export async function moneyOf({ context }: TestServer, userId: string): Promise<Money> {
  const entries = await context.db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const balance = await context.db
    .selectFrom('balances')
    .select('available')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    available: balance?.available ?? 0,
    entries: entries.filter((entry) => entry.kind !== 'grant').map((entry) => `${entry.kind} ${entry.amount}`),
    sum: entries.reduce((sum, entry) => sum + entry.change, 0),
  }
}
