import { APIError } from 'better-auth/api'
import type { BetterAuthOptions } from 'better-auth'
import { GUEST } from '@easel/contract/limits'
import type { Context } from '../../context.ts'
import { isReadable, UNREADABLE_TEXT } from '../../readable-text.ts'
import { ensureMonth } from '../credits/ensure-month.ts'
import { promoteByEmail } from './admin.ts'
import { giveGuestCredits } from './guest-credits.ts'
import { createUsernames } from './username.ts'

/** Set by our own door alone (routes.ts): who asks from where, on which device. */
export const ADDRESS_HEADER = 'x-easel-address'
export const DEVICE_HEADER = 'x-easel-device'

const NAME_MAX = 80
const DAY_MS = 86_400_000

/** What Easel adds when the auth library makes people and sessions. */
export function authHooks(context: Context): NonNullable<BetterAuthOptions['databaseHooks']> {
  const usernameFor = createUsernames(context)
  return {
    user: {
      create: {
        before: async (user) => {
          const now = context.now()
          const name = checkedName(user.name) || (user.email.split('@')[0] ?? '')
          const expiresAt = user['isAnonymous'] ? new Date(now.getTime() + GUEST.expiresDays * DAY_MS) : null
          const username = await usernameFor(name)
          // No picture from elsewhere: its host would see everybody who looks.
          return {
            data: {
              ...user,
              name,
              username,
              image: null,
              planStartedAt: now,
              expiresAt,
              createdAt: now,
              updatedAt: now,
            },
          }
        },
        after: async (user, request) => {
          if (user['isAnonymous']) {
            const device = request?.headers?.get(DEVICE_HEADER) ?? context.id()
            const address = request?.headers?.get(ADDRESS_HEADER) ?? ''
            await giveGuestCredits(context, { userId: user.id, device, address })
          } else {
            await context.db.transaction().execute((trx) => ensureMonth(context, trx, user.id))
          }
        },
      },
      update: {
        before: async (change) => {
          const image = change.image === undefined ? {} : { image: null }
          const name = change.name === undefined ? {} : { name: checkedName(change.name) }
          return { data: { ...change, ...image, ...name } }
        },
      },
    },
    session: {
      create: {
        // The library counts from its own clock; ours decides.
        before: async (session, request) => {
          const now = context.now().getTime()
          // A guest's session ends with the guest; else the cookie would stand in the way of the next one.
          const isGuest = request?.path === '/sign-in/anonymous'
          const lasts = isGuest ? GUEST.expiresDays * DAY_MS : session.expiresAt.getTime() - Date.now()
          const expiresAt = new Date(now + lasts)
          return { data: { ...session, expiresAt } }
        },
        after: (session) => promoteByEmail(context, session.userId),
      },
    },
  }
}

function checkedName(name: string): string {
  const trimmed = name.trim()
  if (!isReadable(trimmed))
    throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME', message: `A name ${UNREADABLE_TEXT}.` })
  if (trimmed.length > NAME_MAX)
    throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME', message: `A name has at most ${NAME_MAX} characters.` })
  return trimmed
}
