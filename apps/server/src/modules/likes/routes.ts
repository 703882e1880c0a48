import { likeImage, unlikeImage } from '@easel/contract/routes/gallery'
import { likeVideo, unlikeVideo } from '@easel/contract/routes/videos'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { requireMember } from '../accounts/require-session.ts'
import { setLike } from './set-like.ts'

export function likeRoutes(app: App, context: Context): void {
  app.openapi(likeImage, async (c) =>
    c.json(await setLike(context, requireMember(c.get('viewer')), 'image', c.req.valid('param').id, true), 200),
  )
  app.openapi(unlikeImage, async (c) =>
    c.json(await setLike(context, requireMember(c.get('viewer')), 'image', c.req.valid('param').id, false), 200),
  )
  app.openapi(likeVideo, async (c) =>
    c.json(await setLike(context, requireMember(c.get('viewer')), 'video', c.req.valid('param').id, true), 200),
  )
  app.openapi(unlikeVideo, async (c) =>
    c.json(await setLike(context, requireMember(c.get('viewer')), 'video', c.req.valid('param').id, false), 200),
  )
}
