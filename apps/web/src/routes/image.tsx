import { ApiError } from '@easel/contract/client'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, isRouteErrorResponse, useLoaderData, useNavigate, useRouteError } from 'react-router'
import { easelContext } from '../app-context.ts'
import { imageMeta } from '../features/viewer/image-meta.ts'
import { ImageDetail } from '../features/viewer/image-detail.tsx'
import { ErrorPage, NotFound } from '../frame/error-page.tsx'
import type { FrameHandle } from '../frame/frame.tsx'
import { useOverlaid } from '../lib/item-overlay.ts'

export const handle: FrameHandle = { hideFooter: true }

/** A picture that is not there and one that is not for this person answer alike. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const id = params['id'] ?? ''
  const image = await api('GET /api/v1/images/{id}', { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 })
    throw error
  })
  return { image, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? imageMeta(loaderData.image, loaderData.origin) : []

export default function Image() {
  const image = useOverlaid(useLoaderData<typeof loader>().image)
  const navigate = useNavigate()
  if (image.removed) return <NotFound what="image" />
  return (
    <ImageDetail
      image={image}
      frame={{
        isOverlay: false,
        inCommunity: false,
        onHidden: () => undefined,
        onGone: () => void navigate('/?view=my-images', { replace: true }),
      }}
    />
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound what="image" /> : <ErrorPage />
}
