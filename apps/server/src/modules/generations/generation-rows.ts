import { sql } from 'kysely'
import type { Context } from '../../context.ts'

export type GenerationRow = NonNullable<Awaited<ReturnType<ReturnType<typeof generationRows>['executeTakeFirst']>>>

/** Jobs with what their presentation needs: how many are before them, and their items' ids in order. */
export function generationRows(context: Pick<Context, 'db'>) {
  return context.db
    .selectFrom('generations as g')
    .select([
      ...([
        'g.id',
        'g.user_id',
        'g.kind',
        'g.model',
        'g.status',
        'g.progress',
        'g.stage',
        'g.current_output',
        'g.num_outputs',
      ] as const),
      ...([
        'g.preview_version',
        'g.cancel_requested',
        'g.error_code',
        'g.error_message',
        'g.cost',
        'g.refunded',
        'g.recipe',
      ] as const),
      ...(['g.created_at', 'g.started_at', 'g.ended_at'] as const),
    ])
    .select((eb) => [
      eb
        .selectFrom('items as i')
        .select(sql<string[] | null>`array_agg(i.id order by i.position)`.as('ids'))
        .whereRef('i.generation_id', '=', 'g.id')
        .as('item_ids'),
      eb
        .selectFrom('generations as o')
        // Outputs of the jobs before this one; how many jobs; only while it waits.
        .select(
          sql<{
            jobs: number
            outputs: number
          }>`json_build_object('jobs', count(*), 'outputs', coalesce(sum(o.num_outputs), 0))`.as('ahead'),
        )
        .where('o.status', 'in', ['queued', 'running'])
        .where('o.is_demo', '=', false)
        .whereRef('g.status', '=', sql.lit('queued'))
        .where(({ or, eb: is, and, refTuple }) =>
          or([
            is('o.status', '=', 'running'),
            is('o.priority', '>', sql.ref<number>('g.priority')),
            and([
              is('o.priority', '=', sql.ref<number>('g.priority')),
              is(refTuple('o.created_at', 'o.id'), '<', sql<never>`(g.created_at, g.id)`),
            ]),
          ]),
        )
        .as('ahead'),
    ])
}
