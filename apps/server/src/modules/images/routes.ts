import { deleteImage as deleteRoute, getImage, getRawImage, setImagePrivacy } from '@easel/contract/routes/gallery'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import type { Viewer } from '../../http/viewer.ts'
import { requireMember } from '../accounts/require-session.ts'
import { deleteItem } from '../gallery/delete-item.ts'
import { THIS_ITEM } from '../gallery/item-names.ts'
import { presentImages } from '../gallery/present-images.ts'
import { setPrivacy } from '../gallery/set-privacy.ts'
import { planInfo } from '../plans/plan-info.ts'
import { planOf } from '../plans/plans.ts'
import { countPrivate } from '../plans/private-quota.ts'

export function imageRoutes(app: App, context: Context): void {
  const find = async (viewer: Viewer, id: string) => {
    const [image] = await presentImages(context, viewer, [id])
    if (!image) throw notFound(THIS_ITEM.image)
    return image
  }

  app.openapi(getImage, async (c) => c.json(await find(c.get('viewer'), c.req.valid('param').id), 200))
  app.openapi(getRawImage, async (c) => c.json(await find(c.get('viewer'), c.req.valid('param').id), 200))

  app.openapi(setImagePrivacy, async (c) => {
    const { is_private } = c.req.valid('json')
    const member = requireMember(c.get('viewer'))
    await setPrivacy(context, member, 'image', c.req.valid('param').id, is_private)
    const plan_info = planInfo(planOf(member.planId), await countPrivate(context.db, member.id))
    return c.json({ is_private, plan_info }, 200)
  })

  app.openapi(deleteRoute, async (c) => {
    await deleteItem(context, requireMember(c.get('viewer')), 'image', c.req.valid('param').id)
    return c.body(null, 204)
  })
}
