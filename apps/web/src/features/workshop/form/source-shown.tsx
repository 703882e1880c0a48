import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { SourcePicture } from './source-picture.ts'
import type { Sending } from './use-source.ts'

/** The picture to start from: on its way, not arrived, or there. */
export function SourceShown({
  source,
  sending,
  onRemove,
}: {
  source: SourcePicture | null
  sending: Sending | null
  onRemove: () => void
}) {
  const [isGone, setGone] = useState(false)
  const shown = sending ? sending.preview : (source?.src ?? null)
  return (
    <div className="flex items-center gap-3 rounded-control border border-line-strong p-2">
      <span className="relative block size-20 shrink-0 overflow-hidden rounded-work bg-surface-2">
        {shown && !isGone ? (
          <img
            src={shown}
            alt="What to start from"
            onError={() => setGone(!sending)}
            className="size-full object-cover"
          />
        ) : (
          !isGone && sending?.state === 'sending' && <Skeleton className="size-full" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        {sending ? (
          <OnItsWay sending={sending} />
        ) : (
          <>
            <p className="font-medium">
              {isGone ? 'This picture is gone' : source?.kind === 'upload' ? 'Your upload' : 'From the gallery'}
            </p>
            <p className="num type-wall">
              {isGone ? 'Unused uploads are kept for a day. Choose it again.' : `${source?.width} × ${source?.height}`}
            </p>
          </>
        )}
        <div className="mt-1.5 flex flex-wrap gap-2">
          {sending?.state === 'failed' && sending.retry && (
            <Button size="small" onClick={sending.retry}>
              Try again
            </Button>
          )}
          <Button size="small" onClick={onRemove}>
            {sending?.state === 'sending' ? 'Cancel' : 'Remove'}
          </Button>
        </div>
      </div>
    </div>
  )
}

function OnItsWay({ sending }: { sending: Sending }) {
  if (sending.state === 'failed') {
    return (
      <p role="alert" className="type-label wrap-anywhere text-danger">
        {sending.reason}
      </p>
    )
  }
  const percent = sending.share === null ? null : Math.round(sending.share * 100)
  // All bytes are out, the answer is not there: the server looks at the content.
  const words = percent === null ? 'Fetching' : percent < 100 ? `Uploading ${percent} %` : 'Checking'
  return (
    <>
      <p className="truncate font-medium">{sending.name}</p>
      <output className="num block type-wall">{words}</output>
      <progress aria-label="Upload" max={100} value={percent ?? undefined} className="sr-only" />
      <div aria-hidden className="mt-1 h-0.5 bg-surface-3">
        <div
          className="h-full origin-left bg-accent transition-transform move"
          style={{ transform: `scaleX(${sending.share ?? 0})` }}
        />
      </div>
    </>
  )
}
