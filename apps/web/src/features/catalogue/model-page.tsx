import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import { Unplug } from 'lucide-react'
import { Link } from 'react-router'
import { shorten } from '../../lib/text.ts'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { factsOf, priceInWords } from './facts.ts'
import { tryLinks } from './try-links.ts'

interface Shown {
  model: ModelEntry
  successor: { id: string; name: string } | null
  examples: GalleryImage[]
}

/** The intro of a model: what it is, what it takes and costs, how to try it, what was made with it. */
export function ModelPage({ model, successor, examples }: Shown) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)_360px] gap-x-12 pt-10 max-lg:grid-cols-1 max-md:pt-6">
      <div className="min-w-0">
        <p className="type-desc">
          <Link
            to={`/models?tab=${model.kind === 'video' ? 'videos' : 'images'}`}
            className="hit underline-offset-4 hover:text-ink hover:underline"
          >
            {model.kind === 'video' ? 'Video models' : 'Image models'}
          </Link>
        </p>
        <h1 className="mt-2 type-display">{model.name}</h1>
        <p className="mt-2 type-entry font-normal text-ink-2">
          {model.maker}
          {model.built_in && ' · runs on this machine'}
        </p>
        <p className="mt-6 max-w-[68ch] type-prompt">{model.description}</p>
        {model.status !== 'ready' && <Standing model={model} successor={successor} />}
      </div>
      <TryCard model={model} />
      <div className="min-w-0">
        <Examples model={model} examples={examples} />
        <Facts model={model} />
      </div>
    </div>
  )
}

function Standing({ model, successor }: Pick<Shown, 'model' | 'successor'>) {
  const title = { retired: 'Retired', degraded: 'Slow at the moment', not_connected: 'Not connected', ready: '' }[
    model.status
  ]
  // The note of a model without a host begins with the same two words.
  const note = model.status_note?.replace(`${title}. `, '')
  return (
    <Banner
      icon={Unplug}
      tone="warn"
      title={title}
      className="mt-6 max-w-[68ch]"
      actions={successor && <LinkButton to={`/models/${successor.id}`}>See {successor.name}</LinkButton>}
    >
      {note}
    </Banner>
  )
}

function TryCard({ model }: { model: ModelEntry }) {
  const links = tryLinks(model)
  const isReady = model.status === 'ready' && model.kind === 'image'
  return (
    <aside
      aria-label="Try it"
      className="h-fit rounded-panel border border-line bg-surface-1 p-6 max-lg:mt-8 lg:row-span-2 lg:sticky lg:top-[calc(var(--bar)+24px)]"
    >
      <p className="type-wall">Price</p>
      <p className="num mt-1 type-entry">{priceInWords(model.price, model.kind)}</p>
      {model.price.lora_cost > 0 && model.image?.adapters && (
        <p className="num type-desc">and {model.price.lora_cost} for each style adapter</p>
      )}
      {model.typical_seconds !== null && (
        <>
          <p className="mt-4 type-wall">Measured here</p>
          <p className="num mt-1 type-entry">About {Math.max(1, Math.round(model.typical_seconds))} s</p>
        </>
      )}
      <div className="mt-6 flex flex-col gap-2">
        {links.map(({ label, to }, index) => (
          <LinkButton key={label} to={to} size="big" variant={isReady && index === 0 ? 'primary' : 'line'}>
            {label}
          </LinkButton>
        ))}
      </div>
      <p className="mt-4 type-desc">
        Opens the workshop with this model chosen. Nothing is spent until you press Generate.
      </p>
    </aside>
  )
}

function Examples({ model, examples }: Pick<Shown, 'model' | 'examples'>) {
  return (
    <section aria-labelledby="examples" className="pt-12">
      <h2 id="examples" className="type-title">
        Examples
      </h2>
      {examples.length === 0 ? (
        <EmptyState className="mt-4" title="Nothing was made with it yet">
          {`Works of the community that were made with ${model.name} hang here.`}
        </EmptyState>
      ) : (
        <ul className="mt-4 grid grid-cols-3 gap-x-3 gap-y-6 max-md:grid-cols-2">
          {examples.map((example) => (
            <li key={example.id}>
              <Link to={`/images/${example.id}`} className="group block rounded-work">
                <Picture
                  item={example}
                  alt={example.prompt ? shorten(example.prompt) : `Made by ${example.creator_name}`}
                  sizes="(max-width: 767px) 50vw, (max-width: 1099px) 33vw, 22vw"
                  className="aspect-square rounded-work"
                />
                <p className="mt-2 truncate text-[13px]/5 text-ink-2 group-hover:text-ink">
                  {example.prompt || 'Hidden by creator'}
                </p>
                <p className="truncate type-wall">{example.creator_name}</p>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Facts({ model }: { model: ModelEntry }) {
  const facts = factsOf(model)
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="facts" className="pt-12">
      <h2 id="facts" className="type-title">
        What it takes
      </h2>
      <dl className="mt-4 max-w-[760px]">
        {facts.map((fact) => (
          <div
            key={fact.name}
            className="flex gap-4 border-t border-line py-2.5 text-[13px]/5 first:border-t-0 max-md:flex-col max-md:gap-0.5"
          >
            <dt className="w-40 shrink-0 text-ink-3">{fact.name}</dt>
            <dd className="num min-w-0">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
