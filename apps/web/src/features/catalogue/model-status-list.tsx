import { Link } from 'react-router'
import type { ModelCardData } from './card-data.ts'

const WORDS = {
  ready: 'Connected',
  not_connected: 'Not connected',
  retired: 'Retired',
  degraded: 'Slow at the moment',
} as const

/** Models with their standing, one line each. */
export function ModelStatusList({
  title,
  models,
  chosen,
}: {
  title: string
  models: ModelCardData[]
  chosen: string | null
}) {
  if (models.length === 0) return null
  return (
    <section aria-labelledby="standing" className="pt-14">
      <h2 id="standing" className="type-title">
        {title}
      </h2>
      <ul className="mt-4 columns-2 gap-12 max-lg:columns-1">
        {models.map((model) => (
          <li key={model.id} className="break-inside-avoid border-b border-line">
            <Link
              to={`/models/${model.id}`}
              aria-current={model.id === chosen ? 'true' : undefined}
              className="flex min-h-11 items-center gap-4 underline-offset-4 hover:underline aria-[current=true]:font-medium"
            >
              <span className="min-w-0 flex-1 truncate">{model.name}</span>
              <span className="type-wall">{WORDS[model.status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
