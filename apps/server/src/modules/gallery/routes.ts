import {
  listCommunityImages,
  listLikedImages,
  listOwnImages,
  listPrivateImages,
  listTagGallery,
  listVariations,
} from '@easel/contract/routes/gallery'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import type { Viewer } from '../../http/viewer.ts'
import { requireMember, requirePerson } from '../accounts/require-session.ts'
import { listImages, type PageQuery } from './list-images.ts'
import { presentImages } from './present-images.ts'
import { createRankedLists } from './ranked-lists.ts'
import type { Source } from './source.ts'
import { communitySource, likedSource, ownSource, variationsSource } from './sources.ts'

export function galleryRoutes(app: App, context: Context): void {
  const rankedLists = createRankedLists(context)
  const list = (viewer: Viewer, source: Source, query: PageQuery) =>
    listImages(context, rankedLists, viewer, source, query)

  app.openapi(listCommunityImages, async (c) => {
    const { sort = 'hot', tag, ...query } = c.req.valid('query')
    const viewer = c.get('viewer')
    const page = await list(viewer, communitySource(viewer, sort, tag, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listTagGallery, async (c) => {
    const { sort = 'hot', ...query } = c.req.valid('query')
    const viewer = c.get('viewer')
    const page = await list(viewer, communitySource(viewer, sort, c.req.valid('param').tag, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listOwnImages, async (c) => {
    const { tag, ...query } = c.req.valid('query')
    // Guests as well: what they make is theirs for a week.
    const person = requirePerson(c.get('viewer'))
    const page = await list(person, ownSource(person, 'all', tag, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listPrivateImages, async (c) => {
    const { tag, ...query } = c.req.valid('query')
    const person = requirePerson(c.get('viewer'))
    const page = await list(person, ownSource(person, 'private', tag, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listLikedImages, async (c) => {
    const { tag, ...query } = c.req.valid('query')
    const member = requireMember(c.get('viewer'))
    const page = await list(member, likedSource(member, tag, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listVariations, async (c) => {
    const viewer = c.get('viewer')
    const { id } = c.req.valid('param')
    const page = await list(viewer, variationsSource(viewer, id, context.now()), c.req.valid('query'))
    if (page) return c.json(page, 200)
    // Nothing made from it, or no such picture for this viewer.
    const [parent] = await presentImages(context, viewer, [id])
    if (!parent) throw notFound('This picture')
    return c.body(null, 204)
  })
}
