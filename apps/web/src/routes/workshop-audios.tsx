import type { LoaderFunctionArgs, MetaFunction, ShouldRevalidateFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { Workshop } from '../features/workshop/audio/workshop.tsx'
import type { FrameHandle } from '../frame/frame.tsx'
import { pageMeta } from '../lib/meta.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** The page ends with itself. */
export const handle: FrameHandle = { hideFooter: true }

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const models = await api('GET /api/v1/models', { query: { tab: 'audio' } }).then(
    (answer) => answer.models.filter((model) => model.kind === 'audio'),
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
    title: 'Audio Generator',
    description: 'Let a synthetic voice read your text, or turn words into music.',
    origin: loaderData?.origin ?? '',
    path: '/audios/workshop',
  })

export default function AudioWorkshop() {
  const { models } = useLoaderData<typeof loader>()
  if (models.length > 0) return <Workshop models={models} />
  return (
    <div className="wrap pt-8">
      <h1 className="sr-only">Audio workshop</h1>
      <EmptyState
        title="The models could not be loaded"
        actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        What you wrote is kept. Nothing was charged.
      </EmptyState>
    </div>
  )
}
