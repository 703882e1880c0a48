import { failure, FAILURE_CATEGORIES, ProviderError, type FailureCategory } from '../errors.ts'
import type { ImageOrder, JsonValue, Provider, ProviderOutput, ProviderStatus } from '../port.ts'
import type { ProviderHarness } from './provider-harness.ts'

const STEPS = 3
const SECRET = 'upstream-body-7f3a'

interface Work {
  step: number
  readonly outputs: number
  readonly seed: number
  readonly failsAs: FailureCategory | undefined
  cancelled: boolean
}

/** A host in memory that does what the port says, to hold the shared checks themselves to account. */
export function memoryHost(): { harness: ProviderHarness; works: Map<string, Work> } {
  const works = new Map<string, Work>()
  let ids = 0
  const request = (overrides: Partial<ImageOrder> = {}): ImageOrder => ({
    kind: 'image',
    id: `request-${++ids}`,
    model: 'any',
    binding: null,
    mode: 't2i',
    prompt: 'a fox',
    negativePrompt: '',
    width: 512,
    height: 512,
    steps: 20,
    guidanceScale: 7.5,
    scheduler: null,
    numOutputs: 1,
    seed: 1,
    strength: null,
    style: null,
    color: null,
    lighting: null,
    composition: null,
    loras: [],
    source: null,
    ...overrides,
  })
  const harness: ProviderHarness = {
    provider: memoryProvider(works),
    request,
    restart: () => memoryProvider(works),
    async advance() {
      for (const work of works.values()) if (!work.cancelled) work.step++
    },
    failures: Object.fromEntries(FAILURE_CATEGORIES.map((category) => [category, () => request({ prompt: category })])),
    secrets: [SECRET],
    async dispose() {
      works.clear()
    },
  }
  return { harness, works }
}

function memoryProvider(works: Map<string, Work>): Provider {
  return {
    id: 'built-in',
    async submit(request, signal) {
      signal.throwIfAborted()
      const failsAs = FAILURE_CATEGORIES.find((category) => request.kind === 'image' && category === request.prompt)
      if (failsAs === 'invalid_input') throw new ProviderError(failure(failsAs), 'no', new Error(SECRET))
      works.set(request.id, { step: 0, outputs: request.numOutputs, seed: request.seed, failsAs, cancelled: false })
      return { operation: { id: request.id } }
    },
    async status(operation, signal) {
      signal.throwIfAborted()
      return statusOf(found(works, operation))
    },
    async cancel(operation, signal) {
      signal.throwIfAborted()
      const work = found(works, operation)
      if (work !== undefined && work.step < STEPS) work.cancelled = true
    },
  }
}

function found(works: Map<string, Work>, operation: JsonValue): Work | undefined {
  if (typeof operation !== 'object' || operation === null || !('id' in operation)) return undefined
  return typeof operation.id === 'string' ? works.get(operation.id) : undefined
}

function statusOf(work: Work | undefined): ProviderStatus {
  if (work === undefined)
    return { state: 'failed', error: failure('provider_error', 'The host does not know this work.') }
  if (work.cancelled) return { state: 'failed', error: failure('provider_error', 'The work was cancelled.') }
  if (work.step < STEPS) {
    const progress = work.step / STEPS
    return { state: 'pending', progress, stage: null, currentOutput: 1, queuePosition: null, preview: null }
  }
  if (work.failsAs !== undefined) return { state: 'failed', error: failure(work.failsAs) }
  return { state: 'done', outputs: Array.from({ length: work.outputs }, (_, index) => output(work.seed + index)) }
}

function output(seed: number): ProviderOutput {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
  return { kind: 'image', content: { bytes }, mime: 'image/png', seed, version: '1', details: {} }
}
