import type { VideoGeneration } from '@easel/contract/entities/generation'
import { Link } from 'react-router'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { Picture } from '../../../ui/picture.tsx'
import { posterOf } from '../../../ui/poster.ts'

/** What this person made with the effect before; a click brings it onto the stage. */
export function OwnFilms(props: {
  generations: readonly VideoGeneration[]
  shownId: string | null
  onShow: (generation: VideoGeneration) => void
}) {
  const { generations, shownId, onShow } = props
  const kept = useOverlaidList(generations.flatMap((generation) => generation.items))
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="own-films">
      <div className="mb-2 flex items-baseline gap-3">
        <h2 id="own-films" className="type-label">
          Yours
        </h2>
        <Link
          to="/?view=my-videos"
          className="hit ml-auto type-label text-ink-2 underline-offset-4 hover:text-ink hover:underline"
        >
          My videos
        </Link>
      </div>
      <ul className="flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
        {kept.map((item, index) => {
          const generation = generations.find((each) => each.items.some(({ id }) => id === item.id))
          return (
            generation && (
              <li key={item.id} className="shrink-0">
                <button
                  type="button"
                  aria-label={`Show your video ${index + 1}`}
                  aria-pressed={generation.id === shownId}
                  onClick={() => onShow(generation)}
                  className="relative block size-16 overflow-hidden rounded-work outline-offset-2 aria-pressed:outline-2 aria-pressed:outline-accent"
                >
                  <Picture item={posterOf(item)} alt="" sizes="64px" className="absolute inset-0" />
                </button>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
