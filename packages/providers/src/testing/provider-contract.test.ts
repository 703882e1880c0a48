import { describe, expect, it } from 'vitest'
import { failure, ProviderError } from '../errors.ts'
import type { Provider, ProviderStatus } from '../port.ts'
import { memoryHost } from './memory-host.ts'
import { providerChecks } from './provider-checks.ts'
import { describeProvider } from './provider-contract.ts'

describeProvider('in memory', async () => memoryHost().harness)

/** Providers that break one sentence each, and the check that must notice. */
const broken: readonly { fault: string; caughtBy: string; broken: (good: Provider) => Partial<Provider> }[] = [
  {
    fault: 'an operation that JSON cannot carry',
    caughtBy: 'submit answers an operation that JSON carries unchanged',
    broken: (good) => ({
      async submit(request, signal) {
        const { operation } = await good.submit(request, signal)
        return { operation: { ...(operation as object), begun: new Date(0) as unknown as string } }
      },
    }),
  },
  {
    fault: 'a submit that paints at once',
    caughtBy: 'submit does not wait for the work',
    broken: () => ({ status: async () => picture('image/png') }),
  },
  {
    fault: 'one operation for all',
    caughtBy: 'every submission has an operation of its own',
    broken: () => ({ submit: async () => ({ operation: 'the one' }) }),
  },
  {
    fault: 'progress in percent',
    caughtBy: 'progress stays within 0–1 and never falls',
    broken: (good) => ({
      async status(operation, signal) {
        const status = await good.status(operation, signal)
        return status.state === 'pending' ? { ...status, progress: 50 } : status
      },
    }),
  },
  {
    fault: 'an empty success',
    caughtBy: 'done gives as many outputs as were ordered, of the right kind, as often as asked',
    broken: () => ({ status: async () => ({ state: 'done', outputs: [] }) }),
  },
  {
    fault: 'bytes of another type',
    caughtBy: 'the operation alone is enough after a restart',
    broken: () => ({ status: async () => picture('image/webp') }),
  },
  {
    fault: 'the host’s own words in a message',
    caughtBy: 'failures are categorised and say nothing of the host',
    broken: () => ({
      async submit() {
        throw new ProviderError(failure('provider_error', 'upstream said upstream-body-7f3a'), 'no')
      },
    }),
  },
  {
    fault: 'waiting for ever on an unknown operation',
    caughtBy: 'an unknown operation is failed, and does not hang',
    broken: () => ({ status: async () => pending }),
  },
  {
    fault: 'a cancel that throws the second time',
    caughtBy: 'cancel stops the work and may be repeated',
    broken: (good) => {
      let calls = 0
      return {
        async cancel(operation, signal) {
          if (++calls > 1) throw new Error('already cancelled')
          await good.cancel?.(operation, signal)
        },
      }
    },
  },
  {
    fault: 'a cancel that takes finished work away',
    caughtBy: 'cancelling finished work leaves its outputs',
    broken: (good) => {
      let cancelled = false
      return {
        async cancel() {
          cancelled = true
        },
        status: async (operation, signal) =>
          cancelled ? { state: 'failed', error: failure('provider_error') } : good.status(operation, signal),
      }
    },
  },
  {
    fault: 'a deaf status',
    caughtBy: 'an aborted signal ends submit, status and cancel with its reason',
    broken: (good) => ({ status: (operation) => good.status(operation, new AbortController().signal) }),
  },
]

describe('the shared checks of providers', () => {
  it.each(broken)('notice $fault', async ({ caughtBy, broken: breakIt }) => {
    const { harness } = memoryHost()
    const provider = { ...harness.provider, ...breakIt(harness.provider) }
    const check = providerChecks.find((each) => each.name === caughtBy)
    await expect(check?.run({ ...harness, provider, restart: () => provider })).rejects.toThrow()
  })

  it('are each shown to notice something', () => {
    expect(new Set(broken.map((each) => each.caughtBy))).toEqual(new Set(providerChecks.map((check) => check.name)))
  })
})

const pending: ProviderStatus = {
  state: 'pending',
  progress: null,
  stage: null,
  currentOutput: null,
  queuePosition: null,
  preview: null,
}

function picture(mime: string): ProviderStatus {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
  return { state: 'done', outputs: [{ kind: 'image', content: { bytes }, mime, seed: 1, version: null, details: {} }] }
}
