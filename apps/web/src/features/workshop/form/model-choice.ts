import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { Mode } from '@easel/catalogue/model'
import { modesOf } from '@easel/catalogue/modes'

/** What is said of a model that cannot be asked in a mode. */
export const LACKS: Readonly<Record<Mode, string>> = {
  t2i: 'starts from a picture only',
  i2i: 'starts from words only',
  t2v: 'starts from a picture only',
  i2v: 'starts from words only',
  animate: 'takes no video',
  replace: 'takes no video',
  speech: 'makes music only',
  music: 'speaks only',
}

/** Can the model be asked in this mode? One that moves a picture by a video is reached from the tab of pictures (H5). */
export function supports(model: ModelEntry, mode: Mode): boolean {
  return modesOf(model).includes(mode) || (mode === 'i2v' && model.video?.requiresVideoInput === true)
}

/** Works now: ready, or slow but there. */
export function isUsable(model: ModelEntry): boolean {
  return model.available || model.status === 'ready' || model.status === 'degraded'
}

/**
 * The picker's order: the catalogue's own (H6, featured first, then by name), with the models of this machine ahead while nothing
 * else is connected.
 */
export function pickerOrder(models: readonly ModelEntry[]): ModelEntry[] {
  const onlyBuiltIn = models.every((model) => model.built_in || !isUsable(model))
  const first = (model: ModelEntry) => (onlyBuiltIn && model.built_in ? 0 : 1)
  return models.toSorted((a, b) => first(a) - first(b))
}

/** The model to begin with: the first that works here in this mode; failing that the first that knows the mode. */
export function defaultModel(models: readonly ModelEntry[], mode: Mode): ModelEntry | null {
  const fitting = pickerOrder(models).filter((model) => supports(model, mode))
  return fitting.find((model) => isUsable(model)) ?? fitting[0] ?? null
}

/** The built-in model to offer in place of one that does not run here; null when the model is one itself. */
export function builtInFor(models: readonly ModelEntry[], model: ModelEntry, mode: Mode): ModelEntry | null {
  if (model.built_in) return null
  return models.find((other) => other.built_in && isUsable(other) && supports(other, mode)) ?? null
}

export interface ModelGroup {
  group: ModelEntry['group']
  title: string
  models: ModelEntry[]
}

const GROUPS = [
  { group: 'standard', title: 'Standard' },
  { group: 'sdxl', title: 'SDXL checkpoints' },
  { group: 'video', title: 'Video models' },
  { group: 'audio', title: 'Audio models' },
] as const

/** What the picker shows: every group, or one. */
export const MODEL_TABS = ['all', 'standard', 'sdxl'] as const
export type ModelTab = (typeof MODEL_TABS)[number]

/** The models that a search leaves, in their groups; a group of none is left out. A search looks through all groups. */
export function pickerGroups(
  models: readonly ModelEntry[],
  mode: Mode,
  search: string,
  tab: ModelTab = 'all',
): ModelGroup[] {
  const wanted = search.trim().toLowerCase()
  const found = pickerOrder(models).filter((model) =>
    `${model.name} ${model.maker} ${model.base_model ?? ''}`.toLowerCase().includes(wanted),
  )
  // What the tab can use stands first within its group; the rest says why it cannot be used here.
  const sorted = found.toSorted((a, b) => Number(!supports(a, mode)) - Number(!supports(b, mode)))
  return GROUPS.filter(({ group }) => wanted !== '' || tab === 'all' || tab === group)
    .map(({ group, title }) => ({ group, title, models: sorted.filter((model) => model.group === group) }))
    .filter((each) => each.models.length > 0)
}
