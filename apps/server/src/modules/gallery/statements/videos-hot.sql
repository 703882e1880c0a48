with page as materialized (
  select * from (select i.id as id,
    array[i.hot::text, i.id::text] as position,
    row_number() over (order by i.hot desc, i.id desc) as place
  from items as i
  where i.kind = 'video' and i.listed and not exists (
    select from reports as seen where seen.user_id = $1 and seen.item_id = i.id
  ) and not (i.is_demo and i.mode = 'effect') and (i.hot, i.id) < ($2::double precision, $3::text)
  order by i.hot desc, i.id desc
  limit 16) as planned
  where place <= $4)

