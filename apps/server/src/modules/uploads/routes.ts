import { UPLOAD } from '@easel/contract/limits'
import {
  createUpload,
  createUploadFromUrl,
  deleteUpload as deleteUploadRoute,
  listUploads as listUploadsRoute,
} from '@easel/contract/routes/uploads'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import type { Viewer } from '../../http/viewer.ts'
import { deleteUpload } from './delete-upload.ts'
import { fetchPublic, UPLOAD_FETCH } from './fetch-public.ts'
import { keepUpload } from './keep-upload.ts'
import { listUploads } from './list-uploads.ts'
import { readCapped } from './read-capped.ts'

/** Members and guests: an upload belongs to somebody. */
function ownerOf(viewer: Viewer): string {
  if (viewer.id === null)
    throw new AppError('session_required', 'Sign in, or start as a guest, to use a picture of your own.')
  return viewer.id
}

export function uploadRoutes(app: App, context: Context): void {
  app.openapi(createUpload, async (c) => {
    const owner = ownerOf(c.get('viewer'))
    const bytes = await readCapped(c.req.raw.body, c.req.header('content-length'), UPLOAD.imageBytes)
    return c.json(await keepUpload(context, owner, bytes), 201)
  })

  app.openapi(createUploadFromUrl, async (c) => {
    const owner = ownerOf(c.get('viewer'))
    const bytes = await fetchPublic(c.req.valid('json').url, { ...UPLOAD_FETCH, maxBytes: UPLOAD.imageBytes })
    return c.json(await keepUpload(context, owner, bytes), 201)
  })

  app.openapi(listUploadsRoute, async (c) =>
    c.json({ uploads: await listUploads(context, ownerOf(c.get('viewer'))) }, 200),
  )

  app.openapi(deleteUploadRoute, async (c) => {
    await deleteUpload(context, ownerOf(c.get('viewer')), c.req.valid('param').id)
    return c.body(null, 204)
  })
}
