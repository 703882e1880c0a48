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
import { fetchInto, UPLOAD_FETCH } from './fetch-public.ts'
import { keepReceived } from './keep-upload.ts'
import { listUploads } from './list-uploads.ts'
import { receiveUpload } from './receive-upload.ts'

/** A video has more bytes than the picture that a host hands over. */
const FETCH_SECONDS = 60

/** Members and guests: an upload belongs to somebody. */
function ownerOf(viewer: Viewer): string {
  if (viewer.id === null)
    throw new AppError('session_required', 'Sign in, or start as a guest, to use a file of your own.')
  return viewer.id
}

export function uploadRoutes(app: App, context: Context): void {
  app.openapi(createUpload, async (c) => {
    const owner = ownerOf(c.get('viewer'))
    const received = await receiveUpload(c.req.raw.body, c.req.header('content-length'))
    return c.json(await keepReceived(context, owner, received), 201)
  })

  app.openapi(createUploadFromUrl, async (c) => {
    const owner = ownerOf(c.get('viewer'))
    const rules = { ...UPLOAD_FETCH, seconds: FETCH_SECONDS }
    const received = await fetchInto(c.req.valid('json').url, rules, receiveUpload)
    return c.json(await keepReceived(context, owner, received), 201)
  })

  app.openapi(listUploadsRoute, async (c) =>
    c.json({ uploads: await listUploads(context, ownerOf(c.get('viewer')), c.req.valid('query').kind) }, 200),
  )

  app.openapi(deleteUploadRoute, async (c) => {
    await deleteUpload(context, ownerOf(c.get('viewer')), c.req.valid('param').id)
    return c.body(null, 204)
  })
}
