import { voiceById } from '@easel/catalogue/voices'
import { failure, ProviderError } from '@easel/providers/errors'
import type { JsonValue, ProviderRequest } from '@easel/providers/port'
import { captionsOf } from '@easel/speech/captions/captions'
import { type Speech, SpeechError, type Spoken } from '@easel/speech/spoken'
import type { Logger } from 'pino'
import { z } from 'zod'
import { encodeWav } from '../../media/encoding/wav.ts'
import type { Host } from '../host.ts'
import { createLocalHost } from '../local-host.ts'

/** Version of eSpeak NG's package: another one may sound different. */
const VERSION = 'eSpeak NG 1.52'

const voiceOperation = z.object({
  voice: z.string(),
  id: z.string(),
  text: z.string(),
  speed: z.number(),
  pitch: z.number(),
  seed: z.number().int(),
  numOutputs: z.number().int().min(1),
})
type VoiceOperation = z.infer<typeof voiceOperation>

function readOperation(value: JsonValue): VoiceOperation | null {
  return voiceOperation.safeParse(value).data ?? null
}

function operationOf(request: ProviderRequest): VoiceOperation | null {
  return request.kind === 'speech' && voiceById(request.voice) ? (voiceOperation.safeParse(request).data ?? null) : null
}

/** The built-in voice behind the port of the hosts. */
export function createVoiceHost(speech: Speech, log: Logger): Host {
  async function speak(
    operation: VoiceOperation,
    hear: (progress: number) => void,
    signal: AbortSignal,
  ): Promise<Spoken> {
    const voice = voiceById(operation.voice)
    if (!voice) throw new ProviderError(failure('invalid_input', 'There is no such voice any more.'), 'no')
    const { text, speed, pitch } = operation
    try {
      return await speech.speak(
        { text, speed, pitch, voice: { espeak: voice.espeak, language: voice.language } },
        { signal, onProgress: ({ done, total }) => hear(done / total) },
      )
    } catch (error) {
      // What the voice says of a text is written for people.
      if (error instanceof RangeError) throw new ProviderError(failure('invalid_input', error.message), 'no', error)
      if (error instanceof SpeechError && error.code === 'not_installed')
        throw new ProviderError(failure('provider_error', error.message), 'no', error)
      throw error
    }
  }

  return createLocalHost<VoiceOperation>(
    {
      name: 'voice',
      makes: 'text',
      operationOf,
      readOperation,
      stopped: () => false,
      async make(operation, hear, signal) {
        const spoken = await speak(
          operation,
          (progress) => hear({ stage: 'speaking', progress: progress * 0.95, currentOutput: 1, preview: null }),
          signal,
        )
        const { samples: left, sampleRate, words, sentences } = spoken
        const captions = captionsOf(words, sentences)
        const bytes = encodeWav({ left, right: null, sampleRate })
        const output = { kind: 'audio', content: { bytes }, mime: 'audio/wav', version: VERSION } as const
        // A voice draws nothing: every output of an order is the same.
        return Array.from({ length: operation.numOutputs }, () => ({
          ...output,
          seed: operation.seed,
          details: { captions },
        }))
      },
    },
    log,
  )
}
