import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../context.ts'
import type { ItemKind } from '../../db/tables.ts'
import type { Viewer } from '../../http/viewer.ts'
import { childrenColumns } from './children.ts'
import type { Rows } from './item-rows.ts'
import { visibleTo } from './visible-to.ts'

/**
 * Decorates the ids of a page in one statement, in their order. What the viewer may not see is not in the result: an
 * item, its parent, its children; nor is an item of another kind.
 * @param page a statement with `id`, `position` and `place` (source.ts)
 */
export async function hydrate<Kind extends ItemKind>(
  context: Context,
  viewer: Viewer,
  kind: Kind,
  page: RawBuilder<unknown>,
): Promise<Rows[Kind][]> {
  const { rows } = await hydrateStatement(viewer, kind, context.now(), page).execute(context.db)
  return rows
}

export function hydrateStatement<Kind extends ItemKind>(
  viewer: Viewer,
  kind: Kind,
  now: Date,
  page: RawBuilder<unknown>,
): RawBuilder<Rows[Kind]> {
  return sql<Rows[Kind]>`with page as materialized (${page})
select page.position,
  (
    select count(*) from items as own
    where own.creator_id = ${viewer.id} and own.kind = 'image' and own.is_private
  ) as private_used,
  i.id, i.creator_id, u.username as creator_username, u.name as creator_name, u.image as creator_avatar,
  i.generation_id, i.position as item_position,
  i.model, i.provider, i.mode, i.prompt, i.negative_prompt, i.prompt_hidden, i.original_prompt, i.enhanced_prompt,
  i.enhancement_instructions, i.parameters, i.understood, i.ignored, i.width, i.height, i.duration_ms, i.seed, i.cost,
  i.work_ms, i.placeholder, i.had_parent, i.edit_of, i.version, i.is_private, i.is_demo, i.listed, i.nsfw_level,
  i.nsfw_status, i.likes_count, i.created_at,
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
    from uploads as s where s.id = i.source_upload_id and s.kind = 'image' and s.user_id = ${viewer.id}
  ) as source${kind === 'image' ? childrenColumns(viewer, now) : sql``}
from page
join items as i on i.id = page.id
join users as u on u.id = i.creator_id
where i.kind = ${sql.lit(kind)} and ${visibleTo(viewer, now)}
order by page.place`
}
