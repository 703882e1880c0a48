with page as materialized (
  select * from (select i.item_id as id,
    array[i.created_at::text, i.item_id::text] as position,
    row_number() over (order by i.created_at desc, i.item_id desc) as place
  from item_tags as i
  where i.tag_id = (select t.id from tags as t where t.name = $1) and i.kind = 'image' and i.listed and not exists (
    select from reports as seen where seen.user_id = $2 and seen.item_id = i.item_id
  ) and (i.created_at, i.item_id) < ($3::timestamptz, $4::text)
  order by i.created_at desc, i.item_id desc
  limit 16) as planned
  where place <= $5)

