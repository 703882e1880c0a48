import type { Video } from '@easel/contract/entities/video'
import { GitBranch, Lock, Play, Shuffle } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { promptOf } from '../lib/image-words.ts'
import { useSoundOn } from '../lib/sound-on.ts'
import { formatDuration } from '../lib/text.ts'
import { videoAltOf, videoPath, videoRemixPath } from '../lib/video-words.ts'
import { iconButtonClass } from './icon-button.tsx'
import { LikeBadge } from './like-badge.tsx'
import { Picture } from './picture.tsx'
import { posterOf } from './poster.ts'
import { Tag } from './tag.tsx'
import { TileFilm } from './tile-film.tsx'
import { useTilePlay } from './use-tile-play.ts'
import type { ViewerLink } from './work-link.tsx'
import { WorkLink } from './work-link.tsx'

interface TileProps {
  item: Video
  /** As in HTML. */
  sizes: string
  priority?: boolean
  onLike: (item: Video) => void
  /** Opens works over this page; without it the video's own page opens. */
  viewer?: ViewerLink | undefined
  /** Something lies over the wall: the film stands still. */
  isCovered?: boolean
}

/** A video on the wall, as a picture is (G10): its poster, and the film itself while it is pointed at or, on a phone, in sight (G18). */
export const VideoTile = memo(function VideoTile(props: TileProps) {
  const { item, sizes, priority = false, onLike, viewer, isCovered = false } = props
  const box = useRef<HTMLDivElement>(null)
  const [isPointed, setPointed] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [wantsSound] = useSoundOn()
  const play = useTilePlay(box, { isPointed, mayBeHeard: item.has_audio && wantsSound, isCovered })
  return (
    <div
      ref={box}
      className="work absolute inset-0 overflow-hidden bg-surface-2"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocus(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocus(false)}
    >
      <WorkLink id={item.id} page={videoPath(item.id)} viewer={viewer} className="absolute inset-0">
        <Picture
          item={posterOf(item)}
          alt={videoAltOf(item)}
          sizes={sizes}
          priority={priority}
          className="absolute inset-0"
        />
        {play !== 'still' && <TileFilm src={item.preview_url ?? item.video_url} />}
        {play === 'aloud' && <TileFilm src={item.video_url} hasSound />}
      </WorkLink>
      <Tag className="pointer-events-none absolute top-2 left-2 h-7 num">
        {item.is_private && <Lock aria-hidden />}
        {item.parentImage && <GitBranch aria-hidden />}
        <Play aria-hidden className="fill-current" />
        <span className="sr-only">
          {item.is_private ? 'Private video' : 'Video'}
          {item.parentImage && ' made from an image'},{' '}
        </span>
        {formatDuration(item.length)}
      </Tag>
      {(isPointed || hasFocus) && <Words item={item} />}
      <LikeBadge
        liked={item.has_liked}
        count={item.likes_count}
        onToggle={() => onLike(item)}
        className="absolute top-2 right-2 z-1"
      />
    </div>
  )
})

function Words({ item }: { item: Video }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end gap-2 bg-linear-to-t from-[oklch(0_0_0/0.82)] via-[oklch(0_0_0/0.64)] via-52% to-transparent px-3 pt-8 pb-3 text-white max-md:hidden">
      <span className="min-w-0 flex-1">
        <b className="line-clamp-1 text-[13px]/5 font-medium">{promptOf(item).text}</b>
        <small className="block truncate text-[12px]/4 text-[oklch(0.9_0_0)]">{item.creator_name}</small>
      </span>
      <Link
        to={videoRemixPath(item)}
        aria-label="Remix"
        title="Remix"
        className={iconButtonClass('scrim', 'pointer-events-auto')}
      >
        <Shuffle size={20} aria-hidden />
      </Link>
    </div>
  )
}
