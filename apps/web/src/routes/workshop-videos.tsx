import type { LoaderFunctionArgs, MetaFunction, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { Workshop } from '../features/workshop/video/workshop.tsx'
import type { FrameHandle } from '../frame/frame.tsx'
import { pageMeta } from '../lib/meta.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** The page ends with itself. */
export const handle: FrameHandle = { hideFooter: true }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const models = await api('GET /api/v1/models', { query: { tab: 'videos' } }).then(
    (answer) => answer.models.filter((model) => model.kind === 'video'),
    () => [],
  )
  return { origin, models }
}

/** What the address says about the form needs no new catalogue. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Video Generator',
    description: 'Turn words, or a picture and words, into a film with sound.',
    origin: loaderData?.origin ?? '',
    path: '/videos/workshop',
  })

export default function VideoWorkshop() {
  const { models } = useLoaderData<typeof loader>()
  if (models.length > 0) return <Workshop models={models} />
  return (
    <div className="wrap pt-8">
      <h1 className="sr-only">Video workshop</h1>
      <EmptyState
        title="The models could not be loaded"
        actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        What you wrote is kept. Nothing was charged.
      </EmptyState>
    </div>
  )
}
