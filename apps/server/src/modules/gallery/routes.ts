import {
  listCommunityImages,
  listLikedImages,
  listOwnImages,
  listPrivateImages,
  listTagGallery,
  listVariations,
} from '@easel/contract/routes/gallery'
import { listCommunityVideos, listLikedVideos, listOwnVideos, listVideosOfImage } from '@easel/contract/routes/videos'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import type { Viewer } from '../../http/viewer.ts'
import { requireMember, requirePerson } from '../accounts/require-session.ts'
import { THIS_ITEM } from './item-names.ts'
import { listItems, type PageQuery } from './list-items.ts'
import { presentImages } from './present-images.ts'
import { createRankedLists, type RankedLists } from './ranked-lists.ts'
import type { Source } from './source.ts'
import { communitySource, likedSource, madeFromSource, ownSource } from './sources.ts'

export function galleryRoutes(app: App, context: Context): void {
  const rankedLists = createRankedLists(context)
  imageLists(app, context, rankedLists)
  videoLists(app, context, rankedLists)
}

function imageLists(app: App, context: Context, rankedLists: RankedLists): void {
  const list = async (viewer: Viewer, source: Source<'image'>, query: PageQuery) => {
    const page = await listItems(context, rankedLists, viewer, source, query)
    if (!page) return null
    const { items, ...rest } = page
    return { images: items, ...rest }
  }

  app.openapi(listCommunityImages, async (c) => {
    const { sort = 'hot', tag, ...query } = c.req.valid('query')
    const viewer = c.get('viewer')
    const page = await list(viewer, communitySource('image', viewer, sort, tag, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listTagGallery, async (c) => {
    const { sort = 'hot', ...query } = c.req.valid('query')
    const viewer = c.get('viewer')
    const { tag } = c.req.valid('param')
    const page = await list(viewer, communitySource('image', viewer, sort, tag, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listOwnImages, async (c) => {
    const { tag, ...query } = c.req.valid('query')
    // Guests as well: what they make is theirs for a week.
    const person = requirePerson(c.get('viewer'))
    const page = await list(person, ownSource('image', person, { tag }, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listPrivateImages, async (c) => {
    const { tag, ...query } = c.req.valid('query')
    const person = requirePerson(c.get('viewer'))
    const page = await list(person, ownSource('image', person, { tag, privateOnly: true }, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listLikedImages, async (c) => {
    const { tag, ...query } = c.req.valid('query')
    const member = requireMember(c.get('viewer'))
    const page = await list(member, likedSource('image', member, tag, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listVariations, async (c) => {
    const viewer = c.get('viewer')
    const { id } = c.req.valid('param')
    const page = await list(viewer, madeFromSource('image', viewer, id, context.now()), c.req.valid('query'))
    if (page) return c.json(page, 200)
    await requirePicture(context, viewer, id)
    return c.body(null, 204)
  })
}

function videoLists(app: App, context: Context, rankedLists: RankedLists): void {
  const list = async (viewer: Viewer, source: Source<'video'>, query: PageQuery) => {
    const page = await listItems(context, rankedLists, viewer, source, query)
    if (!page) return null
    const { items, ...rest } = page
    return { videos: items, ...rest }
  }

  app.openapi(listCommunityVideos, async (c) => {
    const { sort = 'hot', ...query } = c.req.valid('query')
    const viewer = c.get('viewer')
    const page = await list(viewer, communitySource('video', viewer, sort, undefined, context.now()), query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listOwnVideos, async (c) => {
    const { private_only, ...query } = c.req.valid('query')
    const person = requirePerson(c.get('viewer'))
    const source = ownSource('video', person, { privateOnly: private_only === '1' }, context.now())
    const page = await list(person, source, query)
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listLikedVideos, async (c) => {
    const member = requireMember(c.get('viewer'))
    const page = await list(member, likedSource('video', member, undefined, context.now()), c.req.valid('query'))
    return page ? c.json(page, 200) : c.body(null, 204)
  })

  app.openapi(listVideosOfImage, async (c) => {
    const viewer = c.get('viewer')
    const { id } = c.req.valid('param')
    const page = await list(viewer, madeFromSource('video', viewer, id, context.now()), c.req.valid('query'))
    if (page) return c.json(page, 200)
    await requirePicture(context, viewer, id)
    return c.body(null, 204)
  })
}

/** Nothing was made from it, or there is no such picture for this viewer. */
async function requirePicture(context: Context, viewer: Viewer, id: string): Promise<void> {
  const [picture] = await presentImages(context, viewer, [id])
  if (!picture) throw notFound(THIS_ITEM.image)
}
