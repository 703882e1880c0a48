import type { GenerationRecipe } from '@easel/contract/entities/recipes'
import type { DatabaseTransaction } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Person } from '../accounts/require-session.ts'
import { visibleTo } from '../gallery/visible-to.ts'
import { editedBy, type SourceRef, sourcesOf } from './sources-of.ts'

const foreign = (): AppError =>
  new AppError('foreign_source', 'The source does not exist, is not yours to use, or is not of the right kind.')

/**
 * Holds what a job starts from: works that the person may see, and uploads of their own, which are kept from now on. What is not theirs
 * and what is not there answer alike.
 */
export async function takeSources(
  trx: DatabaseTransaction,
  person: Person,
  recipe: GenerationRecipe,
  now: Date,
): Promise<void> {
  for (const source of inOneOrder(sourcesOf(recipe))) {
    const taken = 'item' in source ? await seen(trx, person, source, now) : await kept(trx, person, source, now)
    if (!taken) throw foreign()
  }
  const edited = editedBy(recipe)
  if (edited === null) return
  const own = await trx
    .selectFrom('items as i')
    .select('i.id')
    .where('i.id', '=', edited)
    .where('i.kind', '=', 'video')
    .where('i.creator_id', '=', person.id)
    .where(visibleTo(person, now))
    .executeTakeFirst()
  if (!own) throw foreign()
}

/** Two orders with the same uploads lock them in one order, and never wait for each other. */
function inOneOrder(sources: readonly SourceRef[]): SourceRef[] {
  const idOf = (source: SourceRef): string => ('item' in source ? source.item : source.upload)
  return sources.toSorted((left, right) => (idOf(left) < idOf(right) ? -1 : 1))
}

async function seen(
  trx: DatabaseTransaction,
  person: Person,
  source: { item: string; kind: SourceRef['kind'] },
  now: Date,
) {
  return trx
    .selectFrom('items as i')
    .select('i.id')
    .where('i.id', '=', source.item)
    .where('i.kind', '=', source.kind)
    .where(visibleTo(person, now))
    .executeTakeFirst()
}

async function kept(
  trx: DatabaseTransaction,
  person: Person,
  source: { upload: string; kind: SourceRef['kind'] },
  now: Date,
) {
  return trx
    .updateTable('uploads')
    .set({ used_at: now, expires_at: null })
    .where('id', '=', source.upload)
    .where('kind', '=', source.kind)
    .where('user_id', '=', person.id)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning('id')
    .executeTakeFirst()
}
