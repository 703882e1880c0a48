import type { ApiClient } from '@easel/contract/client'
import { lazy, Suspense } from 'react'
import { fetchPage, listKey } from '../features/gallery/pages.ts'
import type { ListQuery } from '../features/gallery/pages.ts'
import { Gallery } from '../features/gallery/gallery.tsx'
import type { OpenWork } from '../features/gallery/gallery.tsx'
import { DEFAULT_SORT, isCommunity, listView, readPlace } from '../features/gallery/place.ts'
import type { FirstPage } from '../features/gallery/use-work-list.ts'
import { VIEW_FACTS } from '../features/gallery/views.ts'

const loadViewer = () => import('./gallery-viewer.tsx')
const GalleryViewer = lazy(() => loadViewer().then((module) => ({ default: module.GalleryViewer })))

/** What the gallery's document brings along. What fails is asked for again by the browser, which can say so. */
export interface GalleryData {
  first: FirstPage | null
  tags: string[] | null
}

/** In the browser the list itself asks for its pages: it keeps them, aborts them, and shows that they are coming. */
export const NOTHING_YET: GalleryData = { first: null, tags: null }

/** The first page of the list that the address names, and the community's tags. */
export async function loadGallery(api: ApiClient, query: URLSearchParams): Promise<GalleryData> {
  const place = readPlace(query)
  const list: ListQuery = { view: listView(place), tag: place.tag, sort: place.sort ?? DEFAULT_SORT }
  const [page, tags] = await Promise.all([
    fetchPage(api, list, null).catch(() => null),
    api('GET /api/v1/tags').catch(() => null),
  ])
  return { first: page && { key: listKey(list), page }, tags: tags && tags.tags.map((tag) => tag.name) }
}

/** Title, description and canonical address of a list. */
export function galleryMeta(query: URLSearchParams) {
  const { view, kind, tag } = readPlace(query)
  const isVideos = kind === 'videos'
  const listed = listView({ view, kind })
  const title = tag ? `${tag} · ${VIEW_FACTS[view].label}` : VIEW_FACTS[listed].label
  return {
    title,
    description: tag
      ? `Generated images of the community with the tag ${tag}.`
      : `Generated ${isVideos ? 'videos' : 'images'} of the community: look, like, and start from one of them.`,
    path: `/?${new URLSearchParams({ view: listed, ...(tag && { tag }) })}`,
    noIndex: !isCommunity(view),
  }
}

function openViewer(work: OpenWork) {
  return (
    <Suspense>
      <GalleryViewer work={work} />
    </Suspense>
  )
}

/** The gallery with the viewer over it. */
export function GalleryScreen({ data }: { data: GalleryData }) {
  // The viewer's code is on its way as soon as someone points at something or moves the focus here.
  const fetchAhead = () => void loadViewer().catch(() => undefined)
  return (
    <div className="contents" onPointerOver={fetchAhead} onFocus={fetchAhead}>
      <Gallery first={data.first} tags={data.tags} viewer={openViewer} />
    </div>
  )
}
