import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { Video } from '@easel/contract/entities/video'
import { Lock, Maximize2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useReducedMotion } from '../../../lib/media-query.ts'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { countOf, shorten } from '../../../lib/text.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { timeAgo } from '../jobs/history-groups.ts'
import { wordsOf } from '../jobs/kinds.ts'
import { WordsRead } from '../screen/words-read.tsx'
import type { Fill } from './fill.ts'
import { FrameMenu } from './frame-menu.tsx'
import { VideoPlayer } from './player.tsx'
import type { VideoActions } from './use-video-actions.ts'
import { VersionChips } from './version-chips.tsx'
import { VideoToolbar } from './video-toolbar.tsx'
import type { Version } from './versions.ts'

/** A finished order: its video, what can be done with it, and its other versions. */
export function VideoBlock(props: {
  generation: VideoGeneration
  /** Milliseconds since 1970. */
  now: number
  isFirst: boolean
  /** It was asked for from another version: it comes into sight and shows itself for a moment. */
  isRevealed: boolean
  fill: Fill
  actions: VideoActions
  versions: (item: Video) => readonly Version[]
  onReveal: (version: Version) => void
  onOpen: (item: Video) => void
}) {
  const { generation, now, isFirst, isRevealed, fill, actions, versions, onReveal, onOpen } = props
  const block = useRef<HTMLElement>(null)
  const isStill = useReducedMotion()
  const [item] = useOverlaidList(generation.items)
  useEffect(() => {
    if (!isRevealed) return
    block.current?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
    block.current?.focus({ preventScroll: true })
  }, [isRevealed, isStill])
  if (!item) return null
  const words = wordsOf(generation)
  const cost = generation.cost - generation.refunded
  return (
    <section
      ref={block}
      tabIndex={-1}
      aria-label={`Finished: ${shorten(words, 60)}`}
      className={cx(
        'scroll-my-24 rounded-work outline-offset-8 transition-[outline-color] duration-700',
        isRevealed ? 'outline-2 outline-accent' : 'outline-2 outline-transparent',
      )}
    >
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 className="min-w-0 flex-1 basis-40 truncate font-medium">{words}</h2>
        {generation.recipe.mode !== 'effect' && (
          <button
            type="button"
            onClick={() => void fill.restore(generation)}
            className="hit ml-auto type-label text-ink-2 transition-colors move hover:text-ink"
          >
            Use these settings
          </button>
        )}
        <p className="num w-full type-wall">
          {`${Number(item.length.toFixed(1))} s, ${item.width} × ${item.height}, ${timeAgo(generation.ended_at ?? generation.created_at, now)}, ${countOf(cost, 'credit')}, ${generation.model_label}`}
        </p>
      </div>
      <div
        className="relative" // As high as the window allows, and as wide as its controls need.
        style={{ maxWidth: `max(340px, calc(min(60dvh, 640px) * ${item.width / item.height}))` }}
      >
        <VideoPlayer
          item={item}
          label={shorten(words, 60)}
          priority={isFirst}
          renderTools={(hold) => <FrameMenu item={item} hold={hold} fill={fill} actions={actions} />}
        />
        {item.is_private && (
          <Tag className="pointer-events-none absolute top-2 left-2">
            <Lock aria-hidden /> Private
          </Tag>
        )}
        <IconButton
          label={`Look closer: ${shorten(words, 60)}`}
          look="scrim"
          className="absolute! top-2 right-2"
          onClick={() => onOpen(item)}
        >
          <Maximize2 size={18} aria-hidden />
        </IconButton>
        <VideoToolbar item={item} generation={generation} fill={fill} actions={actions} />
      </div>
      <div className="mt-1 flex flex-col gap-2">
        <VersionChips item={item} versions={versions(item)} onReveal={onReveal} />
        <WordsRead item={item} />
      </div>
    </section>
  )
}
