import { STORAGE_KEY } from '@easel/contract/storage-keys'
import type { DraftKind } from '../form/draft-kind.ts'
import { emptyDraft, WORKSHOP_MODES } from './draft.ts'
import type { Draft } from './draft.ts'
import { fitDraft, withoutDefaults } from './draft-fit.ts'
import { parseDraft } from './draft-store.ts'

const MODEL_KEY = { t2i: STORAGE_KEY.workshopModelT2i, i2i: STORAGE_KEY.workshopModelI2i } as const

/** The drafts of pictures. W3: what is remembered, one draft for each tab and model. */
export const IMAGE_DRAFTS: DraftKind<Draft> = {
  modes: WORKSHOP_MODES,
  empty: emptyDraft,
  fit: fitDraft,
  withoutDefaults,
  parse: parseDraft,
  files: ['source'],
  stays: ['is_private', 'num_outputs'],
  storage: {
    tab: STORAGE_KEY.workshopTab,
    model: (mode) => MODEL_KEY[mode],
    draft: (mode, model) => `${STORAGE_KEY.workshopDraft}.${mode}.${model}`,
  },
}
