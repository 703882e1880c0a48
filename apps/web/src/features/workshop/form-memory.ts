import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { readStored, writeStored } from '../../lib/stored-setting.ts'
import { supports, WORKSHOP_MODES } from './draft.ts'
import type { Draft, WorkshopMode } from './draft.ts'
import { draftKey, parseDraft, serializeDraft } from './draft-store.ts'

const MODEL_KEY = { t2i: STORAGE_KEY.workshopModelT2i, i2i: STORAGE_KEY.workshopModelI2i } as const

// W3
export function rememberChoice(mode: WorkshopMode, model: string): void {
  writeStored(STORAGE_KEY.workshopTab, mode)
  writeStored(MODEL_KEY[mode], model)
}

export function recallMode(): WorkshopMode | null {
  return WORKSHOP_MODES.find((mode) => mode === readStored(STORAGE_KEY.workshopTab)) ?? null
}

/** The id that is remembered for a tab, whether it still exists or not. */
export function recallModelId(mode: WorkshopMode): string | null {
  return readStored(MODEL_KEY[mode])
}

/** The remembered model, if it is still there and still knows the mode. */
export function recallModel(models: readonly ModelEntry[], mode: WorkshopMode): ModelEntry | null {
  const id = recallModelId(mode)
  return models.find((model) => model.id === id && supports(model, mode)) ?? null
}

export function recallDraft(model: ModelEntry, mode: WorkshopMode): Draft | null {
  return parseDraft(readStored(draftKey(mode, model.id)), model, mode)
}

export function keepDraft(draft: Draft): void {
  writeStored(draftKey(draft.mode, draft.model), serializeDraft(draft))
}
