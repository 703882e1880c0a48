import { EFFECT_QUALITIES } from '@easel/catalogue/effects/check-effect-request'
import type { EffectEntry } from '@easel/catalogue/effects/effect'
import type { EffectGenerateBody } from '@easel/contract/entities/requests'
import type { SourcePicture } from '../form/source-picture.ts'
import { nearestRatio } from '../video/shape.ts'

/** What is chosen on the page of an effect. Null stands for "as the effect does it". */
export interface EffectDraft {
  /** One place for each photo that the effect asks for, in its order. */
  pictures: readonly (SourcePicture | null)[]
  text: string
  aspect_ratio: string | null
  quality: string | null
  /** Seconds. */
  duration: number | null
  generate_audio: boolean | null
  is_private: boolean
  /** Null draws a new one each time. */
  seed: number | null
}

export function emptyDraft(entry: EffectEntry): EffectDraft {
  return {
    pictures: entry.inputs.map(() => null),
    text: '',
    aspect_ratio: null,
    quality: null,
    duration: null,
    generate_audio: null,
    is_private: false,
    seed: null,
  }
}

/** The draft with everything that is left to the effect filled in. */
export function wholeOf(draft: EffectDraft, entry: EffectEntry) {
  const [first] = draft.pictures
  // Without a wish the film has the shape that cuts least from its first photo.
  const fitting = first ? nearestRatio(entry.ratios, first.width / first.height) : null
  return {
    aspect_ratio: draft.aspect_ratio ?? fitting ?? entry.ratios[0] ?? '16:9',
    quality: draft.quality ?? EFFECT_QUALITIES.default,
    duration: draft.duration ?? entry.defaultDuration,
    generate_audio: entry.hasSound && (draft.generate_audio ?? true),
  }
}

/** The order. Photos that are not there yet are left out. */
export function toBody(draft: EffectDraft, entry: EffectEntry): EffectGenerateBody {
  const { aspect_ratio, quality, duration, generate_audio } = wholeOf(draft, entry)
  const text = draft.text.trim()
  return {
    inputs: entry.inputs.flatMap(({ role }, index) => {
      const picture = draft.pictures[index]
      if (!picture) return []
      return [{ role, ...(picture.kind === 'upload' ? { upload_id: picture.id } : { image_id: picture.id }) }]
    }),
    aspect_ratio,
    quality,
    duration,
    is_private: draft.is_private,
    ...(entry.hasSound && { generate_audio }),
    ...(entry.takesText && text !== '' && { text }),
    ...(draft.seed !== null && { seed: draft.seed }),
  }
}
