import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import { Download, Globe, Heart, Lock, Share, Trash2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { formatNumber } from '../../lib/text.ts'
import { useLike } from '../../lib/use-like.ts'
import { useVisitorBanner } from '../../lib/use-visitor-banner.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { deletionWords } from './action-words.ts'
import type { DetailFrame } from './detail-layout.tsx'
import { useWorkActions } from './use-work-actions.ts'

const ConfirmDialog = lazy(() =>
  import('../../ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

const LOOK = buttonClass({ variant: 'quiet' }, 'gap-1 px-1.5! text-[13px] num')

/** What one can do to the work. Privacy and deletion are its owner's (A2, A4). */
export function ActionRow({ work, frame }: { work: (GalleryImage | Video) & ItemPatch; frame: DetailFrame }) {
  const kind = work.isVideo ? 'video' : 'image'
  const askVisitor = useVisitorBanner()
  const like = useLike(
    false,
    useCallback(() => askVisitor(`like ${kind}s`), [askVisitor, kind]),
  )
  const actions = useWorkActions(work, frame)
  const [isAsking, setAsking] = useState(false)
  const mayDelete = work.isVideo ? work.can_edit && work.can_delete : work.can_edit
  const words = deletionWords(work.isVideo, frame.isOverlay)
  return (
    <div className="-mx-1.5 mt-3 flex flex-wrap gap-x-1 max-lg:gap-x-4">
      <button
        type="button"
        aria-pressed={work.has_liked}
        aria-label={`Like, ${work.likes_count} likes`}
        onClick={() => like(work)}
        className={LOOK}
      >
        <Heart size={18} aria-hidden className={cx(work.has_liked && 'fill-liked text-liked')} />
        {formatNumber(work.likes_count)}
      </button>
      <a href={work.isVideo ? work.video_url : work.image} download={`easel-${work.id}`} className={LOOK}>
        <Download size={18} aria-hidden />
        Download
      </a>
      <Action icon={Share} label="Share" isBusy={actions.pending === 'share'} onClick={() => void actions.share()} />
      {work.can_edit && (
        <Action
          icon={work.is_private ? Globe : Lock}
          // A2: the button says where the work goes.
          label={work.is_private ? 'Public' : 'Private'}
          title={work.is_private ? `Make this ${kind} public` : `Make this ${kind} private`}
          isBusy={actions.pending === 'privacy'}
          onClick={() => void actions.togglePrivacy()}
        />
      )}
      {mayDelete && !frame.inCommunity && (
        <Action
          icon={Trash2}
          label="Delete"
          isLast
          isBusy={actions.pending === 'delete'}
          onClick={() => setAsking(true)}
        />
      )}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            title={words.title}
            description={words.question}
            confirm={words.confirm}
            pending={actions.pending === 'delete'}
            onConfirm={() => void actions.remove().then(() => setAsking(false))}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Action(props: {
  icon: LucideIcon
  label: string
  title?: string
  isBusy: boolean
  /** The fifth in a row that has room for four words: its picture says it, and its name is read out. */
  isLast?: boolean
  onClick: () => void
}) {
  const { icon: Icon, label, title = label, isBusy, isLast, onClick } = props
  return (
    <button type="button" title={title} aria-busy={isBusy} onClick={onClick} className={LOOK}>
      <Icon size={18} aria-hidden />
      <span className={isLast ? 'lg:sr-only' : undefined}>{label}</span>
    </button>
  )
}
