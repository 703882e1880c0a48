import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { updateProfile } from '../../lib/auth.ts'
import { authMessage } from '../../lib/auth-words.ts'
import { useTypedEarly } from '../../lib/hydration.ts'
import { notify } from '../../lib/notices.ts'
import { useRefreshMe } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** The name that stands beside what a person makes. */
export function ProfileForm({ name: saved }: { name: string }) {
  const [name, setName] = useState(saved)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const refresh = useRefreshMe()
  const field = useRef<HTMLInputElement>(null)
  useTypedEarly(field, setName)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setError(null)
    try {
      await updateProfile({ name: name.trim() })
      await refresh()
      notify('Your name is saved')
    } catch (problem) {
      setError(authMessage(problem))
    } finally {
      setSaving(false)
    }
  }
  return (
    <form method="post" onSubmit={(event) => void save(event)} className="flex max-w-md items-end gap-2">
      <TextField
        label="Name"
        className="flex-1"
        ref={field}
        value={name}
        required
        maxLength={80}
        autoComplete="name"
        error={error ?? undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="big" disabled={isSaving || name.trim() === '' || name.trim() === saved}>
        Save
      </Button>
    </form>
  )
}
