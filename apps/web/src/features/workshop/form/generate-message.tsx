import { RotateCw, X } from 'lucide-react'
import { Link } from 'react-router'
import { signInPath } from '../../../lib/return-url.ts'
import { useMe } from '../../../lib/session.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { FooterMessage } from './footer-message.ts'
import type { ShownPrice } from './use-price.ts'
import type { Submission } from '../jobs/use-submit.ts'

const TONES: Record<FooterMessage['kind'], string> = {
  missing: 'text-ink',
  quote: 'text-danger',
  error: 'text-danger',
  credits: 'text-warn',
  queue: 'text-ink-2',
}
const LINK = 'font-medium text-ink underline underline-offset-2'

/** The one message over the button, with what can be done about it. */
export function GenerateMessage(props: {
  message: FooterMessage
  price: ShownPrice
  submission: Pick<Submission, 'refusal' | 'clear'>
  /** The workshop, to come back to after signing in. */
  path: string
  onClose: () => void
}) {
  const { message, price, submission, path, onClose } = props
  const { kind, text } = message
  return (
    <div
      role={kind === 'error' || kind === 'missing' ? 'alert' : 'status'}
      className="-mt-1 mb-2 flex min-h-8 items-center gap-2 type-desc"
    >
      <p className={cx('min-w-0 flex-1', TONES[kind])}>
        {text} {kind === 'credits' && <MoreCredits path={path} />}
        {kind === 'error' && submission.refusal?.status === 401 && (
          <Link to={signInPath(path)} className={LINK}>
            Sign in
          </Link>
        )}
      </p>
      {kind === 'quote' && (
        <IconButton label="Ask for the price again" onClick={price.retry} className="-my-1">
          <RotateCw size={16} aria-hidden />
        </IconButton>
      )}
      {(kind === 'error' || kind === 'missing') && (
        <IconButton
          label="Close this message"
          className="-my-1"
          onClick={kind === 'error' ? submission.clear : onClose}
        >
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function MoreCredits({ path }: { path: string }) {
  const { user } = useMe()
  const isMember = user !== null && !user.is_guest
  return (
    <Link to={isMember ? '/subscription' : signInPath(path, 'get more credits')} className={LINK}>
      {isMember ? 'Get more' : 'Sign up for more'}
    </Link>
  )
}
