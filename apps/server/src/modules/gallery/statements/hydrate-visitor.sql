with page as materialized (
  select given.id, null::text[] as position, given.place
  from unnest($1::text[]) with ordinality as given (id, place))
select page.position,
  (
    select count(*) from items as own
    where own.creator_id = $2 and own.kind = 'image' and own.is_private
  ) as private_used,
  i.id, i.creator_id, u.username as creator_username, u.name as creator_name, u.image as creator_avatar,
  i.generation_id, i.position as item_position,
  i.model, i.provider, i.mode, i.prompt, i.negative_prompt, i.prompt_hidden, i.original_prompt, i.enhanced_prompt,
  i.enhancement_instructions, i.parameters, i.understood, i.ignored, i.width, i.height, i.duration_ms, i.seed, i.cost,
  i.work_ms, i.placeholder, i.had_parent, i.edit_of, i.version, i.is_private, i.is_demo, i.listed, i.nsfw_level,
  i.nsfw_status, i.likes_count, i.created_at,
  exists (select from likes as l where l.user_id = $3 and l.item_id = i.id) as has_liked,
  exists (select from reports as r where r.user_id = $4 and r.item_id = i.id) as has_reported,
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
    from items as p where p.id = i.parent_id and p.listed and (p.expires_at is null or p.expires_at > $5)
  ) as parent,
  (
    select json_build_object(
      'id', s.id, 'width', s.width, 'height', s.height,
      'key', (select f.key from files as f where f.upload_id = s.id limit 1)
    )
    from uploads as s where s.id = i.source_upload_id and s.kind = 'image' and s.user_id = $6
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
      where c.parent_id = i.id and c.kind = 'image' and c.listed and (c.expires_at is null or c.expires_at > $7)
      order by c.created_at desc, c.id desc limit 6
    ) as child
  ) as children,
  (
    select count(*) from items as c where c.parent_id = i.id and c.kind = 'image' and c.listed and (c.expires_at is null or c.expires_at > $8)
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
      where c.parent_id = i.id and c.kind = 'video' and c.listed and (c.expires_at is null or c.expires_at > $9) and not (c.is_demo and c.mode = 'effect')
      order by c.created_at desc, c.id desc limit 3
    ) as child
  ) as videos,
  (
    select count(*) from items as c where c.parent_id = i.id and c.kind = 'video' and c.listed and (c.expires_at is null or c.expires_at > $10) and not (c.is_demo and c.mode = 'effect')
  ) as videos_count
from page
join items as i on i.id = page.id
join users as u on u.id = i.creator_id
where i.kind = 'image' and i.listed and (i.expires_at is null or i.expires_at > $11)
order by page.place
