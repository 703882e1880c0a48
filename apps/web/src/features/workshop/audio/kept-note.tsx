import { GUEST } from '@easel/contract/limits'
import { Link } from 'react-router'
import { signInPath } from '../../../lib/return-url.ts'
import { useMe } from '../../../lib/session.ts'

/** Who will hear it, and how long it is kept. */
export function KeptNote({ path }: { path: string }) {
  const { user } = useMe()
  if (user && !user.is_guest) return <p className="type-desc">Only you can hear what you make here.</p>
  return (
    <p className="type-desc">
      {user ? 'You are a guest: ' : 'Without an account, '}
      {`what you make is private to you and kept for ${GUEST.expiresDays} days. `}
      <Link to={signInPath(path)} className="font-medium text-ink underline underline-offset-2">
        Sign up
      </Link>
      {' to keep it.'}
    </p>
  )
}
