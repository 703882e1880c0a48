import type { Context } from '../../context.ts'
import { VISITOR, type Viewer } from '../../http/viewer.ts'
import { sessionToken } from './session-cookie.ts'

/** A visitor who came with a session that has ended: the routes that need one say so, the others do not mind. */
export const EXPIRED_VISITOR: Viewer = Object.freeze({ ...VISITOR })

/** Who asks, from the bearer token or the session cookie: one statement, none without either. */
export async function viewerOf(context: Context, headers: Headers): Promise<Viewer> {
  const sent = sessionToken(context.config, headers)
  if (sent === null) return VISITOR
  if (sent === 'invalid') return EXPIRED_VISITOR
  const user = await context.db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.expires_at as session_expires_at',
      'u.id',
      'u.username',
      'u.name',
      'u.email',
      'u.image',
      'u.created_at',
      'u.expires_at',
      'u.is_anonymous',
      'u.is_restricted',
      'u.is_house',
      'u.banned',
      'u.role',
      'u.plan_id',
    ])
    .where('s.token', '=', sent.token)
    .executeTakeFirst()
  const now = context.now()
  const isOver = !user || user.session_expires_at <= now || (user.expires_at !== null && user.expires_at <= now)
  // The house owns the demo gallery and is nobody.
  if (isOver || user.banned || user.is_house) return EXPIRED_VISITOR
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    // A guest's address is made up by the auth library.
    email: user.is_anonymous ? null : user.email,
    avatar: user.image,
    createdAt: user.created_at,
    isGuest: user.is_anonymous,
    isVisitor: user.is_anonymous,
    isAdmin: user.role === 'admin',
    isRestricted: user.is_restricted,
    planId: user.plan_id,
  }
}
