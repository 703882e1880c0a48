import { deleteImage as deleteRoute, getImage, getRawImage, setImagePrivacy } from '@easel/contract/routes/gallery'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import type { Viewer } from '../../http/viewer.ts'
import { requireMember } from '../accounts/require-session.ts'
import { presentImages } from '../gallery/present-images.ts'
import { deleteImage } from './delete-image.ts'
import { setPrivacy } from './set-privacy.ts'

export function imageRoutes(app: App, context: Context): void {
  const find = async (viewer: Viewer, id: string) => {
    const [image] = await presentImages(context, viewer, [id])
    if (!image) throw notFound('This picture')
    return image
  }

  app.openapi(getImage, async (c) => c.json(await find(c.get('viewer'), c.req.valid('param').id), 200))
  app.openapi(getRawImage, async (c) => c.json(await find(c.get('viewer'), c.req.valid('param').id), 200))

  app.openapi(setImagePrivacy, async (c) => {
    const { is_private } = c.req.valid('json')
    const plan_info = await setPrivacy(context, requireMember(c.get('viewer')), c.req.valid('param').id, is_private)
    return c.json({ is_private, plan_info }, 200)
  })

  app.openapi(deleteRoute, async (c) => {
    await deleteImage(context, requireMember(c.get('viewer')), c.req.valid('param').id)
    return c.body(null, 204)
  })
}
