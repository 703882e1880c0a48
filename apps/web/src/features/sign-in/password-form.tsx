import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { signIn, signUp } from '../../lib/auth.ts'
import { authMessage } from '../../lib/auth-words.ts'
import { useHydrated, useTypedEarly } from '../../lib/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

export type Way = 'in' | 'up'

const PASSWORD_MIN = 8

/** Log in or sign up with email and password. The page is loaded anew afterwards, so that nothing of the visitor stays in memory. */
export function PasswordForm(props: { way: Way; email: string; onEmail: (email: string) => void; returnUrl: string }) {
  const { way, email, onEmail, returnUrl } = props
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const emailField = useRef<HTMLInputElement>(null)
  const isAlive = useHydrated()
  useTypedEarly(emailField, onEmail)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    setSending(true)
    setError(null)
    try {
      if (way === 'up')
        await signUp({ name: text('name').trim(), email: text('email').trim(), password: text('password') })
      else await signIn({ email: text('email').trim(), password: text('password') })
      window.location.assign(returnUrl)
    } catch (problem) {
      setError(authMessage(problem))
      setSending(false)
    }
  }

  return (
    // Sent by script alone; were it ever sent without, a password must not end in the address.
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {way === 'up' && (
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={80}
          hint="Shown beside what you make."
        />
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        ref={emailField}
        defaultValue={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete={way === 'up' ? 'new-password' : 'current-password'}
        required
        minLength={way === 'up' ? PASSWORD_MIN : undefined}
        hint={way === 'up' ? `At least ${PASSWORD_MIN} characters.` : undefined}
        error={error ?? undefined}
      />
      <Button type={isAlive ? 'submit' : 'button'} variant="solid" size="big" disabled={isSending}>
        {isSending ? 'One moment…' : way === 'up' ? 'Create account' : 'Log in'}
      </Button>
    </form>
  )
}
