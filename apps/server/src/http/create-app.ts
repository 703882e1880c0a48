import { OpenAPIHono } from '@hono/zod-openapi'
import { getConnInfo } from '@hono/node-server/conninfo'
import { bodyLimit } from 'hono/body-limit'
import type { Context } from '../context.ts'
import { AppError, invalidInput } from '../errors.ts'
import { viewerOf } from '../modules/accounts/viewer.ts'
import type { App, AppEnv } from './app.ts'
import { clientAddress } from './client-address.ts'
import { documentRoutes } from './documents.ts'
import { handleError, handleNotFound } from './errors.ts'
import { healthRoutes, measureRequests } from './health.ts'
import { moduleRoutes } from './module-routes.ts'
import { problemsOf } from './problems.ts'
import { requireReadableAddress } from './readable-address.ts'
import { rateLimits } from './rate-limits.ts'
import { COMMON_HEADERS } from './security-headers.ts'

/** JSON bodies, bytes. Larger than any prompt, so that a prompt that is too long is named as such. */
const MAX_JSON = 4 * 1024 * 1024
const REQUEST_ID = /^[\w-]{8,64}$/

/** The API without pages: what tests call in process, and what `pageRoutes` is added to. */
export function createApp(context: Context, options: { rateLimited: boolean } = { rateLimited: true }): App {
  const app: App = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success)
        throw invalidInput(problemsOf(result.error, result.target === 'json' ? 'body' : result.target))
    },
  })
  app.onError(handleError)
  app.notFound(handleNotFound)

  app.use(async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given && REQUEST_ID.test(given) ? given : context.id()
    c.set('requestId', requestId)
    c.set('log', context.log.child({ request: requestId }))
    c.set(
      'clientAddress',
      clientAddress(connectionAddress(c), c.req.header('x-forwarded-for'), context.config.trustedProxies),
    )
    const started = performance.now()
    await next()
    c.header('x-request-id', requestId)
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value)
    // The path alone: a query can hold a token or a prompt.
    c.get('log').debug(
      { method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - started) },
      'request',
    )
  })
  app.use(measureRequests(context))
  for (const own of ['/api/*', '/files/*']) app.use(own, requireReadableAddress)
  app.use('/api/*', async (c, next) => {
    c.set('viewer', await viewerOf(context, c.req.raw.headers))
    await next()
  })
  app.use('/files/*', async (c, next) => {
    c.set('viewer', await viewerOf(context, c.req.raw.headers))
    await next()
  })
  if (options.rateLimited) app.use('/api/v1/*', rateLimits())
  app.use('/api/*', async (c, next) => {
    if (c.req.path === '/api/v1/uploads') return next()
    return bodyLimit({
      maxSize: MAX_JSON,
      onError: () => {
        throw new AppError('payload_too_large', `The body is too large: at most ${MAX_JSON / 1024 / 1024} MB.`, {
          details: [{ field: 'body', message: 'must be at most 4 MB' }],
        })
      },
    })(c, next)
  })

  healthRoutes(app, context)
  moduleRoutes(app, context, options)
  documentRoutes(app)
  return app
}

function connectionAddress(c: Parameters<typeof getConnInfo>[0]): string | undefined {
  // In process there is no connection.
  return c.env && 'incoming' in (c.env as object) ? getConnInfo(c).remote.address : undefined
}
