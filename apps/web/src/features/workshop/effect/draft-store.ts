import { EFFECT_QUALITIES } from '@easel/catalogue/effects/check-effect-request'
import type { EffectEntry } from '@easel/catalogue/effects/effect'
import { SEED_MAX } from '@easel/contract/limits'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { asNumber, asSourcePicture, asStored, asText } from '../form/stored-values.ts'
import type { EffectDraft } from './draft.ts'

/** Where the draft of an effect is kept. */
export function draftKey({ id }: Pick<EffectEntry, 'id'>): string {
  return `${STORAGE_KEY.effectDraft}.${id}`
}

/**
 * A stored draft, or null when the text is none. Storage is written by older versions and by people too: what the effect does not take is left to
 * the effect.
 */
export function parseDraft(text: string | null, entry: EffectEntry): EffectDraft | null {
  const stored = asStored(text)
  if (!stored) return null
  const pictures: unknown = stored['pictures']
  const sound: unknown = stored['generate_audio']
  const oneOf = <T>(values: readonly T[], value: unknown) => values.find((each) => each === value) ?? null
  return {
    pictures: entry.inputs.map((_, index) => asSourcePicture(Array.isArray(pictures) ? pictures[index] : null)),
    text: asText(stored['text']).slice(0, entry.takesText?.maxLength ?? 0),
    aspect_ratio: oneOf(entry.ratios, stored['aspect_ratio']),
    quality: oneOf<string>(EFFECT_QUALITIES.choices, stored['quality']),
    duration: oneOf(entry.durations, stored['duration']),
    generate_audio: entry.hasSound && typeof sound === 'boolean' ? sound : null,
    is_private: stored['is_private'] === true,
    seed: asNumber(stored['seed'], 0, SEED_MAX),
  }
}
