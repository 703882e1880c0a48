import { sql, type RawBuilder } from 'kysely'
import { checkFiles } from '../modules/files/check-files.ts'
import { PLANS } from '../modules/plans/plans.ts'
import type { TestServer } from './server.ts'

/** Statements whose every row is something that must not be: `fault` says what. */
function statements(now: Date): RawBuilder<{ fault: string }>[] {
  const limits = sql`case plan_id ${sql.join(
    PLANS.map((plan) => sql`when ${sql.lit(plan.id)} then ${sql.lit(plan.privateLimit)}`),
    sql` `,
  )} end`
  return [
    sql`select format('balance of %s: %s, ledger %s', b.user_id, b.available, coalesce(sum(e.change), 0)) as fault
      from balances b left join ledger_entries e on e.user_id = b.user_id
      group by b.user_id, b.available having b.available <> coalesce(sum(e.change), 0)`,
    sql`select format('job %s: %s holds', g.id, count(e.id)) as fault
      from generations g left join ledger_entries e on e.generation_id = g.id and e.kind = 'hold'
      where not g.is_demo group by g.id having count(e.id) <> 1`,
    sql`select format('job %s: %s, settled %s of %s', g.id, g.status, coalesce(sum(e.amount), 0), g.cost) as fault
      from generations g left join ledger_entries e on e.generation_id = g.id and e.kind in ('capture', 'release')
      where not g.is_demo group by g.id
      having (g.status in ('queued', 'running')) = (count(e.id) > 0)
        or (count(e.id) > 0 and sum(e.amount) <> g.cost)`,
    sql`select format('job %s: %s past its deadline', id, status) as fault
      from generations where status in ('queued', 'running') and deadline_at <= ${now}`,
    sql`select format('likes of %s: %s, counted %s', i.id, count(l.user_id), i.likes_count) as fault
      from items i left join likes l on l.item_id = i.id group by i.id having i.likes_count <> count(l.user_id)`,
    sql`select format('order of %s', id) as fault from items
      where abs(hot - (log(1 + likes_count) + extract(epoch from created_at) / 45000)) > 1e-6`,
    sql`select format('tag %s of %s differs', t.tag_id, t.item_id) as fault
      from item_tags t join items i on i.id = t.item_id
      where (t.listed, t.likes_count, t.hot) <> (i.listed, i.likes_count, i.hot)`,
    sql`select format('tag %s: %s uses, counted %s', t.name, count(it.item_id), t.uses) as fault
      from tags t left join item_tags it on it.tag_id = t.id and it.listed and it.kind = 'image'
      group by t.id having t.uses <> count(it.item_id)`,
    sql`select format('%s is listed: %s', id, listed) as fault from items
      where listed <> (nsfw_status = 'completed' and nsfw_level is not null and nsfw_level < 2
        and not is_private and expires_at is null)`,
    sql`select format('%s has %s private works', u.id, count(*)) as fault
      from users u join items i on i.creator_id = u.id and i.kind = 'image' and i.is_private
      where not u.is_anonymous and not u.is_house group by u.id having count(*) > ${limits}`,
  ]
}

/** What must hold of the rows after whatever happened: money, jobs, likes, counters, lists and limits. */
export async function faultsOfRows({ context }: TestServer): Promise<string[]> {
  const found = await Promise.all(statements(context.now()).map((statement) => statement.execute(context.db)))
  return found.flatMap(({ rows }) => rows.map((row) => row.fault))
}

/** The same, and that every file has its row and every row its file. */
export async function faultsOf(server: TestServer): Promise<string[]> {
  const { missing, orphaned, damaged } = await checkFiles(server.context)
  return [
    ...(await faultsOfRows(server)),
    ...missing.map((key) => `missing ${key}`),
    ...orphaned.map((key) => `orphaned ${key}`),
    ...damaged.map((key) => `damaged ${key}`),
  ]
}
