import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { toCards } from '../features/catalogue/card-data.ts'
import { ModelList } from '../features/catalogue/model-list.tsx'
import { pageMeta } from '../lib/meta.ts'

const TABS = [
  { tab: 'images', label: 'Image models' },
  { tab: 'videos', label: 'Video models' },
] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const asked = new URL(request.url).searchParams.get('tab')
  const tab = asked === 'videos' ? asked : 'images'
  const { models } = await api('GET /api/v1/models', { query: { tab } })
  return { tab, origin, models: toCards(models) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.tab === 'videos' ? 'Video models' : 'Image models',
    description: 'Every model that this Easel knows: what it makes, what it costs, and whether it is connected.',
    origin: loaderData?.origin ?? '',
    path: `/models?tab=${loaderData?.tab ?? 'images'}`,
  })

export default function Models() {
  const { tab, models } = useLoaderData<typeof loader>()
  return (
    <div className="wrap pt-8 max-md:pt-3">
      <h1 className="sr-only">Models</h1>
      <nav aria-label="Kind of model" className="flex gap-8 border-b border-line max-md:gap-6">
        {TABS.map((entry) => (
          <Link
            key={entry.tab}
            to={`/models?tab=${entry.tab}`}
            replace
            preventScrollReset
            aria-current={tab === entry.tab ? 'page' : undefined}
            className="relative pb-3 type-title text-ink-3 hover:text-ink-2 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent"
          >
            {entry.label}
          </Link>
        ))}
      </nav>
      <ModelList key={tab} models={models} />
    </div>
  )
}
