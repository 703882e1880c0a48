import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApiClient, type ApiClient } from '@easel/contract/client'
import type { Speech } from '@easel/speech/spoken'
import { PgBoss } from 'pg-boss'
import type { Level } from 'pino'
import { inject } from 'vitest'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import { createContext } from '../create-context.ts'
import { createLog } from '../create-log.ts'
import { openPool } from '../db/database.ts'
import { createDatabase } from '../db/open-connection.ts'
import { createHosts } from '../hosts/create-hosts.ts'
import type { Hosts } from '../hosts/host.ts'
import { createApp } from '../http/create-app.ts'
import { pageRoutes } from '../http/pages.ts'
import { jobHandlers } from '../job-handlers.ts'
import { JOBS, type JobName, type JobPayload } from '../queue/jobs.ts'
import type { JobHandler } from '../queue/queue.ts'
import { TEMPLATE } from './cluster.ts'

/** The address that requests of tests are made to; nothing listens there. */
const ORIGIN = 'http://easel.test'

/** Someone with a session. */
export interface Person {
  readonly id: string
  readonly token: string
  readonly email: string
  readonly headers: Record<string, string>
  readonly api: ApiClient
}

export interface TestServer {
  readonly context: Context
  /** Time stands still until it is advanced. */
  readonly clock: { now(): Date; advance(milliseconds: number): void }
  request(path: string, init?: RequestInit): Promise<Response>
  /** The typed client, for a person or for a visitor. */
  api(person?: Person): ApiClient
  signUp(name?: string): Promise<Person>
  guest(): Promise<Person>
  /** Runs what is queued now, and what that enqueues, until nothing is left; gives the number of jobs. */
  runJobs(...names: JobName[]): Promise<number>
  /** Runs one handler as a job of its own. */
  runJob<Name extends JobName>(name: Name, payload: JobPayload<Name>): Promise<void>
  stop(): Promise<void>
}

export interface TestServerOptions {
  readonly config?: Partial<Config>
  /** Instead of the painter in its threads. */
  readonly hosts?: (context: Context) => Hosts
  /** Instead of the one that is installed. */
  readonly speech?: Speech
  readonly rateLimited?: boolean
  /** Gets every line of the log, down to the finest. */
  readonly hearLog?: (line: string) => void
  /** Serves pages as well: the web app must be built. */
  readonly pages?: boolean
}

/** A whole server of its own: database from the template, storage in a temporary folder, its own clock; nothing listens. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const cluster = inject('cluster')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openPool({ ...cluster, database: 'postgres' }, 1)
  const client = await admin.connect()
  await createDatabase(client, name, TEMPLATE)
  client.release()

  const folder = mkdtempSync(path.join(tmpdir(), 'easel-files-'))
  const config: Config = {
    host: 'easel.test',
    port: 80,
    dataDir: folder,
    publicUrl: ORIGIN,
    roles: new Set(['web', 'worker']),
    databaseUrl: null,
    demo: false,
    adminEmail: null,
    smtpUrl: null,
    logLevel: 'silent',
    ffmpeg: null,
    // No program of the machine: every machine tests the codecs that come with the installation.
    searchPath: undefined,
    connectedHosts: new Set(),
    trustedProxies: 0,
    secret: 'a secret of tests',
    ...options.config,
  }
  let time = Date.now()
  const now = () => new Date(time)
  const log = options.hearLog
    ? createLog('trace', { write: options.hearLog })
    : createLog((process.env['EASEL_TEST_LOG'] as Level | undefined) ?? 'silent')
  const { context, stop } = await createContext(config, { ...cluster, database: name }, log, {
    now,
    processMetrics: false,
    ...(options.speech && { speech: options.speech }),
  })
  const app = createApp(context, { rateLimited: options.rateLimited ?? false })
  if (options.pages) await pageRoutes(app, context)
  const own = options.hosts ? null : createHosts(context)
  const handlers = jobHandlers(context, options.hosts?.(context) ?? own?.hosts ?? new Map())
  const boss = new PgBoss({ ...cluster, database: name, max: 2, supervise: false, schedule: false, migrate: false })
  await boss.start()

  const request = async (address: string, init?: RequestInit) => app.request(`${ORIGIN}${address}`, init)
  const apiWith = (headers: Record<string, string>) =>
    createApiClient(async (call) => {
      for (const [header, value] of Object.entries(headers)) call.headers.set(header, value)
      return app.fetch(call)
    }, ORIGIN)

  async function enter(address: string, body: Record<string, unknown>): Promise<Person> {
    const answer = await request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify(body),
    })
    const token = answer.headers.get('set-auth-token')
    const text = await answer.text()
    if (!answer.ok || !token) throw new Error(`${address} answered ${answer.status}: ${text}`)
    const { user } = JSON.parse(text) as { user: { id: string; email: string } }
    const headers = { authorization: `Bearer ${token}` }
    return { id: user.id, email: user.email, token, headers, api: apiWith(headers) }
  }

  async function runJob<Name extends JobName>(job: Name, payload: JobPayload<Name>): Promise<void> {
    const handler = handlers[job] as JobHandler<Name>
    await handler({ id: context.id(), payload, signal: new AbortController().signal })
  }

  return {
    context,
    clock: { now, advance: (milliseconds) => (time += milliseconds) },
    request,
    api: (person) => person?.api ?? apiWith({}),
    async signUp(person = 'Ada') {
      const email = `${person.toLowerCase().replaceAll(/[^a-z]/g, '')}-${randomBytes(5).toString('hex')}@easel.test`
      return enter('/api/auth/sign-up/email', { name: person, email, password: 'correct horse battery' })
    },
    guest: () => enter('/api/auth/sign-in/anonymous', {}),
    async runJobs(...names) {
      const wanted = names.length > 0 ? names : (Object.keys(JOBS) as JobName[])
      let count = 0
      for (let found = true; found;) {
        found = false
        for (const job of wanted) {
          const [next] = await boss.fetch(job, { batchSize: 1, ignoreStartAfter: true })
          if (!next) continue
          found = true
          count++
          await runJob(job, JOBS[job].payload.parse(next.data) as JobPayload<typeof job>)
          await boss.complete(job, next.id)
        }
      }
      return count
    },
    runJob,
    async stop() {
      await boss.stop({ graceful: false, close: true })
      await own?.stop()
      await stop()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
