import type { Accepted } from '@easel/contract/entities/generation'
import type { GenerationRecipe } from '@easel/contract/entities/recipes'
import type { QuoteBody } from '@easel/contract/entities/requests'
import type { Context, DatabaseTransaction } from '../../context.ts'
import type { ItemKind } from '../../db/tables.ts'
import { AppError } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import { type Person, requireGenerator } from '../accounts/require-session.ts'
import { hold } from '../credits/hold.ts'
import { planOf } from '../plans/plans.ts'
import { requirePrivateRoom } from '../plans/private-quota.ts'
import { checkedOrder, hashOf, providerOf, reasonOf } from './checked-order.ts'
import { requireSourceLengths } from './source-lengths.ts'
import { takeSources } from './take-sources.ts'

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
    .select(['kind', 'num_outputs', 'recipe'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .execute()
  const hidden = rows.filter((row) => row.kind === 'image' && row.recipe.is_private)
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
 * Accepts an order of any kind: everything is checked, then key, hold, row and job stand or fall together.
 * @param key of `Idempotency-Key`: the same order with the same key is one order, however often it is sent
 */
export async function createGeneration(
  context: Context,
  viewer: Viewer,
  body: QuoteBody,
  key: string | undefined,
): Promise<Accepted> {
  const person = requireGenerator(viewer)
  const provider = providerOf(context, person, body)
  const checked = checkedOrder(person, body)
  const order: PlacedOrder = {
    person,
    provider,
    kind: checked.kind,
    numOutputs: checked.numOutputs,
    recipe: {
      ...checked.recipe,
      seed: checked.recipe.seed ?? context.seed(),
      // decisions.md 3: a guest's works are the guest's alone.
      is_private: checked.recipe.is_private || person.isGuest,
    },
    cost: checked.price.credits,
    reason: reasonOf(checked),
    hash: hashOf(body),
    key: key ?? null,
  }
  const accepted = await context.db.transaction().execute((trx) => place(context, trx, order))
  await context.signals.publish('generation', { id: accepted.generation_id, user_id: person.id })
  return accepted
}

interface PlacedOrder {
  readonly person: Person
  readonly provider: string
  readonly kind: ItemKind
  readonly numOutputs: number
  readonly recipe: GenerationRecipe
  readonly cost: number
  /** What the ledger says of it. */
  readonly reason: string
  readonly hash: string
  readonly key: string | null
}

async function place(context: Context, trx: DatabaseTransaction, order: PlacedOrder): Promise<Accepted> {
  const { person, kind, recipe, cost, reason } = order
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
  if (recipe.is_private && kind === 'image')
    await requirePrivateRoom(trx, person.id, order.numOutputs + open.privateOutputs)
  const now = context.now()
  await takeSources(trx, person, recipe, now)
  await requireSourceLengths(trx, person.id, recipe)

  const id = context.id()
  // Fair to the others: the more of a person's jobs wait, the later the next one comes.
  const priority = plan.priority - open.count
  await trx
    .insertInto('generations')
    .values({
      id,
      user_id: person.id,
      kind,
      model: recipe.model,
      provider: order.provider,
      mode: recipe.mode,
      num_outputs: order.numOutputs,
      cost,
      priority,
      idempotency_key: order.key,
      request_hash: order.hash,
      recipe: JSON.stringify(recipe),
      deadline_at: new Date(now.getTime() + QUEUE_MS),
      created_at: now,
    })
    .execute()
  const credits_remaining = await hold(context, trx, { userId: person.id, generationId: id, amount: cost, reason })
  await context.queue.enqueue('generation.run', { generation_id: id }, { priority }, trx)
  return { generation_id: id, status: 'queued', cost, credits_remaining }
}
