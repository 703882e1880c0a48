import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../config.ts'
import { isReadable } from '../../readable-text.ts'

/** Better Auth puts this before the names of its cookies. */
export const COOKIE_PREFIX = 'easel'
/** How long a session lasts. */
export const SESSION_DAYS = 60

/** Whether cookies may only go over https: the public address says so. */
export function secureCookies(config: Config): boolean {
  return config.publicUrl?.startsWith('https://') ?? false
}

/**
 * The session's token from the bearer header or the cookie, in this order, as the auth library reads them.
 * null: none was sent. 'invalid': one was sent that this server did not sign.
 */
export function sessionToken(config: Config, headers: Headers): { token: string } | 'invalid' | null {
  const authorization = headers.get('authorization')
  if (authorization && /^bearer /i.test(authorization)) {
    const sent = decoded(authorization.slice(7).trim())
    // The body of a sign-in has the bare token, the header `set-auth-token` the signed one: both are taken.
    if (!isReadable(sent)) return 'invalid'
    return sent.includes('.') ? verified(config, sent) : { token: sent }
  }
  const name = `${secureCookies(config) ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`
  const cookie = readCookie(headers, name)
  return cookie ? verified(config, cookie) : null
}

/** The value of a cookie, decoded, or null. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return decoded(part.slice(at + 1).trim())
  }
  return null
}

function verified(config: Config, signed: string): { token: string } | 'invalid' {
  const at = signed.lastIndexOf('.')
  const token = signed.slice(0, at)
  const expected = createHmac('sha256', config.secret).update(token).digest()
  const offered = Buffer.from(signed.slice(at + 1), 'base64')
  return at > 0 && offered.length === expected.length && timingSafeEqual(offered, expected) ? { token } : 'invalid'
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
