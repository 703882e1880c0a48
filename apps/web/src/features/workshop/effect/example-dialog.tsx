import type { EffectEntry } from '@easel/catalogue/effects/effect'
import type { Video } from '@easel/contract/entities/video'
import { Button } from '../../../ui/button.tsx'
import { ViewerDialog } from '../../../ui/viewer-dialog.tsx'
import { VideoPlayer } from '../video/player.tsx'
import { MadeFrom } from './made-from.tsx'

/** A film of the effect, whole, with its sound and the photo that it was made from. */
export function ExampleDialog(props: {
  entry: EffectEntry
  item: Video
  open: boolean
  onClose: () => void
  /** Leads from the film to the form. */
  onUse: () => void
}) {
  const { entry, item, open, onClose, onUse } = props
  return (
    <ViewerDialog
      open={open}
      onClose={onClose}
      title={`${entry.displayName} by ${item.creator_name}`}
      work={
        <div
          className="w-full p-4 max-md:px-0 max-md:pt-0"
          // As wide as its place, unless it would then be higher than the window with its controls.
          style={{ maxWidth: `max(360px, calc((100dvh - 190px) * ${item.width / item.height}))` }}
        >
          <VideoPlayer
            key={item.id}
            item={item}
            label={`${entry.displayName} by ${item.creator_name}`}
            priority
            className="max-md:[&>:not(button)]:mx-gutter"
          />
        </div>
      }
    >
      <p className="type-entry">{entry.displayName}</p>
      <p className="mt-1 type-desc">{item.creator_name}</p>
      {item.prompt && <p className="mt-3 type-prompt wrap-anywhere">{item.prompt}</p>}
      <div className="mt-5">
        <MadeFrom item={item} />
      </div>
      <Button className="mt-6 self-start" onClick={onUse}>
        {entry.inputs.length > 1 ? 'Use it with my photos' : 'Use it with my photo'}
      </Button>
    </ViewerDialog>
  )
}
