import type { Audio } from '@easel/contract/entities/audio'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import type { Context } from '../../context.ts'
import type { ItemKind } from '../../db/tables.ts'
import type { Viewer } from '../../http/viewer.ts'
import { hydrate } from './hydrate.ts'
import type { Rows } from './item-rows.ts'
import { presentAudio } from './present-audio.ts'
import { presentImage } from './present-image.ts'
import { presentVideo } from './present-video.ts'
import { givenIds } from './source.ts'

/** What a viewer gets of each kind of item. */
export interface Shown {
  readonly image: GalleryImage
  readonly video: Video
  readonly audio: Audio
}

type Presenter<Kind extends ItemKind> = (context: Context, viewer: Viewer, row: Rows[Kind]) => Shown[Kind]
const PRESENTERS: { readonly [Kind in ItemKind]: Presenter<Kind> } = {
  image: presentImage,
  video: presentVideo,
  audio: presentAudio,
}

export function presentRows<Kind extends ItemKind>(
  context: Context,
  viewer: Viewer,
  kind: Kind,
  rows: readonly Rows[Kind][],
): Shown[Kind][] {
  const present: Presenter<Kind> = PRESENTERS[kind]
  return rows.map((row) => present(context, viewer, row))
}

/** The items of one kind with these ids, in this order, as far as the viewer may see them: one statement. */
export async function presentItems<Kind extends ItemKind>(
  context: Context,
  viewer: Viewer,
  kind: Kind,
  ids: readonly string[],
): Promise<Shown[Kind][]> {
  if (ids.length === 0) return []
  return presentRows(context, viewer, kind, await hydrate(context, viewer, kind, givenIds(ids)))
}
