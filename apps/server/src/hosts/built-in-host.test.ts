import type { JsonValue, MusicOrder, Ordered, ProviderRequest, SpeechOrder } from '@easel/providers/port'
import { describeProvider } from '@easel/providers/testing/provider-contract'
import { createSpeech } from '@easel/speech/speech'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createMedia } from '../media/create-media.ts'
import { createHosts } from './create-hosts.ts'
import type { Host } from './host.ts'

const log = pino({ level: 'silent' })
const media = createMedia({ log })
const speech = createSpeech()
const never = new AbortController().signal
const started = new Set<ReturnType<typeof createHosts>>()

function builtIn(): Host {
  const hosts = createHosts({ config: { ffmpeg: null, searchPath: undefined }, media, speech, log })
  started.add(hosts)
  const host = hosts.hosts.get('built-in')
  if (!host) throw new Error('There is no built-in host')
  return host
}
afterAll(async () => {
  for (const hosts of started) await hosts.stop()
  await speech.stop()
  await media.stop()
})

let ids = 0
const ordered = (model: string, overrides: Partial<Ordered>): Ordered => ({
  id: `request-${++ids}`,
  model,
  binding: null,
  seed: 7,
  numOutputs: 1,
  ...overrides,
})

const music = (overrides: Partial<Ordered> = {}): MusicOrder => ({
  ...ordered('easel-composer', overrides),
  kind: 'music',
  mode: 'music',
  prompt: 'calm piano',
  duration: 5,
  bpm: null,
  key: null,
  metre: null,
  genre: null,
  mood: null,
  instruments: [],
})

const spoken = (overrides: Partial<Ordered> = {}): SpeechOrder => ({
  ...ordered('easel-voice', overrides),
  kind: 'speech',
  mode: 'speech',
  text: 'Good morning. The doors open in five minutes.',
  voice: 'en-us-f3',
  speed: 1,
  pitch: 0,
})

/** As the contract's checks need it: time passes when the work that was asked for last has news. */
function harness(request: (overrides?: Partial<Ordered>) => ProviderRequest, invalid: () => ProviderRequest) {
  return async () => {
    const host = builtIn()
    const asked: { host: Host; operation: JsonValue }[] = []
    const watched = (inner: Host): Host['provider'] => ({
      ...inner.provider,
      async status(operation, signal) {
        asked.push({ host: inner, operation })
        return inner.provider.status(operation, signal)
      },
    })
    return {
      provider: watched(host),
      request,
      restart: () => watched(builtIn()),
      async advance() {
        const last = asked.at(-1)
        await last?.host.changed?.(last.operation, never)
      },
      failures: { invalid_input: invalid },
      secrets: [],
      dispose: async () => undefined,
    }
  }
}

describeProvider(
  'built-in composer',
  harness(music, () => ({ ...music(), metre: '7/8' })),
)
describeProvider(
  'built-in voice',
  harness(spoken, () => ({ ...spoken(), voice: 'nobody' })),
)

test('an operation of a kind that is none is unknown, and harmless to cancel', async () => {
  const { provider } = builtIn()
  for (const operation of [{ kind: 'smell', inner: {} }, { kind: 'toString', inner: null }, { kind: 'music' }]) {
    expect((await provider.status(operation, never)).state).toBe('failed')
    await provider.cancel?.(operation, never)
  }
})
