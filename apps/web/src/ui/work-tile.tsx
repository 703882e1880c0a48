import type { GalleryImage } from '@easel/contract/entities/gallery'
import { Clapperboard, GitBranch, Lock, Shuffle } from 'lucide-react'
import { lazy, memo, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { altOf, comparisonOf, promptOf, remixPath } from '../lib/image-words.ts'
import { useReducedMotion } from '../lib/media-query.ts'
import { Compare } from './compare.tsx'
import { iconButtonClass } from './icon-button.tsx'
import { LikeBadge } from './like-badge.tsx'
import { Picture } from './picture.tsx'
import { Tag } from './tag.tsx'
import type { ViewerLink } from './work-link.tsx'
import { WorkLink } from './work-link.tsx'

const TileFilm = lazy(() => import('./tile-film.tsx').then((module) => ({ default: module.TileFilm })))

interface TileProps {
  item: GalleryImage
  /** As in HTML. */
  sizes: string
  priority?: boolean
  onLike: (item: GalleryImage) => void
  /** Opens works over this page; without it a work's own page opens. */
  viewer?: ViewerLink | undefined
}

/** G10: a work on the wall, filling the box that it is put in: badges in fixed corners, words only while it is pointed at or focused. */
export const WorkTile = memo(function WorkTile({ item, sizes, priority = false, onLike, viewer }: TileProps) {
  const [isNear, setNear] = useState(false)
  const comparison = comparisonOf(item)
  const picture = (
    <>
      <Picture item={item} alt={altOf(item)} sizes={sizes} priority={priority} className="absolute inset-0" />
      {isNear && item.latestChildVideo && <ChildFilm src={item.latestChildVideo.video_url} />}
    </>
  )
  const link = (content: ReactNode) => (
    <WorkLink id={item.id} viewer={viewer} className="absolute inset-0">
      {content}
    </WorkLink>
  )
  return (
    <div
      className="work absolute inset-0 overflow-hidden bg-surface-2"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setNear(false)}
    >
      {!item.image ? (
        link(<WaitingPicture />)
      ) : comparison ? (
        <Compare {...comparison} before={<BeforePicture src={comparison.src} />} after={picture}>
          {link}
        </Compare>
      ) : (
        link(picture)
      )}
      <Badges item={item} />
      {isNear && <Words item={item} aboveLabels={comparison !== null} />}
      <LikeBadge
        liked={item.has_liked}
        count={item.likes_count}
        onToggle={() => onLike(item)}
        className="absolute top-2 right-2 z-1"
      />
    </div>
  )
})

/** G10: the latest video that was made from the work, in its place. */
function ChildFilm({ src }: { src: string }) {
  if (useReducedMotion()) return null
  return (
    <Suspense>
      <TileFilm src={src} />
    </Suspense>
  )
}

/** What kind of work it is, in the upper left corner. */
function Badges({ item }: { item: GalleryImage }) {
  const hasVideo = Boolean(item.latestChildVideo)
  if (!item.parentImage && !item.is_private && !hasVideo) return null
  return (
    <Tag className="pointer-events-none absolute top-2 left-2 h-7">
      {item.is_private && <Lock aria-hidden />}
      {hasVideo ? <Clapperboard aria-hidden /> : item.parentImage && <GitBranch aria-hidden />}
      <span className="sr-only">{wordsOf(item)}</span>
    </Tag>
  )
}

function wordsOf(item: GalleryImage): string {
  if (item.is_private) return 'Private'
  return item.latestChildVideo ? 'A video was made from it' : 'Made from another image'
}

function BeforePicture({ src }: { src: string }) {
  return <img src={src} alt="" loading="lazy" decoding="async" draggable={false} className="size-full object-cover" />
}

/** G10: there is no address of the picture yet. */
function WaitingPicture() {
  return (
    <span className="absolute inset-0 animate-[pulse-hold_1.6s_ease-in-out_infinite_alternate] bg-surface-3 motion-reduce:animate-none">
      <span className="sr-only">This image is on its way</span>
    </span>
  )
}

function Words({ item, aboveLabels }: { item: GalleryImage; aboveLabels: boolean }) {
  return (
    <div
      className={`pointer-events-none absolute inset-x-0 bottom-0 flex items-end gap-2 bg-linear-to-t from-[oklch(0_0_0/0.82)] via-[oklch(0_0_0/0.64)] via-52% to-transparent px-3 pt-12 text-white max-md:hidden ${aboveLabels ? 'pb-10' : 'pb-3'}`}
    >
      <span className="min-w-0 flex-1">
        <b className="line-clamp-2 text-[13px]/5 font-medium">{promptOf(item).text}</b>
        <small className="block truncate text-[12px]/4 text-[oklch(0.9_0_0)]">{item.creator_name}</small>
      </span>
      <Link
        to={remixPath(item.id)}
        aria-label="Remix"
        title="Remix"
        className={iconButtonClass('scrim', 'pointer-events-auto')}
      >
        <Shuffle size={20} aria-hidden />
      </Link>
    </div>
  )
}
