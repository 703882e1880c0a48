import { BUILT_IN } from '@easel/catalogue/hosts'
import type { Context } from '../../context.ts'
import type { JobHandler } from '../../queue/queue.ts'
import { sourceTypeOf } from '../../media/marks.ts'
import { itemFileKey } from './address.ts'
import { keepPlannedFiles, planFiles } from './removal.ts'
import { storeFile, type StoredFile, writeFileRows } from './store-file.ts'

/** Job media.refine: the sizes that could wait. Running twice writes the same bytes under the same keys. */
export function refineItem(context: Context): JobHandler<'media.refine'> {
  return async ({ payload }) => {
    const item = await context.db
      .selectFrom('items as i')
      .innerJoin('files as f', 'f.item_id', 'i.id')
      .select(['i.id', 'i.model', 'i.provider', 'i.mode', 'f.key'])
      .where('i.id', '=', payload.item_id)
      .where('f.role', '=', 'original')
      .executeTakeFirst()
    // Deleted meanwhile.
    if (!item) return
    const marks = {
      sourceType: sourceTypeOf(item.provider === BUILT_IN, item.mode === 'i2i' ? 'i2i' : 't2i'),
      model: item.model,
    }
    const refined = await context.media.refine(await context.storage.read(item.key), marks)
    const pictures = refined.map((picture) => ({ ...picture, role: 'variant' as const }))
    const keys = pictures.map((picture) => itemFileKey(item.id, picture))
    await planFiles(context, keys)
    const stored: StoredFile[] = []
    for (const picture of pictures) stored.push(await storeFile(context, item.id, picture))
    await context.db.transaction().execute(async (trx) => {
      // Locked, so that a deletion in the same moment either sees these rows or is seen here.
      const still = await trx.selectFrom('items').select('id').where('id', '=', item.id).forUpdate().executeTakeFirst()
      if (!still) return
      await writeFileRows(context, trx, item.id, stored)
      await keepPlannedFiles(trx, keys)
    })
  }
}
