import type { VideoRecipe } from '@easel/contract/entities/recipes'
import type { Upload } from '@easel/contract/entities/upload'
import type { Video } from '@easel/contract/entities/video'
import { api } from '../../../lib/api.ts'
import { asSource, sourceOf } from '../form/source-picture.ts'
import type { SourcePicture } from '../form/source-picture.ts'
import type { Files } from './recipe.ts'

/** Looks for what a video was made from: in the video itself, in the gallery, among the person's own uploads. */
export async function findFiles(recipe: VideoRecipe, item: Video | null): Promise<Files> {
  const ids = [
    recipe.upload_id,
    recipe.end_upload_id,
    recipe.audio_upload_id,
    recipe.video_upload_id,
    ...recipe.reference_upload_ids,
  ]
  const [source, uploads] = await Promise.all([
    item ? sourceOf(item) : workOf(recipe.source_image_id),
    ids.some((id) => id !== null) ? ownUploads() : [],
  ])
  return { source, uploads }
}

/** Those that are still kept; what cannot be asked for is as if it were gone. */
async function ownUploads(): Promise<readonly Upload[]> {
  return api('GET /api/v1/uploads').then(
    ({ uploads }) => uploads,
    () => [],
  )
}

async function workOf(id: string | null): Promise<SourcePicture | null> {
  if (id === null) return null
  return api('GET /api/v1/images/{id}', { params: { id } }).then(asSource, () => null)
}
