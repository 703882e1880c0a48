import { ApiError } from '@easel/contract/client'
import { PAGE_SIZE } from '@easel/contract/limits'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, isRouteErrorResponse, redirect, useLoaderData, useRouteError } from 'react-router'
import { easelContext } from '../app-context.ts'
import { MadeFrom } from '../features/gallery/made-from.tsx'
import { pageOfVideos } from '../features/gallery/pages.ts'
import { ErrorPage, NotFound } from '../frame/error-page.tsx'
import { videosOfImagePath } from '../lib/video-words.ts'
import { pageMeta } from '../lib/meta.ts'

/** G10: all videos that were made from an image; without one, the videos of the community. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const id = new URL(request.url).searchParams.get('sourceImageId')
  if (!id) throw redirect('/?view=videos')
  const [image, page] = await Promise.all([
    api('GET /api/v1/images/{id}', { params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 })
      throw error
    }),
    api('GET /api/v1/images/{id}/videos', { params: { id }, query: { limit: PAGE_SIZE.variations } }).catch(() => null),
  ])
  return { image, origin, page: page === null ? null : pageOfVideos(page) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Videos made from an image',
        description: `The videos that were made from an image by ${loaderData.image.creator_name}.`,
        origin: loaderData.origin,
        path: videosOfImagePath(loaderData.image.id),
        // A list of works that have pages of their own.
        noIndex: true,
      })
    : []

export default function VideosOfImage() {
  const { image, page } = useLoaderData<typeof loader>()
  return <MadeFrom key={image.id} image={image} kind="videos" first={page} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound what="image" /> : <ErrorPage />
}
