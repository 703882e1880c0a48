import type { Context } from '../../context.ts'
import { readCookie, secureCookies } from './session-cookie.ts'

const NAME = 'easel_device'
/** Browsers keep a cookie for 400 days at most. */
const MAX_AGE = 400 * 86_400

/** decisions.md 3: the mark of a browser, by which a guest's credits are given once. */
export function deviceOf(context: Context, headers: Headers): { id: string; isNew: boolean } {
  const known = readCookie(headers, NAME)
  return known && /^[\w-]{10,64}$/.test(known) ? { id: known, isNew: false } : { id: context.id(), isNew: true }
}

export function deviceCookie(context: Context, id: string): string {
  const secure = secureCookies(context.config) ? '; Secure' : ''
  return `${NAME}=${id}; Path=/api/auth; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`
}
