import { useState } from 'react'
import { signOut, signOutElsewhere } from '../../lib/auth.ts'
import { authMessage } from '../../lib/auth-words.ts'
import { notify } from '../../lib/notices.ts'
import { Button } from '../../ui/button.tsx'

/** The ways out: here, and everywhere else. */
export function SessionControls() {
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>, done?: string) => {
    setBusy(true)
    try {
      await work()
      if (done) notify(done)
    } catch (problem) {
      notify(authMessage(problem), { tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button disabled={isBusy} onClick={() => void run(signOut)}>
        Sign out
      </Button>
      <Button
        variant="quiet"
        disabled={isBusy}
        onClick={() => void run(signOutElsewhere, 'You are signed out everywhere else')}
      >
        Sign out everywhere else
      </Button>
    </div>
  )
}
