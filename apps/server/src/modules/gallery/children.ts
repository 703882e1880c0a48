import { CHILDREN_SHOWN } from '@easel/contract/limits'
import { sql, type RawBuilder } from 'kysely'
import type { Viewer } from '../../http/viewer.ts'
import { noExample, visibleTo } from './visible-to.ts'

const VIDEOS_SHOWN = 3

/**
 * V5, G10: columns of what was made from the picture `i`, as far as the viewer may see it: pictures and videos, the
 * newest of each, and how many there are.
 */
export function childrenColumns(viewer: Viewer, now: Date): RawBuilder<unknown> {
  const childOf = (kind: 'image' | 'video') => {
    const child = sql`c.parent_id = i.id and c.kind = ${sql.lit(kind)} and ${visibleTo(viewer, now, 'c')}`
    return kind === 'video' ? sql`${child} and ${noExample('c')}` : child
  }
  return sql`,
  (
    select json_agg(json_build_object(
      'id', child.id, 'width', child.width, 'height', child.height, 'listed', child.listed,
      'key', (
        select f.key from files as f where f.item_id = child.id order by f.role desc, f.width, f.mime desc limit 1
      )
    ) order by child.created_at desc, child.id desc)
    from (
      select c.id, c.width, c.height, c.listed, c.created_at from items as c
      where ${childOf('image')}
      order by c.created_at desc, c.id desc limit ${sql.lit(CHILDREN_SHOWN)}
    ) as child
  ) as children,
  (
    select count(*) from items as c where ${childOf('image')}
  ) as children_count,
  (
    select json_agg(json_build_object(
      'id', child.id, 'creator_id', child.creator_id, 'width', child.width, 'height', child.height,
      'listed', child.listed, 'prompt', child.prompt, 'prompt_hidden', child.prompt_hidden,
      'created_at', child.created_at,
      'key', (select f.key from files as f where f.item_id = child.id and f.role = 'original' limit 1),
      'poster', (
        select f.key from files as f where f.item_id = child.id and f.role = 'poster'
        order by f.mime desc, f.width limit 1
      )
    ) order by child.created_at desc, child.id desc)
    from (
      select c.id, c.creator_id, c.width, c.height, c.listed, c.prompt, c.prompt_hidden, c.created_at from items as c
      where ${childOf('video')}
      order by c.created_at desc, c.id desc limit ${sql.lit(VIDEOS_SHOWN)}
    ) as child
  ) as videos,
  (
    select count(*) from items as c where ${childOf('video')}
  ) as videos_count`
}
