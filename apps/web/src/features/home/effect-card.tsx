import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useReducedMotion } from '../../lib/media-query.ts'
import { countOf } from '../../lib/text.ts'
import { effectPath } from '../../lib/video-words.ts'
import { EmptyFrame } from '../../ui/empty-frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { EffectCardData } from './effect-data.ts'

const TileFilm = lazy(() => import('../../ui/tile-film.tsx').then((module) => ({ default: module.TileFilm })))

const SIZES = '(max-width: 767px) 50vw, (max-width: 1099px) 33vw, 20vw'

/** An effect as one meets it on the home page (H3): what it made of a photo, what it takes, what it costs. */
export function EffectCard({ effect }: { effect: EffectCardData }) {
  const [isPointed, setPointed] = useState(false)
  const isStill = useReducedMotion()
  return (
    <Link
      to={effectPath(effect.id)}
      className="group block rounded-work"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
    >
      <span className="relative block aspect-4/3 overflow-hidden rounded-work bg-surface-2">
        {effect.poster ? (
          <Picture item={effect.poster} alt="" sizes={SIZES} className="absolute inset-0" />
        ) : (
          <EmptyFrame turn={effect.name.length * 23} />
        )}
        {isPointed && !isStill && effect.film && (
          <Suspense>
            <TileFilm src={effect.film} />
          </Suspense>
        )}
        {effect.isFeatured && <Tag className="absolute top-2 left-2">Featured</Tag>}
      </span>
      <span className="mt-2 block truncate font-medium underline-offset-4 group-hover:underline">{effect.name}</span>
      <span className="block type-wall num">
        {countOf(effect.photos, 'photo')} · {countOf(effect.cost, 'credit')}
      </span>
    </Link>
  )
}
