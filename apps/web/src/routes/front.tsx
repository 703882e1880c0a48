import type { GalleryImage } from '@easel/contract/entities/gallery'
import type {
  ClientLoaderFunctionArgs,
  LoaderFunctionArgs,
  MetaFunction,
  ShouldRevalidateFunctionArgs,
} from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { altOf } from '../lib/image-words.ts'
import { pageMeta } from '../lib/meta.ts'
import { galleryMeta, GalleryScreen, loadGallery, NOTHING_YET } from './gallery-screen.tsx'
import { HomeScreen, loadHome } from './home-screen.tsx'

// G4: an address of the gallery that means a model's own page.
function redirectToModel(query: URLSearchParams): void {
  const lora = query.get('lora')
  if (lora) throw redirect(`/lora/${encodeURIComponent(lora)}/generate`)
}

/** `/` is the home page without `view`, and the gallery with it (requirements H and G). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const query = new URL(request.url).searchParams
  redirectToModel(query)
  return query.has('view')
    ? { origin, home: null, gallery: await loadGallery(api, query) }
    : { origin, home: await loadHome(api), gallery: null }
}

/** Inside the app the gallery opens at once and its lists ask for themselves. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { origin, searchParams } = new URL(request.url)
  redirectToModel(searchParams)
  return searchParams.has('view') ? { origin, home: null, gallery: NOTHING_YET } : serverLoader<typeof loader>()
}

/** From one gallery address to another there is nothing to load: the lists do that. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const staysInGallery = currentUrl.searchParams.has('view') && nextUrl.searchParams.has('view')
  return staysInGallery && !nextUrl.searchParams.has('lora') ? false : defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const origin = loaderData?.origin ?? ''
  const query = new URLSearchParams(location.search)
  if (query.has('view')) return pageMeta({ ...galleryMeta(query), origin })
  return pageMeta({
    title: 'Easel',
    description:
      'Turn a sentence into a picture, and look at what others made. A studio and a community gallery for generated works.',
    origin,
    path: '/',
    ...previewOf(loaderData?.home?.images?.[0]),
  })
}

/** For link previews: a work as large as it is kept, but not the original, which may be megabytes. */
function previewOf(work: GalleryImage | undefined) {
  const picture = work?.variants.findLast((variant) => variant.type === 'image/webp')
  return (
    work && picture && { image: { url: picture.src, width: picture.width, height: picture.height, alt: altOf(work) } }
  )
}

export default function Front() {
  const { home, gallery } = useLoaderData<typeof loader>()
  if (home) return <HomeScreen data={home} />
  return <GalleryScreen data={gallery ?? NOTHING_YET} />
}
