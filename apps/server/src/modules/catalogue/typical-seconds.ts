import { models } from '@easel/catalogue/catalogue'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'

const KEPT_MS = 60_000
const SAMPLE = 50

/**
 * Median seconds that one picture of each model took here, of its last 50 generations; a model with which nothing was
 * made is not in it. Measured anew at most once a minute.
 */
export function createTypicalSeconds(context: Context): () => Promise<ReadonlyMap<string, number>> {
  let known: { readonly measured: Promise<ReadonlyMap<string, number>>; readonly until: number } | undefined
  return () => {
    const now = context.now().getTime()
    if (known && now < known.until) return known.measured
    const measured = measure(context)
    known = { measured, until: now + KEPT_MS }
    measured.catch(() => (known = undefined))
    return measured
  }
}

async function measure(context: Context): Promise<ReadonlyMap<string, number>> {
  const ids = models.map((model) => model.id)
  const { rows } = await sql<{ model: string; seconds: number }>`
select m.model, percentile_cont(0.5) within group (order by g.seconds) as seconds
from unnest(${ids}::text[]) as m (model)
cross join lateral (
  select work_ms / 1000.0::double precision / num_outputs as seconds from generations
  where generations.model = m.model and status = 'completed' and work_ms is not null
  order by ended_at desc limit ${SAMPLE}
) as g
group by m.model`.execute(context.db)
  return new Map(rows.map((row) => [row.model, row.seconds]))
}
