import type { ModelEntry } from '@easel/contract/entities/catalogue'

/** Of a catalogue entry only what a card shows: the home page carries some sixty of them. */
export type ModelCardData = Pick<
  ModelEntry,
  | 'id'
  | 'kind'
  | 'group'
  | 'name'
  | 'description'
  | 'introUrl'
  | 'featured'
  | 'status'
  | 'status_note'
  | 'successor'
  | 'supportsTxt2Img'
  | 'supportsImg2Img'
  | 'supportsT2V'
  | 'supportsI2V'
>

export function toCard(model: ModelEntry): ModelCardData {
  const { id, kind, group, name, description, introUrl, featured, status, status_note, successor } = model
  const { supportsTxt2Img, supportsImg2Img, supportsT2V, supportsI2V } = model
  return {
    id, kind, group, name, description, introUrl, featured, status, status_note, successor,
    supportsTxt2Img, supportsImg2Img, supportsT2V, supportsI2V,
  }
}
