import type { Sort } from '@easel/contract/routes/gallery'

/** G1: the galleries of pictures. */
export const VIEWS = ['community', 'my-images', 'liked', 'private'] as const
export type View = (typeof VIEWS)[number]

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
  tag: string | null
  /** null: as remembered. */
  sort: Sort | null
}

/** What the address of the gallery means. A view that does not exist is the community. */
export function readPlace(query: URLSearchParams): GalleryPlace {
  const view = query.get('view')
  const sort = query.get('sort')
  return {
    view: VIEWS.find((name) => name === view) ?? 'community',
    tag: query.get('tag')?.trim() || null,
    sort: SORT_CHOICES.find((choice) => choice.value === sort)?.value ?? null,
  }
}

/** The address of a place. */
export function placePath({ view, tag, sort }: GalleryPlace): string {
  const query = new URLSearchParams({ view })
  if (tag) query.set('tag', tag)
  if (sort && view === 'community') query.set('sort', sort)
  return `/?${query}`
}

/** The work that is open over the gallery. The address bar shows the work's own page instead (a masked location). */
export const VIEWER_PARAM = 'image'

/** A place with a work open over it. */
export function viewerPath(place: GalleryPlace, id: string): string {
  return `${placePath(place)}&${new URLSearchParams({ [VIEWER_PARAM]: id })}`
}

/** G4: a work that the address asks to open, and the place that stays when it has been. */
export function readRequest(query: URLSearchParams): { id: string; place: GalleryPlace } | null {
  const place = readPlace(query)
  const result = query.get('showResult')
  if (result && query.get('gallery') === 'my-arts') return { id: result, place: { ...place, view: 'my-images' } }
  const id = query.get('imageId')
  return id ? { id, place } : null
}
