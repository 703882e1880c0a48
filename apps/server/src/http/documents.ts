import { createRequire } from 'node:module'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { App } from './app.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Easel API</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/docs/swagger-ui.css"><script src="/docs/swagger-ui-bundle.js" defer></script><script src="/docs/start.js" defer></script></head>
<body><div id="swagger-ui"></div></body></html>`

const START = `addEventListener('DOMContentLoaded', () => SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true }))`
/** Swagger UI writes style elements and uses pictures from data addresses. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

/** /openapi.json from the routes themselves, and /docs to read and try it. */
export function documentRoutes(app: App): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Easel',
      version: '0.1.0',
      description:
        'Make, keep and share pictures. Sign in with a session cookie or with `Authorization: Bearer …` (the header `set-auth-token` of a sign-in).',
    },
    security: [{}, { bearer: [] }],
  })
  const root = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  app.get('/docs', (c) => c.html(PAGE, 200, { 'content-security-policy': POLICY }))
  app.get('/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  app.use('/docs/*', serveStatic({ root, rewriteRequestPath: (address) => address.replace(/^\/docs/, '') }))
}
