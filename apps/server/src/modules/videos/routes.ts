import {
  createVideoToken,
  deleteVideo,
  getVideo,
  setVideoPrivacy,
  streamVideo,
  takeVideoFrame,
} from '@easel/contract/routes/videos'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import { requireMember, requirePerson } from '../accounts/require-session.ts'
import { sendFile } from '../files/send-file.ts'
import { deleteItem } from '../gallery/delete-item.ts'
import { THIS_ITEM } from '../gallery/item-names.ts'
import { presentVideos } from '../gallery/present-videos.ts'
import { setPrivacy } from '../gallery/set-privacy.ts'
import { findVideoFile } from './find-video-file.ts'
import { takeFrame } from './take-frame.ts'
import { videoToken } from './video-token.ts'

export function videoRoutes(app: App, context: Context): void {
  app.openapi(getVideo, async (c) => {
    const [video] = await presentVideos(context, c.get('viewer'), [c.req.valid('param').id])
    if (!video) throw notFound(THIS_ITEM.video)
    return c.json(video, 200)
  })

  app.openapi(streamVideo, async (c) => {
    const { id } = c.req.valid('param')
    return sendFile(context, c, await findVideoFile(context, c.get('viewer'), id, c.req.valid('query').token))
  })

  app.openapi(createVideoToken, async (c) => {
    const { id } = c.req.valid('param')
    await findVideoFile(context, c.get('viewer'), id)
    return c.json(videoToken(context, id), 200)
  })

  app.openapi(takeVideoFrame, async (c) => {
    const person = requirePerson(c.get('viewer'))
    return c.json(await takeFrame(context, person, c.req.valid('param').id, c.req.valid('json').at), 200)
  })

  app.openapi(setVideoPrivacy, async (c) => {
    const { is_private } = c.req.valid('json')
    await setPrivacy(context, requireMember(c.get('viewer')), 'video', c.req.valid('param').id, is_private)
    return c.json({ is_private }, 200)
  })

  app.openapi(deleteVideo, async (c) => {
    await deleteItem(context, requireMember(c.get('viewer')), 'video', c.req.valid('param').id)
    return c.body(null, 204)
  })
}
