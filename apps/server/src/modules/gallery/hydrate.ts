import { CHILDREN_SHOWN } from '@easel/contract/limits'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../context.ts'
import type { FileRole, ImageParameters } from '../../db/tables.ts'
import type { Viewer } from '../../http/viewer.ts'
import { visibleTo } from './visible-to.ts'

interface FileRow {
  readonly key: string
  readonly mime: string
  readonly role: FileRole
  readonly width: number
  readonly height: number
}

/** An item with everything that is shown of it to anybody; what this viewer gets of it is `presentImage`'s part. */
export interface ImageRow {
  readonly position: string[] | null
  readonly private_used: string
  readonly id: string
  readonly creator_id: string
  readonly creator_username: string
  readonly creator_name: string
  readonly generation_id: string | null
  readonly item_position: number
  readonly model: string
  readonly provider: string
  readonly mode: 't2i' | 'i2i'
  readonly prompt: string
  readonly negative_prompt: string | null
  readonly prompt_hidden: boolean
  readonly original_prompt: string | null
  readonly enhanced_prompt: string | null
  readonly enhancement_instructions: string | null
  readonly parameters: ImageParameters
  readonly understood: string[]
  readonly ignored: string[]
  readonly width: number
  readonly height: number
  readonly seed: string | null
  readonly cost: number
  readonly work_ms: number | null
  readonly placeholder: string | null
  readonly had_parent: boolean
  readonly is_private: boolean
  readonly is_demo: boolean
  readonly listed: boolean
  readonly nsfw_level: number | null
  readonly nsfw_status: 'pending' | 'completed' | 'failed'
  readonly likes_count: number
  readonly created_at: Date
  readonly has_liked: boolean
  readonly has_reported: boolean
  readonly files: FileRow[] | null
  readonly tags: { id: string; name: string }[] | null
  readonly has_parent: boolean
  /** null: there is none, or the viewer may not see it. */
  readonly parent: {
    id: string
    creator_id: string
    prompt: string
    prompt_hidden: boolean
    listed: boolean
    width: number
    height: number
    key: string | null
  } | null
  readonly source: { id: string; width: number; height: number; key: string | null } | null
  readonly children: { id: string; width: number; height: number; listed: boolean; key: string | null }[] | null
  readonly children_count: string
}

/**
 * Decorates the ids of a page in one statement, in their order. What the viewer may not see is not in the result: an
 * item, its parent, its children.
 * @param page a statement with `id`, `position` and `place` (source.ts)
 */
export async function hydrate(context: Context, viewer: Viewer, page: RawBuilder<unknown>): Promise<ImageRow[]> {
  const { rows } = await hydrateStatement(viewer, context.now(), page).execute(context.db)
  return rows
}

export function hydrateStatement(viewer: Viewer, now: Date, page: RawBuilder<unknown>): RawBuilder<ImageRow> {
  return sql<ImageRow>`with page as materialized (${page})
select page.position,
  (
    select count(*) from items as own
    where own.creator_id = ${viewer.id} and own.kind = 'image' and own.is_private
  ) as private_used,
  i.id, i.creator_id, u.username as creator_username, u.name as creator_name, i.generation_id,
  i.position as item_position,
  i.model, i.provider, i.mode, i.prompt, i.negative_prompt, i.prompt_hidden, i.original_prompt, i.enhanced_prompt,
  i.enhancement_instructions, i.parameters, i.understood, i.ignored, i.width, i.height, i.seed, i.cost, i.work_ms,
  i.placeholder, i.had_parent, i.is_private, i.is_demo, i.listed, i.nsfw_level, i.nsfw_status, i.likes_count,
  i.created_at,
  exists (select from likes as l where l.user_id = ${viewer.id} and l.item_id = i.id) as has_liked,
  exists (select from reports as r where r.user_id = ${viewer.id} and r.item_id = i.id) as has_reported,
  (
    select json_agg(
      json_build_object('key', f.key, 'mime', f.mime, 'role', f.role, 'width', f.width, 'height', f.height)
      order by f.width, f.mime
    )
    from files as f where f.item_id = i.id
  ) as files,
  (
    select json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name)
    from item_tags as it join tags as t on t.id = it.tag_id where it.item_id = i.id
  ) as tags,
  i.parent_id is not null as has_parent,
  (
    select json_build_object(
      'id', p.id, 'creator_id', p.creator_id, 'prompt', p.prompt, 'prompt_hidden', p.prompt_hidden, 'listed', p.listed,
      'width', p.width, 'height', p.height,
      'key', (select f.key from files as f where f.item_id = p.id and f.mime = 'image/webp' order by f.width desc limit 1)
    )
    from items as p where p.id = i.parent_id and ${visibleTo(viewer, now, 'p')}
  ) as parent,
  (
    select json_build_object(
      'id', s.id, 'width', s.width, 'height', s.height,
      'key', (select f.key from files as f where f.upload_id = s.id limit 1)
    )
    from uploads as s where s.id = i.source_upload_id and s.user_id = ${viewer.id}
  ) as source,
  (
    select json_agg(json_build_object(
      'id', child.id, 'width', child.width, 'height', child.height, 'listed', child.listed,
      'key', (
        select f.key from files as f where f.item_id = child.id order by f.role desc, f.width, f.mime desc limit 1
      )
    ) order by child.created_at desc, child.id desc)
    from (
      select c.id, c.width, c.height, c.listed, c.created_at from items as c
      where c.parent_id = i.id and c.kind = 'image' and ${visibleTo(viewer, now, 'c')}
      order by c.created_at desc, c.id desc limit ${sql.lit(CHILDREN_SHOWN)}
    ) as child
  ) as children,
  (
    select count(*) from items as c where c.parent_id = i.id and c.kind = 'image' and ${visibleTo(viewer, now, 'c')}
  ) as children_count
from page
join items as i on i.id = page.id
join users as u on u.id = i.creator_id
where i.kind = 'image' and ${visibleTo(viewer, now)}
order by page.place`
}
