import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTypedEarly } from '../../lib/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ModelCardData } from './card-data.ts'
import { ModelCard } from './model-card.tsx'

const GROUPS: { group: ModelCardData['group']; title: string }[] = [
  { group: 'standard', title: 'Standard Image Models' },
  { group: 'sdxl', title: 'SDXL Checkpoints' },
  { group: 'video', title: 'Video Models' },
]

/** All models of a kind in their groups, with a search by name. */
export function ModelList({ models }: { models: ModelCardData[] }) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useTypedEarly(field, setText)
  const wanted = text.trim().toLowerCase()
  const found = models.filter((model) => `${model.name} ${model.maker}`.toLowerCase().includes(wanted))
  return (
    <>
      <label className="mt-6 flex h-11 max-w-md items-center gap-2 rounded-control border border-line-strong bg-surface-1 px-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)">
        <Search size={18} aria-hidden className="text-ink-3" />
        <span className="sr-only">Search models by name</span>
        <input
          ref={field}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Search by name or maker"
          className="h-full min-w-0 flex-1 bg-transparent outline-none"
        />
      </label>
      <output className="sr-only">{wanted ? `${found.length} models found` : ''}</output>
      {found.length === 0 && (
        <EmptyState
          className="mt-8"
          title={wanted ? 'No model is called that' : 'The models could not be loaded'}
          actions={
            wanted ? (
              <Button onClick={() => setText('')}>Show all models</Button>
            ) : (
              <Button onClick={() => window.location.reload()}>Try again</Button>
            )
          }
        >
          {wanted && `Nothing matches “${text.trim()}”.`}
        </EmptyState>
      )}
      {GROUPS.map(({ group, title }) => {
        const members = found.filter((model) => model.group === group)
        if (members.length === 0) return null
        return (
          <section key={group} aria-label={title} className="pt-10">
            <h2 className="mb-4 type-entry">
              {title} <span className="num text-ink-3">{members.length}</span>
            </h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(256px,100%),1fr))] gap-4">
              {members.map((model) => (
                <li key={model.id} className="grid">
                  <ModelCard model={model} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
