import type { ProviderId } from '@easel/catalogue/hosts'
import { failure, type ProviderFailure } from '@easel/providers/errors'
import type { Context } from '../../context.ts'
import type { Host, Hosts } from '../../hosts/host.ts'
import type { JobHandler } from '../../queue/queue.ts'
import { claim, type Lease, RunStopped } from './lease.ts'
import { progressReporter } from './report-progress.ts'
import { type Part, runPart } from './run-part.ts'
import { settleGeneration, TIMED_OUT, type Outcome } from './settle-generation.ts'
import { storeOutput } from './store-output.ts'
import { beginWork, nextPosition, openWorkLog, type Work, type WorkLog } from './work.ts'

/** Starts of a job until it is given up: one more than the queue's retries, so that its last failure is settled here. */
const MAX_STARTS = 3
/** How long a host is given to hear that work is to stop. */
const CANCEL_MS = 5000

const BROKEN: Outcome = { kind: 'failed', code: 'internal', message: 'Something went wrong here. Nothing was charged.' }

const FEWER = failure('provider_error', 'The model delivered fewer pictures than were ordered. The rest was refunded.')

export interface Runner {
  /** Makes what is missing of a job and ends it; safe to call at any time, any number of times, in any process. */
  run(generationId: string, signal: AbortSignal): Promise<void>
  stop(): void
}

/** Runs jobs in this process. Asks for a running job to be cancelled arrive by signal, and by the row should a signal be lost. */
export function createRunner(context: Context, hosts: Hosts): Runner {
  const running = new Map<string, AbortController>()
  const stop = context.signals.subscribe('cancel', ({ id }) => running.get(id)?.abort(new RunStopped('cancelled')))

  return {
    stop,
    async run(id, given) {
      // Already at it here: a second delivery of the same job has nothing to add.
      if (running.has(id)) return
      // The process is to stop: the job is laid down in order, for the next one to go on with.
      const signal = AbortSignal.any([given, context.stopping])
      const control = new AbortController()
      const interrupt = (): void => control.abort(new RunStopped('interrupted'))
      signal.addEventListener('abort', interrupt)
      running.set(id, control)
      try {
        if (signal.aborted) interrupt()
        await runOnce(context, hosts, id, control.signal)
      } finally {
        running.delete(id)
        signal.removeEventListener('abort', interrupt)
      }
    },
  }
}

async function runOnce(context: Context, hosts: Hosts, id: string, signal: AbortSignal): Promise<void> {
  const lease = await claim(context, id)
  if (!lease) return settleOverdue(context, id)
  const { row } = lease
  const host = hosts.get(row.provider as ProviderId)
  const settle = (outcome: Outcome): Promise<boolean> => settleGeneration(context, id, outcome, row.attempt)
  let log: WorkLog | null = null
  try {
    if (row.cancel_requested) throw new RunStopped('cancelled')
    if (!host)
      return void (await settle({
        kind: 'failed',
        code: 'model_not_connected',
        message: 'The model is not connected here any more. Nothing was charged.',
      }))
    const begun =
      (row.operation as Work | null) ?? beginWork(Array.from({ length: row.num_outputs }, () => context.id()))
    log = openWorkLog(begun, lease.save)
    if (begun.starts >= MAX_STARTS) return void (await settle(BROKEN))
    await log.keep({ starts: begun.starts + 1 })
    await lease.write({ stage: 'starting' })
    await makeAll(context, host, lease, log, signal)
    await settle({ kind: 'finished' })
  } catch (error) {
    const stopped = error instanceof RunStopped ? error : signal.reason instanceof RunStopped ? signal.reason : null
    if (stopped?.why === 'lost') return
    // Work of another machine goes on through our restarts; work of this process would only be in the way.
    if (stopped && host && (host.local || stopped.why !== 'interrupted')) await cancelAtHost(context, host, log)
    if (stopped?.why === 'cancelled') return void (await settle({ kind: 'cancelled' }))
    if (stopped?.why === 'overdue') return void (await settle(TIMED_OUT))
    const said = { generation: id, attempt: row.attempt, ...(stopped ? {} : { err: error }) }
    context.log[stopped ? 'info' : 'warn'](said, 'a job was interrupted')
    if (stopped) await log?.keep({ starts: log.work.starts - 1, current: host?.local ? null : log.work.current })
    else if (log && log.work.starts >= MAX_STARTS) return void (await settle(BROKEN))
    // The queue delivers it again; what is stored already is not made again.
    throw stopped ?? error
  }
}

/** A claim fails when the job has ended, and when its time was over before its turn came. */
async function settleOverdue(context: Context, id: string): Promise<void> {
  const row = await context.db.selectFrom('generations').select('deadline_at').where('id', '=', id).executeTakeFirst()
  if (row && row.deadline_at <= context.now()) await settleGeneration(context, id, TIMED_OUT)
}

async function makeAll(context: Context, host: Host, lease: Lease, log: WorkLog, signal: AbortSignal): Promise<void> {
  const report = progressReporter(context, lease)
  for (let next = nextPosition(log.work); next !== null; next = nextPosition(log.work)) {
    const part = host.local ? { first: next, count: 1 } : { first: 0, count: log.work.item_ids.length }
    const result = await runPart(context, host, lease.row, log, part, (status) => report(part, status), signal)
    if ('error' in result) {
      await giveUp(log, part, result.error)
      continue
    }
    await lease.write({ stage: 'saving' })
    for (const [index, output] of result.outputs.slice(0, part.count).entries()) {
      const position = part.first + index
      const itemId = log.work.item_ids[position]
      if (!itemId || log.work.made.some((made) => made.position === position)) continue
      signal.throwIfAborted()
      const place = { position, itemId, workMs: Math.round(result.workMs / part.count) }
      const made = await storeOutput(context, lease.row, place, output)
      await log.keep({ made: [...log.work.made, made] })
    }
    await giveUp(log, part, FEWER)
  }
}

/** Ends a part: whatever of it is not made will not be. */
async function giveUp(log: WorkLog, { first, count }: Part, error: ProviderFailure): Promise<void> {
  const ended = new Set([...log.work.made, ...log.work.failures].map(({ position }) => position))
  const open = Array.from({ length: count }, (_, index) => first + index).filter((position) => !ended.has(position))
  await log.keep({ current: null, failures: [...log.work.failures, ...open.map((position) => ({ position, error }))] })
}

async function cancelAtHost(context: Context, host: Host, log: WorkLog | null): Promise<void> {
  const operation = log?.work.current?.operation
  if (!operation) return
  await host.provider.cancel?.(operation, AbortSignal.timeout(CANCEL_MS)).catch((error: unknown) => {
    context.log.warn({ err: error, provider: host.provider.id }, 'work at a host could not be cancelled')
  })
}

/** Job generation.run. Running twice is harmless: what is stored is not made again, and settling is one way. */
export function runGeneration(context: Context, hosts: Hosts): JobHandler<'generation.run'> {
  const runner = createRunner(context, hosts)
  return async ({ payload, signal }) => {
    try {
      await runner.run(payload.generation_id, signal)
    } catch (error) {
      if (!(error instanceof RunStopped)) throw error
      // Laid down in order, which is no failure: a new delivery, instead of one of the few retries.
      const row = await context.db
        .selectFrom('generations')
        .select('priority')
        .where('id', '=', payload.generation_id)
        .executeTakeFirst()
      await context.queue.enqueue('generation.run', payload, { priority: row?.priority ?? 0 })
    }
  }
}
