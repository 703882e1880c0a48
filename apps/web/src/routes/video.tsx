import { ApiError } from '@easel/contract/client'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, isRouteErrorResponse, useLoaderData, useNavigate, useRouteError } from 'react-router'
import { easelContext } from '../app-context.ts'
import { VideoDetail } from '../features/viewer/video-detail.tsx'
import { videoMeta } from '../features/viewer/video-meta.ts'
import { ErrorPage, NotFound } from '../frame/error-page.tsx'
import type { FrameHandle } from '../frame/frame.tsx'
import { useOverlaid } from '../lib/item-overlay.ts'

export const handle: FrameHandle = { hideFooter: true }

/** A video that is not there and one that is not for this person answer alike. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const id = params['id'] ?? ''
  const video = await api('GET /api/v1/videos/{id}', { params: { id } }).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 })
    throw error
  })
  return { video, origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? videoMeta(loaderData.video, loaderData.origin) : []

export default function VideoPage() {
  const video = useOverlaid(useLoaderData<typeof loader>().video)
  const navigate = useNavigate()
  if (video.removed) return <NotFound what="video" />
  return (
    <VideoDetail
      video={video}
      frame={{
        isOverlay: false,
        inCommunity: false,
        onHidden: () => undefined,
        onGone: () => void navigate('/?view=my-videos', { replace: true }),
      }}
    />
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound what="video" /> : <ErrorPage />
}
