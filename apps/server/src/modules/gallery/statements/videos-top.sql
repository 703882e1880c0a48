with page as materialized (
  select * from (select i.id as id,
    array[i.likes_count::text, i.created_at::text, i.id::text] as position,
    row_number() over (order by i.likes_count desc, i.created_at desc, i.id desc) as place
  from items as i
  where i.kind = 'video' and i.listed and not exists (
    select from reports as seen where seen.user_id = $1 and seen.item_id = i.id
  ) and not (i.is_demo and i.mode = 'effect') and i.created_at > $2 and (i.likes_count, i.created_at, i.id) < ($3::integer, $4::timestamptz, $5::text)
  order by i.likes_count desc, i.created_at desc, i.id desc
  limit 16) as planned
  where place <= $6)

