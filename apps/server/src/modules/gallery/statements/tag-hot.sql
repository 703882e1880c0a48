with page as materialized (
  select * from (select i.item_id as id,
    array[i.hot::text, i.item_id::text] as position,
    row_number() over (order by i.hot desc, i.item_id desc) as place
  from item_tags as i
  where i.tag_id = (select t.id from tags as t where t.name = $1) and i.kind = 'image' and i.listed and not exists (
    select from reports as seen where seen.user_id = $2 and seen.item_id = i.item_id
  ) and (i.hot, i.item_id) < ($3::double precision, $4::text)
  order by i.hot desc, i.item_id desc
  limit 16) as planned
  where place <= $5)

