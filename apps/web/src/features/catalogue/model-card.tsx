import { Link } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { ModelCardData } from './card-data.ts'
import { ExamplePictures } from './example-pictures.tsx'
import { StatusTag } from './status-tag.tsx'
import { tryLinks } from './try-links.ts'

const LINK =
  'hit inline-flex min-h-8 items-end font-medium text-[13px] text-ink-2 underline-offset-4 hover:text-ink hover:underline'

/** A model as one meets it in a row (H4–H6): works made with it, what it is, ways to try it. */
export function ModelCard({ model }: { model: ModelCardData }) {
  const isOff = model.status === 'not_connected' || model.status === 'retired'
  const isRetired = model.status === 'retired' && model.successor !== null
  const intro = model.introUrl ?? `/models/${model.id}`
  return (
    <article className="flex snap-start flex-col overflow-hidden rounded-panel border border-line bg-surface-1">
      <div className="relative aspect-4/3 overflow-hidden bg-surface-2">
        <ExamplePictures
          modelId={model.id}
          maker={model.maker}
          sizes="(max-width: 767px) 264px, 300px"
          dimmed={isOff}
        />
        <div className="absolute top-2 left-2 flex gap-1">
          {model.featured && <Tag>Featured</Tag>}
          <StatusTag status={model.status} />
        </div>
      </div>
      <div className="flex flex-1 flex-col p-4">
        <h3 className="text-[15px]/5 font-semibold">
          <Link to={`/models/${model.id}`} className="hit underline-offset-4 hover:underline">
            {model.name}
          </Link>
        </h3>
        <p className="mt-1 line-clamp-3 min-h-10 type-desc">
          {(model.status === 'retired' && model.status_note) || model.description}
        </p>
        <div className="mt-auto flex gap-2 pt-4">
          {tryLinks(model).map(({ label, to }) => (
            <LinkButton
              key={label}
              to={to}
              aria-label={`${label} with ${model.name}`}
              className="flex-1 px-1! text-[13px]!"
            >
              {label}
            </LinkButton>
          ))}
        </div>
        <div className="flex flex-wrap gap-x-4 pt-2">
          <Link to={intro} aria-label={`Learn More about ${model.name}`} className={LINK}>
            Learn More
          </Link>
          {isRetired && (
            <Link to={`/models/${model.successor?.id}`} className={LINK}>
              Use {model.successor?.name} instead
            </Link>
          )}
        </div>
      </div>
    </article>
  )
}
