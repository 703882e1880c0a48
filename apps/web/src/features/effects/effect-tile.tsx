import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { countOf } from '../../lib/text.ts'
import { effectPath } from '../../lib/video-words.ts'
import { EmptyFrame } from '../../ui/empty-frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useTilePlay } from '../../ui/use-tile-play.ts'
import type { EffectCardData } from './effect-card-data.ts'

const EffectFilms = lazy(() => import('./effect-films.tsx').then((module) => ({ default: module.EffectFilms })))

const SIZES = '(max-width: 767px) 50vw, (max-width: 1099px) 33vw, 320px'

/**
 * An effect in the list: what it made of a photo, moving while it is pointed at or, by touch, while most of it is in sight; what it does, what it
 * takes, what it costs.
 */
export function EffectTile({ effect, priority }: { effect: EffectCardData; priority: boolean }) {
  const tile = useRef<HTMLAnchorElement>(null)
  const [isPointed, setPointed] = useState(false)
  const play = useTilePlay(tile, { isPointed, mayBeHeard: false })
  const [first] = effect.examples
  return (
    <Link
      ref={tile}
      to={effectPath(effect.id)}
      className="group flex h-full flex-col rounded-work"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
    >
      <span className="relative block aspect-4/3 w-full overflow-hidden rounded-work bg-surface-2">
        {first ? (
          <Picture item={first.poster} alt="" sizes={SIZES} priority={priority} className="absolute inset-0" />
        ) : (
          <NoExample name={effect.name} />
        )}
        {play !== 'still' && first && (
          <Suspense>
            <EffectFilms examples={effect.examples} sizes={SIZES} />
          </Suspense>
        )}
        {effect.isFeatured && <Tag className="absolute top-2 left-2">Featured</Tag>}
      </span>
      <span className="mt-2 block font-medium underline-offset-4 group-hover:underline">{effect.name}</span>
      <span className="mt-0.5 line-clamp-2 type-desc">{effect.description}</span>
      <span className="num mt-1 block type-wall">
        {countOf(effect.photos, 'photo')} · {countOf(effect.cost, 'credit')}
      </span>
    </Link>
  )
}

/** Stands where the first example will hang once it is rendered. */
function NoExample({ name }: { name: string }) {
  return (
    <>
      <EmptyFrame turn={name.length * 23} />
      <span
        aria-hidden
        className="absolute right-3 bottom-2 left-3 font-serif text-[28px]/8 text-ink-3 max-md:text-2xl"
      >
        {name}
      </span>
    </>
  )
}
