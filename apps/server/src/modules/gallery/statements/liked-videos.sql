with page as materialized (
  select * from (select l.item_id as id,
    array[l.created_at::text, l.item_id::text] as position,
    row_number() over (order by l.created_at desc, l.item_id desc) as place
  from likes as l join items as i on i.id = l.item_id
  where l.user_id = $1 and i.kind = 'video' and (i.listed or i.creator_id = $2) and (i.expires_at is null or i.expires_at > $3) and not exists (
    select from reports as seen where seen.user_id = $4 and seen.item_id = l.item_id
  ) and (l.created_at, l.item_id) < ($5::timestamptz, $6::text)
  order by l.created_at desc, l.item_id desc
  limit 16) as planned
  where place <= $7)

