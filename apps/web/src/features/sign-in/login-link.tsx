import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sendLoginLink } from '../../lib/auth.ts'
import { authMessage } from '../../lib/auth-words.ts'
import { Button } from '../../ui/button.tsx'

const RESEND_AFTER_S = 30

/** The button that sends a login link to the address above it. */
export function LoginLinkButton(props: { email: string; returnUrl: string; onSent: () => void }) {
  const { email, returnUrl, onSent } = props
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = async () => {
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return setError('Write your email address above first.')
    setSending(true)
    setError(null)
    try {
      await sendLoginLink(email.trim(), returnUrl)
      onSent()
    } catch (problem) {
      setError(authMessage(problem))
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="flex flex-col gap-1.5">
      <Button size="big" disabled={isSending} onClick={() => void send()}>
        <Mail size={18} aria-hidden />
        Email me a login link
      </Button>
      {error && (
        <p role="alert" className="type-label text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** After a link was sent. The words are the same whether the address is known or not. */
export function LinkSent(props: { email: string; returnUrl: string; onChangeAddress: () => void }) {
  const { email, returnUrl, onChangeAddress } = props
  const [wait, setWait] = useState(RESEND_AFTER_S)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])
  const resend = async () => {
    setWait(RESEND_AFTER_S)
    setError(null)
    await sendLoginLink(email.trim(), returnUrl).catch((problem: unknown) => setError(authMessage(problem)))
  }
  return (
    <div>
      <h1 className="type-title">Check your email for a login link</h1>
      <p className="mt-3 text-ink-2">
        If <span className="font-medium break-all text-ink">{email}</span> can be reached, a link is on its way. It
        works once, for 15 minutes.
      </p>
      <p className="mt-3 type-desc">Running this Easel yourself without mail? The link is in the server’s log.</p>
      {error && (
        <p role="alert" className="mt-3 type-label text-danger">
          {error}
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button disabled={wait > 0} onClick={() => void resend()}>
          <span className="num">{wait > 0 ? `Send again in ${wait} s` : 'Send again'}</span>
        </Button>
        <Button variant="quiet" onClick={onChangeAddress}>
          Change address
        </Button>
      </div>
    </div>
  )
}
