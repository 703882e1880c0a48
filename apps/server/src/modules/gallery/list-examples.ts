import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { hydrate } from './hydrate.ts'
import { presentRows, type Shown } from './present-items.ts'
import { idsOf } from './source.ts'
import { examplesSource, type GalleryKind } from './sources.ts'

/** H4: the most liked community works of a kind that were made with a model or an effect (by its model id). */
export async function listExamples<Kind extends GalleryKind>(
  context: Context,
  viewer: Viewer,
  kind: Kind,
  model: string,
  limit: number,
): Promise<Shown[Kind][]> {
  const page = idsOf(examplesSource(kind, viewer, model), null, limit)
  return presentRows(context, viewer, kind, await hydrate(context, viewer, kind, page))
}
