import { likeImage, unlikeImage } from '@easel/contract/routes/gallery'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { requireMember } from '../accounts/require-session.ts'
import { setLike } from './set-like.ts'

export function likeRoutes(app: App, context: Context): void {
  app.openapi(likeImage, async (c) =>
    c.json(await setLike(context, requireMember(c.get('viewer')), c.req.valid('param').id, true), 200),
  )
  app.openapi(unlikeImage, async (c) =>
    c.json(await setLike(context, requireMember(c.get('viewer')), c.req.valid('param').id, false), 200),
  )
}
