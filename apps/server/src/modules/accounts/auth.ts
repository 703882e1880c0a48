import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { anonymous, bearer, magicLink } from 'better-auth/plugins'
import type { Context } from '../../context.ts'
import { adoptGuest } from './adopt-guest.ts'
import { authHooks, ADDRESS_HEADER } from './auth-hooks.ts'
import { authTables } from './auth-tables.ts'
import { letters } from './letters.ts'
import { COOKIE_PREFIX, secureCookies, SESSION_DAYS } from './session-cookie.ts'
import { promoteByEmail } from './admin.ts'

/** Attempts of one address: enough for an office, too few for guessing. Seconds. */
const ATTEMPTS = {
  '/sign-up/email': { window: 60, max: 30 },
  '/sign-in/email': { window: 60, max: 10 },
  '/sign-in/anonymous': { window: 60, max: 20 },
  '/sign-in/magic-link': { window: 60, max: 5 },
}

/** The auth library behind one door. */
export interface Auth {
  handler(request: Request): Promise<Response>
}

/**
 * Better Auth over our own tables. Make it when the public address is known: its links and its origin check need it.
 */
export function createAuth(context: Context, options: { rateLimited: boolean }): Auth {
  const { config } = context
  const origin = publicOrigin(context)
  const mail = letters(context)
  const { rateLimit, ...tables } = authTables
  return betterAuth({
    appName: 'Easel',
    baseURL: origin,
    basePath: '/api/auth',
    secret: config.secret,
    database: { db: context.db, type: 'postgres', transaction: true },
    ...tables,
    session: { ...tables.session, expiresIn: SESSION_DAYS * 86_400, disableSessionRefresh: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: mail.resetPassword,
    },
    emailVerification: {
      sendVerificationEmail: mail.verifyEmail,
      // To the log of a server without mail it would be noise.
      sendOnSignUp: context.mail.delivers,
      afterEmailVerification: (user) => promoteByEmail(context, user.id),
    },
    plugins: [
      bearer(),
      magicLink({ sendMagicLink: mail.magicLink, expiresIn: 900, storeToken: 'hashed' }),
      anonymous({
        generateName: () => 'Guest',
        // The library would delete the guest with its works; `adoptGuest` does it, and the rest, in one transaction.
        disableDeleteAnonymousUser: true,
        onLinkAccount: ({ anonymousUser, newUser }) => adoptGuest(context, anonymousUser.user.id, newUser.user.id),
        schema: { user: { fields: { isAnonymous: 'is_anonymous' } } },
      }),
    ],
    databaseHooks: authHooks(context),
    rateLimit: { enabled: options.rateLimited, storage: 'database', customRules: ATTEMPTS, ...rateLimit },
    // Without a public address in the settings, a page of whatever name this server was reached by is its own.
    trustedOrigins: (request) => [origin, ...(config.publicUrl ? [] : ownOrigins(request))],
    advanced: {
      // Said aloud: the library switches both off by itself under a test runner.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: secureCookies(config),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => context.id() },
    },
    logger: {
      level: 'warn',
      log: (level, message) => context.log[level]({ part: 'auth' }, message),
    },
    onAPIError: {
      // Refusals become answers; what was not expected goes to the app, which answers and logs it like everything else.
      onError: (error) => {
        if (!isAPIError(error)) throw error
      },
    },
    telemetry: { enabled: false },
  })
}

function publicOrigin({ config }: Context): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  return config.publicUrl ?? `http://${host}:${config.port}`
}

function ownOrigins(request: Request | undefined): string[] {
  const host = request?.headers.get('host')
  return host ? [`http://${host}`, `https://${host}`] : []
}
