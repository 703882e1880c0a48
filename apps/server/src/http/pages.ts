import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import { createApiClient, type ApiClient } from '@easel/contract/client'
import type { Context as HonoContext } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import type { Context } from '../context.ts'
import { StartError } from '../start-error.ts'
import type { App, AppEnv } from './app.ts'
import { createPageCache, NONCE_MARK } from './page-cache.ts'
import { pagePolicy } from './security-headers.ts'

/** What the web's build expects on its router context (apps/web/src/app-context.ts). */
interface PageContext {
  api: ApiClient
  nonce: string
  origin: string
}

const WEB = path.resolve(import.meta.dirname, '../../../web/build')

/** Serves the web app: its files, and every other GET as a page rendered here. Mounted last. */
export async function pageRoutes(app: App, context: Context): Promise<void> {
  const entry = path.join(WEB, 'server/index.js')
  if (!existsSync(entry))
    throw new StartError('The web app is not built. Run npm run build, or start with npm start, which does it.')
  const build = (await import(entry)) as ServerBuild
  const { easelContext } = build.entry.module as unknown as { easelContext: RouterContext<PageContext> }
  const render = createRequestHandler(build, 'production')
  const cache = createPageCache(() => context.now().getTime())

  const root = path.join(WEB, 'client')
  app.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  // Icons and the like, by name: a page's address is never looked up as a file.
  for (const file of readdirSync(root, { withFileTypes: true })) {
    if (file.isFile())
      app.use(
        `/${file.name}`,
        serveStatic({ root, onFound: (_, c) => c.header('cache-control', 'public, max-age=3600') }),
      )
  }

  app.use('*', compress())
  app.get('*', async (c) => {
    if (c.req.path.startsWith('/api/')) return c.notFound()
    const answer = await cache.answer(c.req.raw, async (nonce) => {
      const page = new RouterContextProvider()
      page.set(easelContext, { api: apiFor(app, c), nonce, origin: originOf(context, c) })
      return render(c.req.raw, page)
    })
    const nonce = randomBytes(16).toString('base64')
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const headers = new Headers(answer.headers)
    if (isPage) headers.set('content-security-policy', pagePolicy(nonce))
    headers.set('cache-control', 'no-cache, private')
    headers.append('vary', 'cookie')
    const body = isPage ? answer.body.replaceAll(NONCE_MARK, nonce) : answer.body
    return new Response(c.req.method === 'HEAD' || answer.status === 304 ? null : body, {
      status: answer.status,
      headers,
    })
  })
}

/** Calls the API in process, as the person who asked for the page. */
function apiFor(app: App, c: HonoContext<AppEnv>): ApiClient {
  const headers = ['cookie', 'authorization', 'x-forwarded-for'] as const
  return createApiClient(async (request) => {
    for (const name of headers) {
      const value = c.req.header(name)
      if (value) request.headers.set(name, value)
    }
    return app.fetch(request, c.env)
  }, new URL(c.req.url).origin)
}

function originOf(context: Context, c: HonoContext<AppEnv>): string {
  return context.config.publicUrl ?? new URL(c.req.url).origin
}
