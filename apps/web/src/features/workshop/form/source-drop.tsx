import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { GUEST } from '@easel/contract/limits'
import { useMe } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import type { SourceIntake } from './use-source.ts'

/** Ways to bring a picture: dropped, pasted, from this device, from an address, from the gallery, from what was brought before. */
export function SourceDrop(props: { intake: SourceIntake; onGallery: () => void; onUploads: () => void }) {
  const { intake, onGallery, onUploads } = props
  const { user } = useMe()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)

  // No form element: this stands within the workshop's own.
  function fetchAddress(event?: FormEvent): void {
    event?.preventDefault()
    const url = (address ?? '').trim()
    if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) intake.takeAddress(url)
    else setWrong(true)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        const url = event.dataTransfer.getData('text/uri-list')
        if (file) intake.takeFile(file)
        else if (url) intake.takeAddress(url)
      }}
      className={cx(
        'rounded-control border border-dashed p-3',
        isOver ? 'border-ink bg-surface-2' : 'border-line-strong',
      )}
    >
      <button
        type="button"
        onClick={() => picker.current?.click()}
        className="flex min-h-16 w-full flex-col items-center justify-center gap-1 rounded-s text-ink-2 transition-colors move hover:text-ink"
      >
        <ImageUp size={24} aria-hidden />
        <span>
          <span className="font-medium text-ink">Choose a picture</span>
          <span className="max-md:hidden">, drop or paste one</span>
        </span>
      </button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label="Choose a picture from this device"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) intake.takeFile(file)
          // The same file again is a change as well.
          event.target.value = ''
        }}
      />
      <div className="mt-2 flex flex-wrap justify-center gap-1">
        <Button size="small" variant="quiet" onClick={onGallery}>
          From gallery
        </Button>
        {user && (
          <Button size="small" variant="quiet" onClick={onUploads}>
            From my uploads
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-expanded={address !== null}
          onClick={() => setAddress(address === null ? '' : null)}
        >
          From an address
        </Button>
      </div>
      {address !== null && (
        <div className="mt-2">
          <div className="flex gap-2">
            <input
              type="url"
              inputMode="url"
              aria-label="Address of a picture"
              aria-invalid={wrong ? true : undefined}
              placeholder="https://…"
              value={address}
              onChange={(event) => {
                setAddress(event.target.value)
                setWrong(false)
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) fetchAddress(event)
              }}
              className="h-control min-w-0 flex-1 rounded-control border border-line-strong bg-surface-1 px-3"
            />
            <Button onClick={() => fetchAddress()}>Fetch</Button>
          </div>
          {wrong && (
            <p role="alert" className="mt-1.5 type-label text-danger">
              Give the whole address, beginning with https://
            </p>
          )}
        </div>
      )}
      {!user && (
        <p className="mt-2 text-center type-wall">
          {`A picture of your own starts a guest visit: ${GUEST.credits} free credits, kept for ${GUEST.expiresDays} days.`}
        </p>
      )}
    </div>
  )
}
