import type { Me } from '@easel/contract/entities/account'
import { redirect } from 'react-router'
import { signInPath } from './return-url.ts'

/** For loaders of pages that need an account: everyone else goes to sign in and comes back. */
export function requireMember(me: Me, request: Request): NonNullable<Me['user']> {
  if (me.user && !me.user.is_guest) return me.user
  const url = new URL(request.url)
  throw redirect(signInPath(url.pathname + url.search))
}
