import assert from 'node:assert/strict'
import { FAILURE_CATEGORIES, ProviderError, type ProviderFailure } from '../errors.ts'
import type { JsonValue, Provider, ProviderRequest, ProviderStatus } from '../port.ts'
import { checkOutputs } from './check-outputs.ts'
import type { ProviderHarness } from './provider-harness.ts'

export interface ProviderCheck {
  readonly name: string
  /** Rejects when the provider breaks the port. */
  run(harness: ProviderHarness): Promise<void>
}

const MAX_STEPS = 1000
const never = new AbortController().signal

/** What the port promises, sentence by sentence. Plain functions, so that they can be held against broken providers. */
export const providerChecks: readonly ProviderCheck[] = [
  {
    name: 'submit answers an operation that JSON carries unchanged',
    async run(harness) {
      const { provider } = harness
      const { operation } = await provider.submit(harness.request(), never)
      assert.deepEqual(copy(operation), operation)
    },
  },
  {
    name: 'submit does not wait for the work',
    async run(harness) {
      const { provider } = harness
      const { operation } = await provider.submit(harness.request(), never)
      assert.equal((await provider.status(operation, never)).state, 'pending')
    },
  },
  {
    name: 'every submission has an operation of its own',
    async run(harness) {
      const { provider } = harness
      const one = await provider.submit(harness.request({ seed: 1 }), never)
      const other = await provider.submit(harness.request({ seed: 2 }), never)
      assert.notDeepEqual(one.operation, other.operation)
    },
  },
  {
    name: 'progress stays within 0–1 and never falls',
    async run(harness) {
      const { operation } = await harness.provider.submit(harness.request(), never)
      let last = 0
      await finish(harness, harness.provider, operation, (status) => {
        if (status.state !== 'pending' || status.progress === null) return
        assert.ok(status.progress >= last && status.progress <= 1, `progress ${status.progress} after ${last}`)
        last = status.progress
      })
    },
  },
  {
    name: 'done gives as many outputs as were ordered, of the right kind, as often as asked',
    async run(harness) {
      const request = harness.request({ numOutputs: 2 })
      const { operation } = await harness.provider.submit(request, never)
      const done = await finish(harness, harness.provider, operation)
      checkOutputs(done, 2)
      checkOutputs(await harness.provider.status(operation, never), 2)
    },
  },
  {
    name: 'the operation alone is enough after a restart',
    async run(harness) {
      const { operation } = await harness.provider.submit(harness.request(), never)
      const restarted = await harness.restart()
      checkOutputs(await finish(harness, restarted, copy(operation)), 1)
    },
  },
  {
    name: 'failures are categorised and say nothing of the host',
    async run(harness) {
      for (const category of FAILURE_CATEGORIES) {
        const arrange = harness.failures[category]
        if (arrange === undefined) continue
        const failed = await failureFrom(harness, await arrange())
        assert.equal(failed.category, category)
        checkMessage(failed, harness.secrets)
      }
    },
  },
  {
    name: 'an unknown operation is failed, and does not hang',
    async run(harness) {
      const { provider, secrets } = harness
      for (const operation of [{ nobody: 'knows this' }, 'nobody knows this', null, []]) {
        const status = await provider.status(operation, never)
        assert.equal(status.state, 'failed', `status of ${JSON.stringify(operation)}`)
        if (status.state === 'failed') checkMessage(status.error, secrets)
      }
    },
  },
  {
    name: 'cancel stops the work and may be repeated',
    async run(harness) {
      const { provider } = harness
      if (provider.cancel === undefined) return
      const { operation } = await provider.submit(harness.request(), never)
      await provider.cancel(operation, never)
      await provider.cancel(operation, never)
      const ended = await finish(harness, provider, operation)
      assert.equal(ended.state, 'failed', 'cancelled work must end')
      await provider.cancel(operation, never)
      await provider.cancel({ nobody: 'knows this' }, never)
    },
  },
  {
    name: 'cancelling finished work leaves its outputs',
    async run(harness) {
      const { provider } = harness
      if (provider.cancel === undefined) return
      const { operation } = await provider.submit(harness.request(), never)
      checkOutputs(await finish(harness, provider, operation), 1)
      await provider.cancel(operation, never)
      checkOutputs(await provider.status(operation, never), 1)
    },
  },
  {
    name: 'an aborted signal ends submit, status and cancel with its reason',
    async run(harness) {
      const { provider } = harness
      const { operation } = await provider.submit(harness.request(), never)
      const reason = new Error('gave up')
      const aborted = AbortSignal.abort(reason)
      const isReason = (error: unknown): boolean => error === reason
      await assert.rejects(provider.submit(harness.request(), aborted), isReason)
      await assert.rejects(provider.status(operation, aborted), isReason)
      if (provider.cancel !== undefined) await assert.rejects(provider.cancel(operation, aborted), isReason)
      checkOutputs(await finish(harness, provider, operation), 1)
    },
  },
]

/** The status at the end of the work; `seen` is shown every one on the way. */
async function finish(
  harness: ProviderHarness,
  provider: Provider,
  operation: JsonValue,
  seen: (status: ProviderStatus) => void = () => undefined,
): Promise<ProviderStatus> {
  for (let step = 0; step < MAX_STEPS; step++) {
    const status = await provider.status(operation, never)
    seen(status)
    if (status.state !== 'pending') return status
    await harness.advance()
  }
  throw new assert.AssertionError({ message: `still pending after ${MAX_STEPS} steps` })
}

/** A host may refuse at once or fail later; both count. */
async function failureFrom(harness: ProviderHarness, request: ProviderRequest): Promise<ProviderFailure> {
  const submitted = await harness.provider.submit(request, never).catch((error: unknown) => {
    assert.ok(error instanceof ProviderError, 'submit must throw a ProviderError')
    return error
  })
  if (submitted instanceof ProviderError) return submitted.failure
  const ended = await finish(harness, harness.provider, submitted.operation)
  assert.equal(ended.state, 'failed')
  return ended.state === 'failed' ? ended.error : assert.fail()
}

function checkMessage({ message }: ProviderFailure, secrets: readonly string[]): void {
  assert.match(message, /^\S[^\n]{0,299}$/, 'a message is one sentence for people')
  for (const secret of secrets) assert.ok(!message.includes(secret), `the message leaks "${secret}": ${message}`)
}

function copy(operation: JsonValue): JsonValue {
  return JSON.parse(JSON.stringify(operation)) as JsonValue
}
