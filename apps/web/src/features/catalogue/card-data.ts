import type { ModelEntry } from '@easel/contract/entities/catalogue'

type Shown =
  | 'id'
  | 'kind'
  | 'group'
  | 'name'
  | 'maker'
  | 'description'
  | 'introUrl'
  | 'featured'
  | 'status'
  | 'status_note'
  | 'supportsTxt2Img'
  | 'supportsImg2Img'
  | 'supportsT2V'
  | 'supportsI2V'

/** Of a catalogue entry only what a card shows: the home page carries some sixty of them. */
export type ModelCardData = Pick<ModelEntry, Shown> & { successor: { id: string; name: string } | null }

/** The cards of a list, in its order. */
export function toCards(models: readonly ModelEntry[]): ModelCardData[] {
  const names = new Map(models.map((model) => [model.id, model.name]))
  return models.map((model) => ({
    id: model.id,
    kind: model.kind,
    group: model.group,
    name: model.name,
    maker: model.maker,
    description: model.description,
    introUrl: model.introUrl,
    featured: model.featured,
    status: model.status,
    status_note: model.status_note,
    supportsTxt2Img: model.supportsTxt2Img,
    supportsImg2Img: model.supportsImg2Img,
    supportsT2V: model.supportsT2V,
    supportsI2V: model.supportsI2V,
    successor: model.successor ? { id: model.successor, name: names.get(model.successor) ?? model.successor } : null,
  }))
}
