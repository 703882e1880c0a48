import { serve, type ServerType } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { createContext } from './create-context.ts'
import { migrate } from './db/migrate.ts'
import { openPool } from './db/database.ts'
import { openConnection } from './db/open-connection.ts'
import type { App } from './http/app.ts'
import { createApp } from './http/create-app.ts'
import { pageRoutes } from './http/pages.ts'
import { startWorker } from './start-worker.ts'
import { StartError } from './start-error.ts'
import { ensureAdminLink } from './modules/accounts/admin.ts'

export interface RunningServer {
  /** Where people reach it: the public address when it is set. */
  readonly url: string
  /** The one-time link of the first administrator, while there is none. */
  readonly adminLink: string | null
  stop(): Promise<void>
}

/** From settings to a running Easel: database, schema, context, then its roles. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  const database = await openConnection(config, log)
  try {
    const pool = openPool(database.connection, 1)
    const ran = await migrate(pool)
    await pool.end()
    if (ran.length > 0) log.info({ migrations: ran }, 'The database was brought up to date.')
    const { context, beginStop, stop } = await createContext(config, database.connection, log)
    const worker = config.roles.has('worker') ? await startWorker(context) : null
    const web = config.roles.has('web') ? await startWeb(context) : null
    const url = config.publicUrl ?? web?.url ?? 'the queue (no web role)'
    const adminPath = web ? await ensureAdminLink(context) : null
    return {
      url,
      adminLink: adminPath ? `${url}${adminPath}` : null,
      async stop() {
        beginStop()
        await web?.stop()
        await worker?.stop()
        await stop()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function startWeb(context: Context): Promise<{ url: string; stop(): Promise<void> }> {
  const app = createApp(context)
  await pageRoutes(app, context)
  return listen(app, context.config)
}

/** Listens; stops by letting running answers end, and by cutting what is idle or (event streams) never ends. */
async function listen(
  app: App,
  config: Pick<Config, 'host' | 'port'>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, () => resolve(started))
    started.on('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? 'is taken: stop the other program, or set PORT'
          : `cannot be used (${String(error.code)}): set HOST and PORT`
      reject(new StartError(`Port ${config.port} on ${config.host} ${reason}.`))
    })
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return {
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeIdleConnections' in server) server.closeIdleConnections()
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 3000).unref()
      }),
  }
}
