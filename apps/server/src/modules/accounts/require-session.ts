import { AppError } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { EXPIRED_VISITOR } from './viewer.ts'

/** A viewer with a session. */
export type Person = Viewer & { readonly id: string }

// P6, word for word.
export const RESTRICTED_TEXT =
  'Account Restricted: Free tier access detected as violation of our usage policy. All related accounts are restricted.'

/** Members and guests. */
export function requirePerson(viewer: Viewer): Person {
  if (viewer === EXPIRED_VISITOR) throw new AppError('session_expired', 'Your session has ended. Sign in again.')
  if (viewer.id === null) throw new AppError('session_required', 'Sign in to continue.')
  return { ...viewer, id: viewer.id }
}

/** Members alone: a guest is a visitor in everything but generating (decisions.md 3). */
export function requireMember(viewer: Viewer): Person {
  const person = requirePerson(viewer)
  if (person.isGuest)
    throw new AppError('guest_not_allowed', 'Guests can only generate. Sign up to do this; your works are kept.')
  return person
}

/** Members and guests who are not restricted. */
export function requireGenerator(viewer: Viewer): Person {
  const person = requirePerson(viewer)
  requireUnrestricted(person)
  return person
}

// P6: a restricted account browses, but neither generates nor publishes.
export function requireUnrestricted(viewer: Viewer): void {
  if (viewer.isRestricted) throw new AppError('account_restricted', RESTRICTED_TEXT)
}
