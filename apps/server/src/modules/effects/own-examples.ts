import { MODEL_CARD } from '@easel/contract/limits'
import type { Video } from '@easel/contract/entities/video'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { presentVideos } from '../gallery/present-videos.ts'
import { visibleTo } from '../gallery/visible-to.ts'

/** The examples that effects rendered of themselves, at most 3 each (H4), by the effects' model ids: two statements for all of them. */
export async function ownExamples(
  context: Context,
  viewer: Viewer,
  models: readonly string[],
): Promise<ReadonlyMap<string, readonly Video[]>> {
  if (models.length === 0) return new Map()
  const { rows } = await sql<{ id: string }>`select shown.id
from unnest(${[...models]}::text[]) as wanted (model)
cross join lateral (
  select i.id from items as i
  where i.model = wanted.model and i.kind = 'video' and i.is_demo and ${visibleTo(viewer, context.now())}
  order by i.created_at desc, i.id desc limit ${sql.lit(MODEL_CARD.maxVideos)}
) as shown`.execute(context.db)
  const videos = await presentVideos(
    context,
    viewer,
    rows.map((row) => row.id),
  )
  return Map.groupBy(videos, (video) => video.model)
}
