import type { DatabaseTransaction } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Person } from '../accounts/require-session.ts'
import { visibleTo } from '../gallery/visible-to.ts'

interface SourceIds {
  readonly source_image_id: string | null
  readonly upload_id: string | null
}

const foreign = (): AppError =>
  new AppError('foreign_source', 'The source picture does not exist, or is not yours to use.')

/**
 * Holds the source of picture to picture: a picture that the person may see, or an upload of their own, which is kept
 * from now on. What is not theirs and what is not there answer alike.
 */
export async function takeSource(trx: DatabaseTransaction, person: Person, ids: SourceIds, now: Date): Promise<void> {
  if (ids.source_image_id !== null) {
    const item = await trx
      .selectFrom('items as i')
      .select('i.id')
      .where('i.id', '=', ids.source_image_id)
      .where('i.kind', '=', 'image')
      .where(visibleTo(person, now))
      .executeTakeFirst()
    if (!item) throw foreign()
  }
  if (ids.upload_id !== null) {
    const upload = await trx
      .updateTable('uploads')
      .set({ used_at: now, expires_at: null })
      .where('id', '=', ids.upload_id)
      .where('user_id', '=', person.id)
      .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .returning('id')
      .executeTakeFirst()
    if (!upload) throw foreign()
  }
}
