with page as materialized (
  select * from (select i.id as id,
    array[i.likes_count::text, i.id::text] as position,
    row_number() over (order by i.likes_count desc, i.id desc) as place
  from items as i
  where i.model = $1 and i.kind = 'video' and i.listed and not exists (
    select from reports as seen where seen.user_id = $2 and seen.item_id = i.id
  ) and (i.likes_count, i.id) < ($3::integer, $4::text)
  order by i.likes_count desc, i.id desc
  limit 16) as planned
  where place <= $5)

