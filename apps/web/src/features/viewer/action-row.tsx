import type { GalleryImage } from '@easel/contract/entities/gallery'
import { Download, Globe, Heart, Lock, Share, Trash2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { formatNumber } from '../../lib/text.ts'
import { useLike } from '../../lib/use-like.ts'
import { useVisitorBanner } from '../../lib/use-visitor-banner.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import type { DetailFrame } from './image-detail.tsx'
import { useImageActions } from './use-image-actions.ts'

const ConfirmDialog = lazy(() =>
  import('../../ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

const LOOK = buttonClass({ variant: 'quiet' }, 'gap-1 px-1.5! text-[13px] num')

/** What one can do to the work. Privacy and deletion are its owner's (A2, A4). */
export function ActionRow({ image, frame }: { image: GalleryImage & ItemPatch; frame: DetailFrame }) {
  const askVisitor = useVisitorBanner()
  const like = useLike(
    false,
    useCallback(() => askVisitor('like images'), [askVisitor]),
  )
  const actions = useImageActions(image, frame)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="-mx-1.5 mt-3 flex flex-wrap gap-x-1 max-lg:gap-x-4">
      <button
        type="button"
        aria-pressed={image.has_liked}
        aria-label={`Like, ${image.likes_count} likes`}
        onClick={() => like(image)}
        className={LOOK}
      >
        <Heart size={18} aria-hidden className={cx(image.has_liked && 'fill-liked text-liked')} />
        {formatNumber(image.likes_count)}
      </button>
      <a href={image.image} download={`easel-${image.id}`} className={LOOK}>
        <Download size={18} aria-hidden />
        Download
      </a>
      <Action icon={Share} label="Share" isBusy={actions.pending === 'share'} onClick={() => void actions.share()} />
      {image.can_edit && (
        <Action
          icon={image.is_private ? Globe : Lock}
          // A2: the button says where the image goes.
          label={image.is_private ? 'Public' : 'Private'}
          title={image.is_private ? 'Make this image public' : 'Make this image private'}
          isBusy={actions.pending === 'privacy'}
          onClick={() => void actions.togglePrivacy()}
        />
      )}
      {image.can_edit && !frame.inCommunity && (
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
            title="Delete this image?"
            description="Are you sure you want to delete this image? This action cannot be undone."
            confirm="Delete image"
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
