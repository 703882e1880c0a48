import { useState } from 'react'
import { Segmented } from '../../ui/segmented.tsx'
import { LinkSent, LoginLinkButton } from './login-link.tsx'
import { PasswordForm } from './password-form.tsx'
import type { Way } from './password-form.tsx'

/**
 * Sign up or log in.
 * @param context what the person wanted to do, or what went wrong with a link
 */
export function SignInCard(props: {
  returnUrl: string
  context: string | null
  problem: string | null
  isGuest: boolean
}) {
  const { returnUrl, context, problem, isGuest } = props
  const [way, setWay] = useState<Way>(isGuest ? 'up' : 'in')
  // Here and not in the form: changing the way must not wipe the address.
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  if (isSent) return <LinkSent email={email} returnUrl={returnUrl} onChangeAddress={() => setSent(false)} />
  return (
    <>
      <h1 className="type-title">Sign up or log in</h1>
      {context && <p className="mt-2 text-ink-2">{context}</p>}
      {isGuest && <p className="mt-2 text-ink-2">What you made as a guest comes along.</p>}
      {problem && (
        <p role="alert" className="mt-3 type-label text-danger">
          {problem}
        </p>
      )}
      <Segmented
        label="Way in"
        full
        className="my-6"
        options={[
          { value: 'in', label: 'Log in' },
          { value: 'up', label: 'Sign up' },
        ]}
        value={way}
        onChange={setWay}
      />
      <PasswordForm key={way} way={way} email={email} onEmail={setEmail} returnUrl={returnUrl} />
      <p className="my-5 flex items-center gap-3 type-wall before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or without a password
      </p>
      <LoginLinkButton email={email} returnUrl={returnUrl} onSent={() => setSent(true)} />
      <p className="mt-6 type-wall">
        Everything made here is marked as made by a model. You can look around without an account.
      </p>
    </>
  )
}
