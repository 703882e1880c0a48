import type { Video } from '@easel/contract/entities/video'
import { Play } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { formatDuration } from '../../../lib/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useTilePlay } from '../../../ui/use-tile-play.ts'
import { posterOf } from '../../../ui/poster.ts'

const TileFilm = lazy(() => import('../../../ui/tile-film.tsx').then((module) => ({ default: module.TileFilm })))

/** A film that the effect made: it moves while it is pointed at, and opens whole. */
export function ExampleTile({ item, label, onOpen }: { item: Video; label: string; onOpen: () => void }) {
  const tile = useRef<HTMLButtonElement>(null)
  const [isPointed, setPointed] = useState(false)
  const play = useTilePlay(tile, { isPointed, mayBeHeard: false })
  return (
    <button
      ref={tile}
      type="button"
      aria-label={label}
      onClick={onOpen}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setPointed(true)}
      onBlur={() => setPointed(false)}
      className="relative block h-full w-full overflow-hidden rounded-work bg-surface-2"
    >
      <Picture item={posterOf(item)} alt="" sizes="(max-width: 767px) 60vw, 400px" className="absolute inset-0" />
      {play !== 'still' && (
        <Suspense>
          <TileFilm src={item.preview_url ?? item.video_url} />
        </Suspense>
      )}
      <span className="num absolute right-1.5 bottom-1.5 inline-flex h-6 items-center gap-1 rounded-s bg-scrim px-1.5 text-[12px]/4 text-on-scrim">
        <Play size={12} aria-hidden /> {formatDuration(item.length)}
      </span>
    </button>
  )
}
