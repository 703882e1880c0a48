import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { ImageGeneration } from '@easel/contract/entities/generation'
import { Lock } from 'lucide-react'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { countOf, shorten } from '../../../lib/text.ts'
import { cx } from '../../../ui/cx.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { timeAgo } from '../jobs/history-groups.ts'
import type { Fill } from './use-fill.ts'
import type { ItemActions } from './use-item-actions.ts'
import { WordsRead } from '../screen/words-read.tsx'
import { WorkActions } from './work-actions.tsx'

/** A finished order: its pictures, each with what can be done with it. */
export function ResultBlock(props: {
  generation: ImageGeneration
  /** Milliseconds since 1970. */
  now: number
  /** The first on the stage: its pictures are fetched first. */
  isFirst: boolean
  fill: Fill
  actions: ItemActions
  onOpen: (item: GalleryImage) => void
}) {
  const { generation, now, isFirst, fill, actions, onOpen } = props
  const items = useOverlaidList(generation.items)
  const [first] = items
  if (!first) return null
  const words = generation.recipe.prompt.trim()
  const cost = generation.cost - generation.refunded
  return (
    <section aria-label={`Finished: ${shorten(words || 'from a picture', 60)}`}>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 className="min-w-0 flex-1 basis-40 truncate font-medium">{words || 'From the picture alone'}</h2>
        <button
          type="button"
          onClick={() => fill.restore(generation)}
          className="hit ml-auto type-label text-ink-2 transition-colors move hover:text-ink"
        >
          Use these settings
        </button>
        <p className="num w-full type-wall">
          {`${countOf(items.length, 'image')}, ${timeAgo(generation.ended_at ?? generation.created_at, now)}, ${countOf(cost, 'credit')}, ${generation.model_label}`}
        </p>
      </div>
      <div className={cx('grid gap-x-4 gap-y-5', items.length > 1 && '@min-[560px]:grid-cols-2')}>
        {items.map((item) => (
          <figure
            key={item.id}
            className="min-w-0"
            style={{ maxWidth: items.length > 1 ? undefined : `calc(min(64dvh, 680px) * ${item.width / item.height})` }}
          >
            <button
              type="button"
              aria-label={`Look closer: ${shorten(words || 'from a picture', 60)}`}
              onClick={() => onOpen(item)}
              className="relative block w-full overflow-hidden rounded-work"
              style={{ aspectRatio: `${item.width} / ${item.height}` }}
            >
              <Picture
                item={item}
                alt={shorten(words)}
                sizes={items.length > 1 ? '(max-width: 767px) 100vw, 400px' : '(max-width: 767px) 100vw, 720px'}
                priority={isFirst}
                className="absolute inset-0"
              />
              {item.is_private && (
                <Tag className="absolute top-2 left-2">
                  <Lock aria-hidden /> Private
                </Tag>
              )}
            </button>
            <WorkActions item={item} generation={generation} fill={fill} actions={actions} />
          </figure>
        ))}
      </div>
      <WordsRead item={first} />
    </section>
  )
}
