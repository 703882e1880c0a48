import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import type { TestServer } from '../../../testing/server.ts'
import { checkFiles } from '../../files/check-files.ts'

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

/** What must hold after whatever happened: money adds up, no open job, every file has its row and every row its file. */
export async function faultsOf(server: TestServer): Promise<string[]> {
  const { context } = server
  const faults: string[] = []
  const balances = await context.db
    .selectFrom('balances as b')
    .leftJoin('ledger_entries as e', 'e.user_id', 'b.user_id')
    .select(({ fn }) => ['b.user_id', 'b.available', fn.coalesce(fn.sum<string>('e.change'), 'b.available').as('sum')])
    .groupBy(['b.user_id', 'b.available'])
    .execute()
  for (const row of balances)
    if (Number(row.sum) !== row.available) faults.push(`balance ${row.available}, ledger ${row.sum}`)
  const jobs = await context.db
    .selectFrom('generations as g')
    .leftJoin('ledger_entries as e', 'e.generation_id', 'g.id')
    .select(({ fn }) => [
      'g.id',
      'g.status',
      'g.cost',
      'g.refunded',
      fn.agg<string[]>('array_agg', ['e.kind']).as('kinds'),
    ])
    .groupBy(['g.id', 'g.status', 'g.cost', 'g.refunded'])
    .execute()
  for (const { id, status, kinds } of jobs) {
    const ended = status !== 'queued' && status !== 'running'
    const count = (kind: string): number => kinds.filter((other) => other === kind).length
    if (count('hold') !== 1) faults.push(`${id}: ${count('hold')} holds`)
    if (ended && count('capture') + count('release') === 0) faults.push(`${id}: ${status} and not settled`)
  }
  const files = await checkFiles(context)
  for (const key of files.missing) faults.push(`missing ${key}`)
  for (const key of files.orphaned) faults.push(`orphaned ${key}`)
  for (const key of files.damaged) faults.push(`damaged ${key}`)
  return faults
}
