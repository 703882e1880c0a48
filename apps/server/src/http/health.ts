import { sql } from 'kysely'
import { Gauge, Histogram } from 'prom-client'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Context } from '../context.ts'
import type { JobName } from '../queue/jobs.ts'
import type { App, AppEnv } from './app.ts'

/** /healthz: the process answers. /readyz: it can serve (the database answers, it is not stopping). /metrics for Prometheus. */
export function healthRoutes(app: App, context: Context): void {
  const jobs = new Gauge({
    name: 'easel_jobs',
    help: 'Jobs of each queue by state',
    labelNames: ['queue', 'state'],
    registers: [context.metrics],
  })

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (context.stopping.aborted) return c.json({ status: 'stopping' }, 503)
    try {
      await sql`select 1`.execute(context.db)
      return c.json({ status: 'ready' })
    } catch (error) {
      c.get('log').warn({ err: error }, 'The database does not answer.')
      return c.json({ status: 'database does not answer' }, 503)
    }
  })
  app.get('/metrics', async (c) => {
    for (const [queue, { queued, active }] of Object.entries(await context.queue.counts()) as [
      JobName,
      { queued: number; active: number },
    ][]) {
      jobs.set({ queue, state: 'queued' }, queued)
      jobs.set({ queue, state: 'active' }, active)
    }
    return c.body(await context.metrics.metrics(), 200, { 'content-type': context.metrics.contentType })
  })
}

/** Times every request by its route, so that ids do not become labels. */
export function measureRequests(context: Context): MiddlewareHandler<AppEnv> {
  const seconds = new Histogram({
    name: 'easel_http_seconds',
    help: 'Seconds until the answer of a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [context.metrics],
  })
  return async (c, next) => {
    const started = performance.now()
    await next()
    seconds.observe(
      { method: c.req.method, route: routePath(c, -1), status: c.res.status },
      (performance.now() - started) / 1000,
    )
  }
}
