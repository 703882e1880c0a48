import { modelById } from '@easel/catalogue/catalogue'
import type { ProviderOutput } from '@easel/providers/port'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { sourceTypeOf } from '../../media/marks.ts'
import { itemFileKey } from '../files/address.ts'
import { planFiles } from '../files/removal.ts'
import { storePicture } from '../files/store-picture.ts'
import { fetchPublic, UPLOAD_FETCH } from '../uploads/fetch-public.ts'
import type { ClaimedGeneration } from './lease.ts'
import type { MadeOutput } from './work.ts'

/** Largest file that a host may hand over, bytes. */
const MAX_BYTES = 64 * 1024 * 1024

/** A host's extra words about an output: taken when they are as expected, else left. */
const words = z.array(z.string()).catch([])
const details = z.object({ understood: words, ignored: words, tags: words })

async function bytesOf({ content }: ProviderOutput): Promise<Uint8Array> {
  return 'bytes' in content ? content.bytes : fetchPublic(content.url, { ...UPLOAD_FETCH, maxBytes: MAX_BYTES })
}

/** Brings one output home: marked, in its first sizes, on disk. Twice with the same output writes the same files. */
export async function storeOutput(
  context: Context,
  row: ClaimedGeneration,
  place: { readonly position: number; readonly itemId: string; readonly workMs: number },
  output: ProviderOutput,
): Promise<MadeOutput> {
  const { recipe } = row
  const builtIn = modelById(row.model)?.built_in ?? false
  const marks = { sourceType: sourceTypeOf(builtIn, recipe.mode), model: row.model }
  const { original, variants, placeholder } = await context.media.finishPicture(await bytesOf(output), marks)
  const keyOf = (picture: typeof original, longest: number | null): string =>
    itemFileKey(place.itemId, picture.mime, longest)
  await planFiles(context, [
    keyOf(original, null),
    ...variants.map((picture) => keyOf(picture, Math.max(picture.width, picture.height))),
  ])
  const files = [await storePicture(context, place.itemId, 'original', original)]
  for (const picture of variants) files.push(await storePicture(context, place.itemId, 'variant', picture))
  return {
    position: place.position,
    item_id: place.itemId,
    work_ms: place.workMs,
    placeholder,
    files,
    width: original.width,
    height: original.height,
    version: output.version ?? 'unknown',
    seed: output.seed ?? (recipe.seed + place.position) % 2 ** 32,
    ...details.parse(output.details),
  }
}
