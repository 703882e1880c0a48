import type { Context, DatabaseTransaction } from '../../context.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { capture, release } from '../credits/settle.ts'
import { previewFileKey } from '../files/address.ts'
import { removeFiles } from '../files/removal.ts'
import { requirePrivateRoom } from '../plans/private-quota.ts'
import { insertItems, type SettlingGeneration } from './insert-items.ts'
import { missingSteps } from './refund.ts'
import type { MadeOutput, Work } from './work.ts'

/** How a job ends. `finished` delivers what was made, if anything was; the others deliver nothing and cost nothing (decisions.md 4). */
export type Outcome =
  | { readonly kind: 'finished' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }

export const TIMED_OUT: Outcome = {
  kind: 'failed',
  code: 'timeout',
  message: 'It was not ready in time. Nothing was charged.',
}

interface Ending {
  readonly status: 'completed' | 'failed' | 'cancelled'
  readonly delivered: readonly MadeOutput[]
  readonly error: { readonly code: string; readonly message: string } | null
}

/**
 * Ends a job, once: items, files, money and state in one transaction. Says whether this call ended it; false: it had
 * ended before, or another attempt (`attempt`, when given) has taken it over.
 */
export async function settleGeneration(
  context: Context,
  id: string,
  outcome: Outcome,
  attempt?: number,
): Promise<boolean> {
  const ended = await transact(context, (trx) => settleIn(context, trx, id, outcome, attempt))
  if (!ended) return false
  await context.signals.publish('generation', { id, user_id: ended.user_id })
  await context.storage.delete(previewFileKey(id))
  return true
}

/** The same inside a caller's transaction; null when there is nothing to end. */
async function settleIn(
  context: Context,
  trx: DatabaseTransaction,
  id: string,
  outcome: Outcome,
  attempt?: number,
): Promise<SettlingGeneration | null> {
  // The owner's row first, as every command does that takes both; the owner may change once, when a guest signs up.
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('generations').select('user_id').where('id', '=', id))
    .forNoKeyUpdate()
    .executeTakeFirst()
  const row = await trx
    .selectFrom('generations as g')
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .selectAll('g')
    .select(['u.is_anonymous', 'u.expires_at as user_expires_at'])
    .where('g.id', '=', id)
    .where('g.status', 'in', ['queued', 'running'])
    .forUpdate('g')
    .executeTakeFirst()
  if (!row || (attempt !== undefined && row.attempt !== attempt)) return null

  const work = row.operation as Work | null
  const made = work?.made ?? []
  const ending = await endingOf(trx, row, work, outcome)
  await insertItems(context, trx, row, ending.delivered)
  const dropped = ending.delivered.length > 0 ? [] : made.flatMap((output) => output.files.map((file) => file.key))
  await removeFiles(context, trx, [...dropped, previewFileKey(id)])

  const refunded = await settleMoney(context, trx, row, ending)
  const result = await trx
    .updateTable('generations')
    .set({
      status: ending.status,
      stage: ending.status,
      refunded,
      operation: null,
      ended_at: context.now(),
      error_code: ending.error?.code ?? null,
      error_message: ending.error?.message ?? null,
      ...(ending.status === 'completed'
        ? { progress: 1, work_ms: made.reduce((sum, output) => sum + output.work_ms, 0) }
        : {}),
    })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (Number(result.numUpdatedRows) !== 1) throw new Error(`Generation ${id} ended twice`)
  return row
}

async function endingOf(
  trx: DatabaseTransaction,
  row: SettlingGeneration,
  work: Work | null,
  outcome: Outcome,
): Promise<Ending> {
  if (outcome.kind === 'cancelled') return { status: 'cancelled', delivered: [], error: null }
  if (outcome.kind === 'failed') return { status: 'failed', delivered: [], error: outcome }
  const delivered = work?.made ?? []
  const failure = work?.failures[0]?.error
  const error = failure ? { code: failure.category, message: failure.message } : null
  if (delivered.length === 0)
    return {
      status: 'failed',
      delivered,
      error: error ?? { code: 'provider_error', message: 'Nothing was made. Nothing was charged.' },
    }
  if (row.recipe.is_private && row.kind === 'image') {
    try {
      await requirePrivateRoom(trx, row.user_id, delivered.length)
    } catch (refusal) {
      // The last places went to other pictures meanwhile: nothing is published that was to be private.
      if (!(refusal instanceof AppError)) throw refusal
      return { status: 'failed', delivered: [], error: { code: refusal.code, message: refusal.message } }
    }
  }
  if (!error) {
    const silent = delivered.some(({ missing }) => missing.includes('sound'))
    const message = 'The sound could not be made. Its price was given back.'
    return { status: 'completed', delivered, error: silent ? { code: 'provider_error', message } : null }
  }
  // The host's sentence speaks of one piece of work; this one of the order.
  const missing = row.num_outputs - delivered.length
  const message = `${missing} of ${row.num_outputs} pictures could not be made. Their price was given back.`
  return { status: 'completed', delivered, error: { ...error, message } }
}

/** Keeps the price of what was delivered, gives back the rest; each output costs the same. Answers what was given back. */
async function settleMoney(
  context: Context,
  trx: DatabaseTransaction,
  row: SettlingGeneration,
  { delivered, status }: Ending,
): Promise<number> {
  const lost = delivered.reduce((sum, output) => sum + missingSteps(row.recipe, output), 0)
  const kept = Math.max(0, Math.floor((row.cost * delivered.length) / row.num_outputs) - lost)
  const back = row.cost - kept
  const generationId = row.id
  if (delivered.length > 0) {
    await capture(context, trx, {
      generationId,
      amount: kept,
      reason: `${delivered.length} of ${row.num_outputs} delivered`,
    })
  }
  if (delivered.length < row.num_outputs || back > 0) {
    await release(context, trx, {
      generationId,
      amount: back,
      reason: status === 'completed' ? 'Not delivered' : `Job ${status}`,
    })
  }
  return back
}
