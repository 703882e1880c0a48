import type { Selectable, Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import type { GenerationsTable } from '../../db/tables.ts'
import type { Work } from './work.ts'

/** How long a job may run, from its first start. */
const RUN_MS = 10 * 60_000

export type ClaimedGeneration = Selectable<GenerationsTable>

/** Why a run ends before its work does. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped'
  readonly why: 'cancelled' | 'overdue' | 'lost' | 'interrupted'
  constructor(why: RunStopped['why']) {
    super(`The run was stopped: ${why}`)
    this.why = why
  }
}

/** The right to write about a running job. Every claim raises `attempt`; who holds an older one writes nothing any more. */
export interface Lease {
  readonly row: ClaimedGeneration
  /** Writes, and tells everybody who watches. @throws RunStopped when the job is another attempt's, cancelled or overdue */
  write(
    change: Pick<Updateable<GenerationsTable>, 'progress' | 'stage' | 'current_output' | 'preview_version'>,
  ): Promise<void>
  /** Writes down how far the work is. @throws RunStopped likewise */
  save(work: Work): Promise<void>
}

/** Takes the job over for this run; null when it has ended. */
export async function claim(context: Context, id: string): Promise<Lease | null> {
  const now = context.now()
  const row = await context.db
    .updateTable('generations')
    .set((eb) => ({
      status: 'running',
      attempt: eb('attempt', '+', 1),
      started_at: eb.fn.coalesce('started_at', eb.val(now)),
      deadline_at: eb
        .case()
        .when('attempt', '=', 0)
        .then(new Date(now.getTime() + RUN_MS))
        .else(eb.ref('deadline_at'))
        .end(),
    }))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .where('deadline_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null

  async function update(change: Updateable<GenerationsTable>): Promise<void> {
    const still = await context.db
      .updateTable('generations')
      .set(change)
      .where('id', '=', id)
      .where('attempt', '=', row?.attempt ?? 0)
      .where('status', '=', 'running')
      .returning(['cancel_requested', 'deadline_at', 'user_id'])
      .executeTakeFirst()
    if (!still) throw new RunStopped('lost')
    if (still.cancel_requested) throw new RunStopped('cancelled')
    if (still.deadline_at <= context.now()) throw new RunStopped('overdue')
  }

  return {
    row,
    async write(change) {
      await update(change)
      await context.signals.publish('generation', { id, user_id: row.user_id })
    },
    save: (work) => update({ operation: JSON.stringify(work) }),
  }
}
