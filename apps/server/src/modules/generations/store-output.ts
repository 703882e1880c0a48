import { BUILT_IN } from '@easel/catalogue/hosts'
import type { ProviderOutput } from '@easel/providers/port'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { ItemParameters } from '../../db/tables.ts'
import { sourceTypeOf, type WorkMarks } from '../../media/marks.ts'
import { itemFileKey } from '../files/address.ts'
import { planFiles } from '../files/removal.ts'
import { type ItemFile, storeFile } from '../files/store-file.ts'
import { fetchPublic, UPLOAD_FETCH } from '../uploads/fetch-public.ts'
import { audioParameters, imageParameters, videoParameters } from './item-parameters.ts'
import type { ClaimedGeneration } from './lease.ts'
import type { MadeOutput } from './work.ts'

/** Largest file that a host may hand over, bytes. */
const MAX_BYTES = 256 * 1024 * 1024

/** A host's extra words about an output: taken when they are as expected, else left. */
const words = z.array(z.string()).catch([])
const details = z.object({ understood: words, ignored: words, tags: words, missing: words })
const spoken = z.object({ captions: z.string().nullable().catch(null) })

/** An output with its files made, before they are stored. */
interface Finished {
  readonly files: readonly ItemFile[]
  /** 0 × 0 for sound. */
  readonly width: number
  readonly height: number
  readonly duration_ms: number | null
  readonly placeholder: string | null
  readonly parameters: ItemParameters
}

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
  const { files, ...facts } = await finished(context, row, output)
  await planFiles(
    context,
    files.map((file) => itemFileKey(place.itemId, file)),
  )
  const stored = []
  for (const file of files) stored.push(await storeFile(context, place.itemId, file))
  return {
    position: place.position,
    item_id: place.itemId,
    work_ms: place.workMs,
    files: stored,
    ...facts,
    version: output.version ?? 'unknown',
    seed: output.seed ?? (row.recipe.seed + place.position) % 2 ** 32,
    ...details.parse(output.details),
  }
}

function finished(context: Context, row: ClaimedGeneration, output: ProviderOutput): Promise<Finished> {
  const marks = { sourceType: sourceTypeOf(row.provider === BUILT_IN, row.recipe.mode), model: row.model }
  if (output.kind === 'image') return finishedPicture(context, row, output, marks)
  return output.kind === 'video'
    ? finishedFilm(context, row, output, marks)
    : finishedSound(context, row, output, marks)
}

type Finish = (context: Context, row: ClaimedGeneration, output: ProviderOutput, marks: WorkMarks) => Promise<Finished>

const finishedPicture: Finish = async (context, row, output, marks) => {
  const { original, variants, placeholder } = await context.media.finishPicture(await bytesOf(output), marks)
  const { width, height } = original
  const files = [
    { ...original, role: 'original' as const },
    ...variants.map((picture) => ({ ...picture, role: 'variant' as const })),
  ]
  return { files, width, height, duration_ms: null, placeholder, parameters: imageParameters(row.recipe) }
}

const finishedFilm: Finish = async (context, row, output, marks) => {
  const film = await context.media.finishFilm(await bytesOf(output), marks)
  const { width, height, placeholder, durationMs: duration_ms, hasAudio } = film
  const files = [
    { ...film.original, role: 'original' as const },
    { ...film.hoverPreview, role: 'preview' as const },
    ...film.posters.map((picture) => ({ ...picture, role: 'poster' as const })),
  ]
  return { files, width, height, duration_ms, placeholder, parameters: videoParameters(row.recipe, film, hasAudio) }
}

const finishedSound: Finish = async (context, row, output, marks) => {
  const sound = await context.media.finishSound(await bytesOf(output), marks)
  const { captions } = spoken.parse(output.details)
  const noPicture = { width: null, height: null }
  const files: ItemFile[] = [
    { ...sound.original, role: 'original', ...noPicture },
    { ...sound.wav, role: 'lossless', ...noPicture },
  ]
  if (captions !== null) files.push({ role: 'captions', mime: 'text/vtt', bytes: Buffer.from(captions), ...noPicture })
  const parameters = audioParameters(row.recipe, output.details, sound.peaks)
  return { files, width: 0, height: 0, duration_ms: sound.durationMs, placeholder: null, parameters }
}
