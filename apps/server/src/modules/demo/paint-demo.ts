import { BUILT_IN } from '@easel/catalogue/hosts'
import type { GenerationRecipe } from '@easel/contract/entities/recipes'
import type { Context, DatabaseTransaction } from '../../context.ts'
import type { Hosts } from '../../hosts/host.ts'
import type { JobHandler } from '../../queue/queue.ts'
import { ensureHouseAccount } from '../accounts/house.ts'
import { hold } from '../credits/hold.ts'
import { RunStopped } from '../generations/lease.ts'
import { createRunner } from '../generations/run-generation.ts'
import { enqueueDemo } from './begin-demo.ts'
import { nextDemoIndex } from './demo-progress.ts'
import { demoRecipe } from './demo-recipe.ts'
import { type DemoWork, demoWorks, pictureKey } from './demo-works.ts'

/** After a maker's job was seen: how long the demo stays out of the way before it looks again. */
const PAUSE_MS = 5000
/** The gallery looks as if it had grown: one work every few hours, the first one the newest. */
const SPREAD_MS = 5 * 3_600_000
/** Longer than any pause: a demo work has no deadline of its own to miss while makers keep the machine busy. */
const DEADLINE_MS = 30 * 86_400_000

/** The item that each demo picture became, by the key of its order. */
async function demoPictureIds(context: Context, userId: string): Promise<(number: number) => string | null> {
  const rows = await context.db
    .selectFrom('items as i')
    .innerJoin('generations as g', 'g.id', 'i.generation_id')
    .select(['i.id', 'g.idempotency_key'])
    .where('i.creator_id', '=', userId)
    .where('i.kind', '=', 'image')
    .where('g.is_demo', '=', true)
    .execute()
  const byKey = new Map(rows.map((row) => [row.idempotency_key, row.id]))
  return (number) => byKey.get(pictureKey(number)) ?? null
}

/** The order of one demo work, made once; it costs nothing, and its ledger says so. Null: what it begins with is not there. */
async function demoOrder(context: Context, index: number, work: DemoWork): Promise<string | null> {
  const userId = await ensureHouseAccount(context)
  const recipe = demoRecipe(work, await demoPictureIds(context, userId))
  if (!recipe) return null
  return context.db.transaction().execute((trx) => placeDemo(context, trx, { userId, index, key: work.key, recipe }))
}

interface DemoOrder {
  readonly userId: string
  readonly index: number
  readonly key: string
  readonly recipe: GenerationRecipe
}

async function placeDemo(
  context: Context,
  trx: DatabaseTransaction,
  { userId, index, key, recipe }: DemoOrder,
): Promise<string> {
  const now = context.now()
  const id = context.id()
  const inserted = await trx
    .insertInto('generations')
    .values({
      id,
      user_id: userId,
      kind: recipe.mode === 't2i' ? 'image' : 'video',
      model: recipe.model,
      provider: BUILT_IN,
      mode: recipe.mode,
      num_outputs: 1,
      cost: 0,
      is_demo: true,
      idempotency_key: key,
      request_hash: key,
      recipe: JSON.stringify(recipe),
      deadline_at: new Date(now.getTime() + DEADLINE_MS),
      created_at: new Date(now.getTime() - (index + 1) * SPREAD_MS),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) {
    await hold(context, trx, { userId, generationId: id, amount: 0, reason: 'A work of the demo gallery' })
    return id
  }
  const known = await trx
    .selectFrom('generations')
    .select('id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
  return known.id
}

async function makersWait(context: Context): Promise<boolean> {
  const open = await context.db
    .selectFrom('generations')
    .select('id')
    .where('status', 'in', ['queued', 'running'])
    .where('is_demo', '=', false)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/**
 * Job demo.paint. Running twice is harmless: an order is made once and ends once. A maker's order stops the demo at
 * once: the machine is theirs, and the interrupted work is begun anew later.
 */
export function paintDemo(context: Context, hosts: Hosts): JobHandler<'demo.paint'> {
  const runner = createRunner(context, hosts)
  return async ({ payload, signal }) => {
    const index = await nextDemoIndex(context, payload.index)
    const work = index === null ? undefined : demoWorks[index]
    if (index === null || !work) return
    const id = await demoOrder(context, index, work)
    // A picture of it was deleted: the others are still made.
    if (id === null) return continueAfter(context, index)
    const yielding = new AbortController()
    // News of a job that has just ended are no reason to stop: only one that is open.
    const yieldToMakers = async (): Promise<void> => {
      if (await makersWait(context)) yielding.abort()
    }
    const unsubscribe = context.signals.subscribe('generation', (message) => {
      if (message.id !== id) yieldToMakers().catch((error: unknown) => context.log.warn({ err: error }, 'demo'))
    })
    try {
      await yieldToMakers()
      if (!yielding.signal.aborted) await runner.run(id, AbortSignal.any([signal, yielding.signal]))
    } catch (error) {
      // A maker came, or the process stops: the work is begun anew later.
      if (!(error instanceof RunStopped)) throw error
    } finally {
      unsubscribe()
    }
    if (signal.aborted || context.stopping.aborted) return
    if (yielding.signal.aborted) return enqueueDemo(context, index, new Date(context.now().getTime() + PAUSE_MS))
    await continueAfter(context, index)
  }
}

async function continueAfter(context: Context, index: number): Promise<void> {
  const next = await nextDemoIndex(context, index + 1)
  if (next !== null) await enqueueDemo(context, next)
}
