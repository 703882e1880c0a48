import { modelById } from '@easel/catalogue/catalogue'
import { checkImageRequest } from '@easel/catalogue/check-image-request'
import type { ImageRecipe } from '@easel/contract/entities/recipes'
import type { Context } from '../../context.ts'
import type { Hosts } from '../../hosts/host.ts'
import type { JobHandler } from '../../queue/queue.ts'
import { ensureHouseAccount } from '../accounts/house.ts'
import { hold } from '../credits/hold.ts'
import { RunStopped } from '../generations/lease.ts'
import { createRunner } from '../generations/run-generation.ts'
import { demoPictures, type DemoPicture } from './demo-pictures.ts'
import { demoKey, nextDemoIndex } from './demo-progress.ts'
import { enqueueDemo } from './begin-demo.ts'

const MODEL = 'easel-painter'
/** After a maker's job was seen: how long the demo stays out of the way before it looks again. */
const PAUSE_MS = 5000
/** The gallery looks as if it had grown: one picture every few hours, the first one the newest. */
const SPREAD_MS = 5 * 3_600_000
/** Longer than any pause: a demo picture has no deadline of its own to miss while makers keep the painter busy. */
const DEADLINE_MS = 30 * 86_400_000

function recipeOf(picture: DemoPicture): ImageRecipe {
  const model = modelById(MODEL)
  if (!model) throw new Error(`There is no model ${MODEL}`)
  const check = checkImageRequest(model, { model: MODEL, mode: 't2i', num_outputs: 1, ...picture })
  if (!check.ok)
    throw new Error(`Demo picture '${picture.prompt}': ${check.problems.map((problem) => problem.message).join('; ')}`)
  const { loras: _adapters, ...request } = check.request
  return { ...request, seed: picture.seed }
}

/** The order of one demo picture, made once; it costs nothing, and its ledger says so. */
async function demoOrder(context: Context, index: number, picture: DemoPicture): Promise<string> {
  const user_id = await ensureHouseAccount(context)
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const id = context.id()
    const inserted = await trx
      .insertInto('generations')
      .values({
        id,
        user_id,
        kind: 'image',
        model: MODEL,
        provider: 'built-in',
        mode: 't2i',
        num_outputs: 1,
        cost: 0,
        is_demo: true,
        idempotency_key: demoKey(index),
        request_hash: demoKey(index),
        recipe: JSON.stringify(recipeOf(picture)),
        deadline_at: new Date(now.getTime() + DEADLINE_MS),
        created_at: new Date(now.getTime() - (index + 1) * SPREAD_MS),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) {
      await hold(context, trx, {
        userId: user_id,
        generationId: id,
        amount: 0,
        reason: 'A picture of the demo gallery',
      })
      return id
    }
    const known = await trx
      .selectFrom('generations')
      .select('id')
      .where('user_id', '=', user_id)
      .where('idempotency_key', '=', demoKey(index))
      .executeTakeFirstOrThrow()
    return known.id
  })
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
 * once: the painter is theirs, and the interrupted picture is begun anew later.
 */
export function paintDemo(context: Context, hosts: Hosts): JobHandler<'demo.paint'> {
  const runner = createRunner(context, hosts)
  return async ({ payload, signal }) => {
    const index = await nextDemoIndex(context, payload.index)
    const picture = index === null ? undefined : demoPictures[index]
    if (index === null || !picture) return
    const id = await demoOrder(context, index, picture)
    const yielding = new AbortController()
    const unsubscribe = context.signals.subscribe('generation', (message) => {
      if (message.id !== id) yielding.abort()
    })
    try {
      if (await makersWait(context)) yielding.abort()
      if (!yielding.signal.aborted) await runner.run(id, AbortSignal.any([signal, yielding.signal]))
    } catch (error) {
      // A maker came, or the process stops: the picture is begun anew later.
      if (!(error instanceof RunStopped)) throw error
    } finally {
      unsubscribe()
    }
    if (signal.aborted || context.stopping.aborted) return
    if (yielding.signal.aborted) return enqueueDemo(context, index, new Date(context.now().getTime() + PAUSE_MS))
    const next = await nextDemoIndex(context, index + 1)
    if (next !== null) await enqueueDemo(context, next)
  }
}
