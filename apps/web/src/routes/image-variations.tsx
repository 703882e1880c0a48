import { ApiError } from '@easel/contract/client'
import { PAGE_SIZE } from '@easel/contract/limits'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, isRouteErrorResponse, useLoaderData, useRouteError } from 'react-router'
import { easelContext } from '../app-context.ts'
import { MadeFrom } from '../features/gallery/made-from.tsx'
import { pageOfImages } from '../features/gallery/pages.ts'
import { ErrorPage, NotFound } from '../frame/error-page.tsx'
import { imagePath } from '../lib/image-words.ts'
import { pageMeta } from '../lib/meta.ts'

/** V5: all that was made from a work. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const id = params['id'] ?? ''
  const query = { limit: PAGE_SIZE.variations }
  const [image, page] = await Promise.all([
    api('GET /api/v1/images/{id}', { params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 })
      throw error
    }),
    api('GET /api/v1/images/{id}/variations', { params: { id }, query }).catch(() => null),
  ])
  return { image, origin, page: page === null ? null : pageOfImages(page) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Variations',
        description: `What was made from an image by ${loaderData.image.creator_name}.`,
        origin: loaderData.origin,
        path: `${imagePath(loaderData.image.id)}/variations`,
        // A list of works that have pages of their own.
        noIndex: true,
      })
    : []

export default function ImageVariations() {
  const { image, page } = useLoaderData<typeof loader>()
  return <MadeFrom key={image.id} image={image} kind="images" first={page} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound what="image" /> : <ErrorPage />
}
