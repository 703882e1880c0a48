import type { Sort } from '@easel/contract/routes/gallery'
import { imagePath } from '../../lib/image-words.ts'
import { videoPath } from '../../lib/video-words.ts'

/** G1: the galleries. */
export const VIEWS = [
  'community',
  'my-images',
  'liked',
  'private',
  'videos',
  'my-videos',
  'liked-videos',
  'private-videos',
] as const
export type View = (typeof VIEWS)[number]

/** What a list holds. */
export type ContentKind = 'images' | 'videos'

/** G5: what the list of a view holds. */
export function kindOf(view: View): ContentKind {
  return view.endsWith('videos') ? 'videos' : 'images'
}

/** The lists of what everyone published: they are sorted, and limits of depth hold in them. */
export function isCommunity(view: View): boolean {
  return view === 'community' || view === 'videos'
}

// G2. Typed here because the contract's list would bring its schema library to the browser.
export const SORT_CHOICES = [
  { value: 'hot', label: 'Hot' },
  { value: 'new', label: 'New' },
  { value: 'top', label: 'Top' },
] as const satisfies readonly { value: Sort; label: string }[]
export const DEFAULT_SORT: Sort = 'hot'

/** Where in the gallery one is, as the address says it. */
export interface GalleryPlace {
  view: View
  /** The community's content type (G1); of another view, what it holds. */
  kind: ContentKind
  tag: string | null
  /** null: as remembered. */
  sort: Sort | null
}

/** What the address of the gallery means. A view that does not exist is the community. */
export function readPlace(query: URLSearchParams): GalleryPlace {
  const asked = query.get('view')
  const sort = query.get('sort')
  const view = VIEWS.find((name) => name === asked) ?? 'community'
  const kind = view === 'community' && query.get('content') === 'videos' ? 'videos' : kindOf(view)
  return {
    view,
    kind,
    // G3: videos have none.
    tag: kind === 'images' ? query.get('tag')?.trim() || null : null,
    sort: SORT_CHOICES.find((choice) => choice.value === sort)?.value ?? null,
  }
}

/** G1: the view whose list the place shows. The community's videos are one list, by whichever name. */
export function listView({ view, kind }: Pick<GalleryPlace, 'view' | 'kind'>): View {
  return view === 'community' && kind === 'videos' ? 'videos' : view
}

/** The address of a place. */
export function placePath({ view, kind, tag, sort }: GalleryPlace): string {
  const query = new URLSearchParams({ view })
  if (view === 'community' && kind === 'videos') query.set('content', kind)
  if (tag && kind === 'images') query.set('tag', tag)
  if (sort && isCommunity(view)) query.set('sort', sort)
  return `/?${query}`
}

/** A view as one comes to it. */
export function viewPath(view: View): string {
  return placePath({ view, kind: kindOf(view), tag: null, sort: null })
}

/** The work that is open over the gallery. The address bar shows the work's own page instead (a masked location). */
const VIEWER_PARAMS: Record<ContentKind, string> = { images: 'image', videos: 'video' }

/** A work by its kind. */
export interface WorkRef {
  kind: ContentKind
  id: string
}

/** The work's own page. */
export function workPath({ kind, id }: WorkRef): string {
  return kind === 'videos' ? videoPath(id) : imagePath(id)
}

/** A place with a work open over it. */
export function viewerPath(place: GalleryPlace, { kind, id }: WorkRef): string {
  return `${placePath(place)}&${new URLSearchParams({ [VIEWER_PARAMS[kind]]: id })}`
}

/** The work that the address shows over the gallery. */
export function readOpen(query: URLSearchParams): WorkRef | null {
  for (const kind of ['images', 'videos'] as const) {
    const id = query.get(VIEWER_PARAMS[kind])
    if (id) return { kind, id }
  }
  return null
}

/** G4: a work that the address asks to open, and the place that stays when it has been. */
export function readRequest(query: URLSearchParams): { work: WorkRef; place: GalleryPlace } | null {
  const place = readPlace(query)
  const result = query.get('showResult')
  if (result && query.get('gallery') === 'my-arts')
    return { work: { kind: 'images', id: result }, place: { ...place, view: 'my-images', kind: 'images' } }
  const image = query.get('imageId')
  if (image) return { work: { kind: 'images', id: image }, place }
  const video = query.get('videoId')
  return video ? { work: { kind: 'videos', id: video }, place } : null
}
