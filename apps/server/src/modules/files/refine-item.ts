import { modelById } from '@easel/catalogue/catalogue'
import type { Context } from '../../context.ts'
import type { JobHandler } from '../../queue/queue.ts'
import { sourceTypeOf } from '../../media/marks.ts'
import { itemFileKey } from './address.ts'
import { keepPlannedFiles, planFiles } from './removal.ts'
import { storePicture, type StoredFile, writeFileRows } from './store-picture.ts'

/** Job media.refine: the sizes that could wait. Running twice writes the same bytes under the same keys. */
export function refineItem(context: Context): JobHandler<'media.refine'> {
  return async ({ payload }) => {
    const item = await context.db
      .selectFrom('items as i')
      .innerJoin('files as f', 'f.item_id', 'i.id')
      .select(['i.id', 'i.model', 'i.mode', 'f.key'])
      .where('i.id', '=', payload.item_id)
      .where('f.role', '=', 'original')
      .executeTakeFirst()
    // Deleted meanwhile.
    if (!item) return
    const marks = {
      sourceType: sourceTypeOf(modelById(item.model)?.built_in ?? false, item.mode === 'i2i' ? 'i2i' : 't2i'),
      model: item.model,
    }
    const pictures = await context.media.refine(await context.storage.read(item.key), marks)
    const keys = pictures.map((picture) => itemFileKey(item.id, picture.mime, Math.max(picture.width, picture.height)))
    await planFiles(context, keys)
    const stored: StoredFile[] = []
    for (const picture of pictures) stored.push(await storePicture(context, item.id, 'variant', picture))
    await context.db.transaction().execute(async (trx) => {
      // Locked, so that a deletion in the same moment either sees these rows or is seen here.
      const still = await trx.selectFrom('items').select('id').where('id', '=', item.id).forUpdate().executeTakeFirst()
      if (!still) return
      await writeFileRows(context, trx, item.id, stored)
      await keepPlannedFiles(trx, keys)
    })
  }
}
