import type { ItemKind } from '../../db/tables.ts'

/** What a refusal calls an item of each kind. */
export const THIS_ITEM: Readonly<Record<ItemKind, string>> = {
  image: 'This picture',
  video: 'This video',
  audio: 'This recording',
}
