import { setTimeout as delay } from 'node:timers/promises'
import { failure, failureOf, ProviderError, type ProviderFailure } from '@easel/providers/errors'
import type { JsonValue, ProviderOutput, ProviderPending } from '@easel/providers/port'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Host } from '../../hosts/host.ts'
import type { ClaimedGeneration } from './lease.ts'
import { providerRequest } from './provider-request.ts'
import type { WorkLog } from './work.ts'

/** Looks at a host that all failed, one after the other, before the work is given up. */
const MAX_MISSES = 20

export interface Part {
  /** Position of its first output. */
  readonly first: number
  readonly count: number
}

export type PartResult =
  | { readonly outputs: readonly ProviderOutput[]; readonly workMs: number }
  | { readonly error: ProviderFailure }

/**
 * Has one part of a job made. The operation is stored before anything else, so that after a crash the same work is
 * asked for again; it is never ordered twice of a host that could charge twice.
 */
export async function runPart(
  context: Context,
  host: Host,
  row: ClaimedGeneration,
  log: WorkLog,
  part: Part,
  hear: (status: ProviderPending) => Promise<void>,
  signal: AbortSignal,
): Promise<PartResult> {
  const begun = performance.now()
  const { current } = log.work
  const kept = current?.first === part.first ? current : null
  const submission = kept?.submission ?? `${row.id}-${part.first}`
  let operation = kept?.operation ?? null
  if (operation === null) {
    // The crash was between the order and its receipt: whether the host began is unknown.
    if (kept && !host.local) return { error: failure('provider_error') }
    await log.keep({ current: { first: part.first, submission, operation } })
    try {
      const request = await providerRequest(context, row, submission, part.first, part.count)
      operation = (await host.provider.submit(request, signal)).operation
    } catch (error) {
      if (error instanceof AppError && (error.code === 'not_found' || error.code === 'unreadable_media')) {
        return { error: failure('invalid_input', error.message) }
      }
      if (error instanceof ProviderError) return { error: error.failure }
      throw error
    }
    await log.keep({ current: { first: part.first, submission, operation } })
  }
  return awaitOutputs(context, host, operation, begun, hear, signal)
}

async function awaitOutputs(
  context: Context,
  host: Host,
  operation: JsonValue,
  begun: number,
  hear: (status: ProviderPending) => Promise<void>,
  signal: AbortSignal,
): Promise<PartResult> {
  for (let misses = 0; ;) {
    signal.throwIfAborted()
    const status = await host.provider.status(operation, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      context.log.warn({ err: error, provider: host.provider.id }, 'a host could not be asked')
      return failureOf(error)
    })
    if ('category' in status) {
      if (++misses === MAX_MISSES) return { error: status }
      await delay(host.pollMs, undefined, { signal })
      continue
    }
    misses = 0
    if (status.state === 'failed') return { error: status.error }
    if (status.state === 'done') return { outputs: status.outputs, workMs: Math.round(performance.now() - begun) }
    await hear(status)
    await nextLook(host, operation, signal)
  }
}

/** Until the host tells of a change, or for as long as it is left alone. */
async function nextLook(host: Host, operation: JsonValue, signal: AbortSignal): Promise<void> {
  if (!host.changed) return delay(host.pollMs, undefined, { signal })
  const either = AbortSignal.any([signal, AbortSignal.timeout(host.pollMs)])
  await host.changed(operation, either).catch(() => undefined)
}
