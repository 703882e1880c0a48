import type { MiddlewareHandler } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'
import type { AppEnv } from './app.ts'

/** Requests a minute, for a person or (without a session) an address. Pictures and pages are not counted. */
const LIMITS = { read: 900, write: 240, upload: 60 } as const
type Kind = keyof typeof LIMITS

/**
 * Counted in this process: with several web processes each counts for itself, which loosens the limit and never tightens it.
 */
export function rateLimits(): MiddlewareHandler<AppEnv> {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([kind, points]) => [
      kind,
      new RateLimiterMemory({ keyPrefix: kind, points, duration: 60 }),
    ]),
  ) as Record<Kind, RateLimiterMemory>

  return async (c, next) => {
    const kind = kindOf(c.req.method, c.req.path)
    const who = c.get('viewer').id ?? c.get('clientAddress')
    try {
      await limiters[kind].consume(who)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw new AppError('rate_limited', `Too many requests. Try again in ${seconds} s.`, {
        extra: { retry_after: seconds },
      })
    }
    await next()
  }
}

function kindOf(method: string, path: string): Kind {
  if (method === 'GET' || method === 'HEAD') return 'read'
  // A frame of a film is decoded and kept like an upload.
  return path.startsWith('/api/v1/uploads') || path.endsWith('/frame') ? 'upload' : 'write'
}
