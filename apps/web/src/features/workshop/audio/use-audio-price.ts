import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { SPEECH } from '@easel/contract/limits'
import { usePrice } from '../form/use-price.ts'
import type { ShownPrice } from '../form/use-price.ts'
import { durationOf, toBody } from './draft.ts'
import type { AudioDraft } from './draft.ts'

/** What the piece costs: music by its seconds, speech by every started 1,000 characters. */
export function useAudioPrice(draft: AudioDraft, model: ModelEntry): ShownPrice {
  const characters = draft.prompt.trim().length
  const seconds = durationOf(draft, model)
  const isSpeech = draft.mode === 'speech'
  const { seed: _seed, ...body } = toBody(draft, model)
  // Music costs the same whatever its words are; of a text the length is asked for.
  const asked = isSpeech
    ? characters === 0 || characters > SPEECH.maxCharacters
      ? null
      : body
    : { ...body, prompt: 'price' }
  return usePrice({
    model,
    order: {
      num_outputs: 1,
      loras: 0,
      kind: 'audio',
      ...(isSpeech ? { characters: Math.max(1, characters) } : { seconds }),
    },
    body: asked,
    fingerprint: [draft.mode, isSpeech ? Math.ceil(Math.max(1, characters) / 1000) : seconds],
  })
}
