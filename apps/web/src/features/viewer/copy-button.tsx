import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { notify } from '../../lib/notices.ts'
import { Button } from '../../ui/button.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'

const SHOWN_MS = 2000

/** Puts a text on the clipboard and says so, where the press was. */
export function CopyButton({ text, label, what }: { text: string; label?: string; what: string }) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isDone])
  const copy = () => {
    // A page that did not come over a secure connection has no clipboard.
    const clipboard: Clipboard | undefined = 'clipboard' in navigator ? navigator.clipboard : undefined
    const written = clipboard ? clipboard.writeText(text) : Promise.reject(new Error('no clipboard'))
    written.then(
      () => setDone(true),
      () => notify('Your browser does not allow copying here. Select the text and copy it yourself.', { tone: 'warn' }),
    )
  }
  const Icon = isDone ? Check : Copy
  if (label)
    return (
      <Button onClick={copy}>
        <Icon size={16} aria-hidden />
        {isDone ? 'Copied' : label}
      </Button>
    )
  return (
    <button
      type="button"
      aria-label={isDone ? `${what} copied` : `Copy ${what.toLowerCase()}`}
      onClick={copy}
      className={iconButtonClass('plain', '-my-0.5 -mr-2 size-8')}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
