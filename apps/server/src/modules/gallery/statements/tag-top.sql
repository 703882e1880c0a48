with page as materialized (
  select * from (select i.item_id as id,
    array[i.likes_count::text, i.item_id::text] as position,
    row_number() over (order by i.likes_count desc, i.item_id desc) as place
  from item_tags as i
  where i.tag_id = (select t.id from tags as t where t.name = $1) and i.kind = 'image' and i.listed and not exists (
    select from reports as seen where seen.user_id = $2 and seen.item_id = i.item_id
  ) and i.created_at > $3 and (i.likes_count, i.item_id) < ($4::integer, $5::text)
  order by i.likes_count desc, i.item_id desc
  limit 16) as planned
  where place <= $6)

