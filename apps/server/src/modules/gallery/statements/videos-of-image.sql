with page as materialized (
  select * from (select i.id as id,
    array[i.created_at::text, i.id::text] as position,
    row_number() over (order by i.created_at desc, i.id desc) as place
  from items as i
  where i.parent_id = $1 and i.kind = 'video' and (i.listed or i.creator_id = $2) and (i.expires_at is null or i.expires_at > $3) and not exists (
    select from reports as seen where seen.user_id = $4 and seen.item_id = i.id
  ) and not (i.is_demo and i.mode = 'effect') and (i.created_at, i.id) < ($5::timestamptz, $6::text)
  order by i.created_at desc, i.id desc
  limit 16) as planned
  where place <= $7)

