import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { PROMPT_MAX, REFERENCES_MAX, SEED_MAX } from '@easel/contract/limits'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import type { DraftKind } from '../form/draft-kind.ts'
import { asNumber, asRecord, asSourcePicture, asStored, asText, isOwnAddress } from '../form/stored-values.ts'
import { emptyDraft, VIDEO_MODES } from './draft.ts'
import type { EditedVideo, SourceMedia, VideoDraft, VideoMode } from './draft.ts'
import { fitDraft, withoutDefaults } from './draft-fit.ts'

const MODEL_KEY = { t2v: STORAGE_KEY.videoModelT2v, i2v: STORAGE_KEY.videoModelI2v } as const

/** The drafts of videos. W3: what is remembered, one draft for each tab and model. */
export const VIDEO_DRAFTS: DraftKind<VideoDraft> = {
  modes: VIDEO_MODES,
  empty: emptyDraft,
  fit: fitDraft,
  withoutDefaults,
  parse: parseDraft,
  files: ['source', 'end'],
  stays: ['is_private'],
  storage: {
    tab: STORAGE_KEY.videoTab,
    model: (mode) => MODEL_KEY[mode],
    draft: (mode, model) => `${STORAGE_KEY.videoDraft}.${mode}.${model}`,
  },
}

function parseDraft(text: string | null, model: ModelEntry, mode: VideoMode): VideoDraft | null {
  const stored = asStored(text)
  if (!stored) return null
  const motion = asText(stored['motion'])
  const references = Array.isArray(stored['references']) ? stored['references'] : []
  const draft: VideoDraft = {
    ...emptyDraft(model, mode),
    prompt: asText(stored['prompt']).slice(0, PROMPT_MAX),
    negative_prompt: asText(stored['negative_prompt']).slice(0, PROMPT_MAX),
    aspect_ratio: asText(stored['aspect_ratio']) || null,
    resolution: asText(stored['resolution']) || null,
    duration: asNumber(stored['duration'], 1, 600),
    camera: asText(stored['camera']) || null,
    generate_audio: stored['generate_audio'] === true,
    motion: motion === 'animate' || motion === 'replace' ? motion : null,
    source: asSourcePicture(stored['source']),
    end: asSourcePicture(stored['end']),
    references: references.flatMap((each: unknown) => asSourcePicture(each) ?? []).slice(0, REFERENCES_MAX),
    video: asMedia(stored['video']),
    audio: asMedia(stored['audio']),
    seed: asNumber(stored['seed'], 0, SEED_MAX),
    is_private: stored['is_private'] === true,
    prompt_hidden: stored['prompt_hidden'] === true,
    edit: asEdit(stored['edit']),
  }
  return fitDraft(draft, model, mode).draft
}

function asMedia(value: unknown): SourceMedia | null {
  const stored = asRecord(value)
  const [id, src] = [asText(stored?.['id']), asText(stored?.['src'])]
  const seconds = asNumber(stored?.['seconds'], 0, 36_000)
  return id === '' || !isOwnAddress(src) || seconds === null ? null : { id, src, seconds }
}

function asEdit(value: unknown): EditedVideo | null {
  const stored = asRecord(value)
  const id = asText(stored?.['id'])
  const version = asNumber(stored?.['version'], 1, 10_000)
  return id === '' || version === null ? null : { id, version }
}
