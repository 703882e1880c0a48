import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Section } from '../../ui/section.tsx'
import type { ModelCardData } from './card-data.ts'
import { ModelCard } from './model-card.tsx'

/** One row of models that is scrolled sideways, with the way to all of them. */
export function ModelRow({ title, more, models }: { title: string; more: string; models: ModelCardData[] }) {
  const row = useRef<HTMLUListElement>(null)
  const id = useId()
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <Section
      title={title}
      more={more}
      aside={
        models.length > 4 && (
          <span className="flex gap-2 max-md:hidden">
            <IconButton label={`Previous: ${title}`} look="line" aria-controls={id} onClick={() => scroll(-1)}>
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton label={`Next: ${title}`} look="line" aria-controls={id} onClick={() => scroll(1)}>
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </span>
        )
      }
    >
      {models.length === 0 ? (
        <p className="type-desc">The models could not be loaded. Reload the page to try again.</p>
      ) : (
        <ul
          ref={row}
          id={id}
          className="-mx-gutter -my-1 grid auto-cols-[max(256px,calc((100%-64px)/5))] grid-flow-col gap-4 overflow-x-auto px-gutter py-1 no-scrollbar snap-x snap-proximity scroll-px-gutter max-md:auto-cols-[264px] max-md:gap-3"
        >
          {models.map((model) => (
            <li key={model.id} className="grid">
              <ModelCard model={model} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
