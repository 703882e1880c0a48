import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { readStored, writeStored } from '../../../lib/stored-setting.ts'
import type { DraftKind } from './draft-kind.ts'
import type { AnyDraft } from './form-parts.ts'
import { supports } from './model-choice.ts'

// W3
export function rememberChoice<D extends AnyDraft>(kind: DraftKind<D>, mode: D['mode'], model: string): void {
  writeStored(kind.storage.tab, mode)
  const key = kind.storage.model(mode)
  if (key !== null) writeStored(key, model)
}

export function recallMode<D extends AnyDraft>(kind: DraftKind<D>): D['mode'] | null {
  const stored = readStored(kind.storage.tab)
  return kind.modes.find((mode) => mode === stored) ?? null
}

/** The id that is remembered for a tab, whether it still exists or not. */
export function recallModelId<D extends AnyDraft>(kind: DraftKind<D>, mode: D['mode']): string | null {
  const key = kind.storage.model(mode)
  return key === null ? null : readStored(key)
}

/** The remembered model, if it is still there and still knows the mode. */
export function recallModel<D extends AnyDraft>(
  kind: DraftKind<D>,
  models: readonly ModelEntry[],
  mode: D['mode'],
): ModelEntry | null {
  const id = recallModelId(kind, mode)
  return models.find((model) => model.id === id && supports(model, mode)) ?? null
}

export function recallDraft<D extends AnyDraft>(kind: DraftKind<D>, model: ModelEntry, mode: D['mode']): D | null {
  return kind.parse(readStored(kind.storage.draft(mode, model.id)), model, mode)
}

export function keepDraft<D extends AnyDraft>(kind: DraftKind<D>, draft: D): void {
  writeStored(kind.storage.draft(draft.mode, draft.model), JSON.stringify(draft))
}
