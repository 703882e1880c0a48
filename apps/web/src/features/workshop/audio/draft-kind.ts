import { STORAGE_KEY } from '@easel/contract/storage-keys'
import type { DraftKind } from '../form/draft-kind.ts'
import { AUDIO_MODES, emptyDraft } from './draft.ts'
import type { AudioDraft } from './draft.ts'
import { fitDraft, withoutDefaults } from './draft-fit.ts'
import { parseDraft } from './draft-store.ts'

/** The drafts of sound: one for each tab, which has one model. */
export const AUDIO_DRAFTS: DraftKind<AudioDraft> = {
  modes: AUDIO_MODES,
  empty: emptyDraft,
  fit: fitDraft,
  withoutDefaults,
  parse: parseDraft,
  tabsAreApart: true,
  files: [],
  stays: [],
  storage: {
    tab: STORAGE_KEY.audioTab,
    model: () => null,
    draft: (mode) => `${STORAGE_KEY.audioDraft}.${mode}`,
  },
}
