import { failure, ProviderError } from '@easel/providers/errors'
import type { ImageOrder, JsonValue, ProviderOutput } from '@easel/providers/port'
import type { Host, Hosts } from '../../../hosts/host.ts'
import { encodePng } from '../../../hosts/painter/png.ts'

/** What becomes of one submission: its outputs, fewer of them, a failure, or nothing until it is cancelled. */
type Fate = 'done' | 'fails' | 'hangs' | { readonly delivers: number }

export interface FakeHost {
  readonly hosts: Hosts
  /** Every submission, in order. */
  readonly submissions: ImageOrder[]
  /** Operations that were cancelled. */
  readonly cancelled: JsonValue[]
  /** Decides over a submission by its number, from 0; set anew by a test. */
  fate: (index: number, request: ImageOrder) => Fate
  /** Resolves when the next submission that hangs is looked at. */
  hanging(): Promise<void>
}

function picture(request: ImageOrder, position: number): Uint8Array {
  const { width, height } = request
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set([(request.seed + position) % 256, at % 253, 90, 255], at)
  return encodePng({ width, height, data })
}

/** A host whose work is done at once, or not at all. `local` as in `Host`. */
export function fakeHost({ local = true } = {}): FakeHost {
  const works = new Map<string, { request: ImageOrder; fate: Fate; cancelled: boolean }>()
  let knocks: (() => void)[] = []
  const fake: FakeHost = {
    submissions: [],
    cancelled: [],
    fate: () => 'done',
    hanging: () => new Promise((resolve) => knocks.push(resolve)),
    hosts: new Map(),
  }
  const outputs = (request: ImageOrder, count: number): ProviderOutput[] =>
    Array.from({ length: count }, (_, position) => ({
      kind: 'image',
      content: { bytes: picture(request, position) },
      mime: 'image/png',
      seed: (request.seed + position) % 2 ** 32,
      version: '7',
      details: { understood: ['lake'], ignored: ['flurbish'], tags: ['lake', 'oil'] },
    }))
  const host: Host = {
    local,
    pollMs: 5,
    provider: {
      id: 'built-in',
      async submit(request) {
        if (request.kind !== 'image') throw new ProviderError(failure('invalid_input'), 'no')
        const fate = fake.fate(fake.submissions.length, request)
        fake.submissions.push(request)
        works.set(request.id, { request, fate, cancelled: false })
        return { operation: { id: request.id } }
      },
      async status(operation) {
        const work = works.get((operation as { id: string }).id)
        if (!work || work.cancelled || work.fate === 'fails')
          return { state: 'failed', error: failure('provider_error') }
        if (work.fate === 'hangs') {
          for (const knock of knocks.splice(0)) knock()
          const preview = { bytes: picture(work.request, 0), mime: 'image/png' }
          return { state: 'pending', progress: 0.5, stage: 'layout', currentOutput: 1, queuePosition: null, preview }
        }
        const count = work.fate === 'done' ? work.request.numOutputs : work.fate.delivers
        return { state: 'done', outputs: outputs(work.request, count) }
      },
      async cancel(operation) {
        fake.cancelled.push(operation)
        const work = works.get((operation as { id: string }).id)
        if (work) work.cancelled = true
      },
    },
  }
  return Object.assign(fake, { hosts: new Map([['built-in' as const, host]]) })
}
