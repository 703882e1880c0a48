import type { EffectEntry } from '@easel/catalogue/effects/effect'
import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { Video } from '@easel/contract/entities/video'
import { Download, Globe, Lock, RotateCcw, Share, Trash2, VolumeX } from 'lucide-react'
import type { ItemPatch } from '../../../lib/item-overlay.ts'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { useIsMember } from '../../../lib/session.ts'
import { countOf } from '../../../lib/text.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { VideoPlayer } from '../video/player.tsx'
import type { VideoActions } from '../video/use-video-actions.ts'
import { fitting } from './film-box.ts'
import { MadeFrom } from './made-from.tsx'

/** What came of an order: the film, what can be done with it, and what of it could not be made. */
export function EffectResult(props: {
  entry: EffectEntry
  generation: VideoGeneration
  actions: VideoActions
  onAnother: () => void
}) {
  const { entry, generation, actions, onAnother } = props
  const { error, refunded, cost } = generation
  const [item] = useOverlaidList(generation.items)
  if (!item) return null
  return (
    <section aria-label={`Your video: ${entry.displayName}`} className="flex flex-col gap-3">
      {error && (
        <Banner icon={VolumeX} tone="warn" title={error.message}>
          {refunded > 0 && `${countOf(refunded, 'credit')} ${refunded === 1 ? 'is' : 'are'} back.`}
        </Banner>
      )}
      <div className="relative" style={fitting(item)}>
        <VideoPlayer key={item.id} item={item} label={`${entry.displayName}, made by you`} priority />
        {item.is_private && (
          <Tag className="pointer-events-none absolute top-2 left-2">
            <Lock aria-hidden /> Private
          </Tag>
        )}
      </div>
      <ResultTools item={item} actions={actions} onAnother={onAnother} />
      <p className="num type-wall">
        {`${Number(item.length.toFixed(1))} s, ${item.width} × ${item.height}, ${item.has_audio ? 'with sound' : 'without sound'}, ${countOf(cost - refunded, 'credit')}`}
      </p>
      <MadeFrom item={item} />
    </section>
  )
}

function ResultTools({
  item,
  actions,
  onAnother,
}: {
  item: Video & ItemPatch
  actions: VideoActions
  onAnother: () => void
}) {
  const isMember = useIsMember()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={onAnother}>
        <RotateCcw size={16} aria-hidden /> Make another
      </Button>
      <a href={item.video_url} download={`easel-${item.id}.mp4`} className={buttonClass()}>
        <Download size={16} aria-hidden /> Download
      </a>
      {isMember && (
        <span className="flex">
          <IconButton label="Share" onClick={() => void actions.share(item)}>
            <Share size={20} aria-hidden />
          </IconButton>
          {item.can_edit && (
            // A2: the button says where the video goes.
            <IconButton
              label={item.is_private ? 'Public' : 'Private'}
              onClick={() => void actions.setPrivate(item, !item.is_private)}
            >
              {item.is_private ? <Globe size={20} aria-hidden /> : <Lock size={20} aria-hidden />}
            </IconButton>
          )}
          {item.can_delete && (
            <IconButton label="Delete" onClick={() => actions.askDelete(item)}>
              <Trash2 size={20} aria-hidden />
            </IconButton>
          )}
        </span>
      )}
    </div>
  )
}
