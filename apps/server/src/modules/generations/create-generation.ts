import type { Accepted, GenerationRecipe } from '@easel/contract/entities/generation'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import type { Context, DatabaseTransaction } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import { type Person, requireGenerator } from '../accounts/require-session.ts'
import { hold } from '../credits/hold.ts'
import { planOf } from '../plans/plans.ts'
import { requirePrivateRoom } from '../plans/private-quota.ts'
import { checkedRequest, hashOf, priceFor } from './check-request.ts'
import { knownModel, requireModelFor, requireRunning } from './require-model.ts'
import { takeSource } from './resolve-source.ts'

/** How long a job may wait for its turn. Once it runs, its own deadline counts (run-generation.ts). */
const QUEUE_MS = 2 * 3_600_000

interface OpenJobs {
  readonly count: number
  /** Private pictures that they will make. */
  readonly privateOutputs: number
}

async function openJobsOf(trx: DatabaseTransaction, userId: string): Promise<OpenJobs> {
  const rows = await trx
    .selectFrom('generations')
    .select(['num_outputs', 'recipe'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .execute()
  const hidden = rows.filter((row) => row.recipe.is_private)
  return { count: rows.length, privateOutputs: hidden.reduce((sum, row) => sum + row.num_outputs, 0) }
}

/** What the first submission with this key was answered; null: it is the first. */
async function answeredBefore(
  trx: DatabaseTransaction,
  userId: string,
  key: string,
  hash: string,
): Promise<Accepted | null> {
  const row = await trx
    .selectFrom('generations as g')
    .innerJoin('ledger_entries as e', (join) => join.onRef('e.generation_id', '=', 'g.id').on('e.kind', '=', 'hold'))
    .select(['g.id', 'g.cost', 'g.request_hash', 'e.balance_after'])
    .where('g.user_id', '=', userId)
    .where('g.idempotency_key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  if (row.request_hash !== hash) {
    throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another request. Use a new one.')
  }
  return { generation_id: row.id, status: 'queued', cost: row.cost, credits_remaining: row.balance_after }
}

/**
 * Accepts an order for pictures: everything is checked, then key, hold, row and job stand or fall together.
 * @param key of `Idempotency-Key`: the same order with the same key is one order, however often it is sent
 */
export async function createGeneration(
  context: Context,
  viewer: Viewer,
  body: ImageGenerateBody,
  key: string | undefined,
): Promise<Accepted> {
  const person = requireGenerator(viewer)
  const model = knownModel(body.model)
  requireModelFor(person, model)
  const provider = requireRunning(context, model)
  const checked = checkedRequest(model, body)
  const price = priceFor(person, model, checked)
  const { loras: _adapters, ...request } = checked
  // decisions.md 3: a guest's works are the guest's alone.
  const recipe: GenerationRecipe = {
    ...request,
    seed: request.seed ?? context.seed(),
    is_private: request.is_private || person.isGuest,
  }
  const hash = hashOf(body)
  const order = { person, provider, recipe, cost: price.credits, hash, key: key ?? null }
  const accepted = await context.db.transaction().execute((trx) => place(context, trx, order))
  await context.signals.publish('generation', { id: accepted.generation_id, user_id: person.id })
  return accepted
}

interface Order {
  readonly person: Person
  readonly provider: string
  readonly recipe: GenerationRecipe
  readonly cost: number
  readonly hash: string
  readonly key: string | null
}

async function place(context: Context, trx: DatabaseTransaction, order: Order): Promise<Accepted> {
  const { person, recipe, cost } = order
  // One order of a person at a time: keys, queue and private places are counted without a race.
  await lockAccount(trx, person.id)
  const before = order.key === null ? null : await answeredBefore(trx, person.id, order.key, order.hash)
  if (before) return before

  const plan = planOf(person.planId)
  const open = await openJobsOf(trx, person.id)
  if (open.count >= plan.queueLimit) {
    throw new AppError(
      'queue_full',
      `You have ${open.count} jobs under way, and your ${plan.name} plan allows ${plan.queueLimit}. Wait for one to end.`,
    )
  }
  if (recipe.is_private) await requirePrivateRoom(trx, person.id, recipe.num_outputs + open.privateOutputs)
  const now = context.now()
  await takeSource(trx, person, recipe, now)

  const id = context.id()
  // Fair to the others: the more of a person's jobs wait, the later the next one comes.
  const priority = plan.priority - open.count
  await trx
    .insertInto('generations')
    .values({
      id,
      user_id: person.id,
      kind: 'image',
      model: recipe.model,
      provider: order.provider,
      mode: recipe.mode,
      num_outputs: recipe.num_outputs,
      cost,
      priority,
      idempotency_key: order.key,
      request_hash: order.hash,
      recipe: JSON.stringify(recipe),
      deadline_at: new Date(now.getTime() + QUEUE_MS),
      created_at: now,
    })
    .execute()
  const reason = `${recipe.num_outputs === 1 ? '1 picture' : `${recipe.num_outputs} pictures`} with ${knownModel(recipe.model).name}`
  const credits_remaining = await hold(context, trx, { userId: person.id, generationId: id, amount: cost, reason })
  await context.queue.enqueue('generation.run', { generation_id: id }, { priority }, trx)
  return { generation_id: id, status: 'queued', cost, credits_remaining }
}
