import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Connection } from '../db/database.ts'
import { JOBS, type JobName, type JobPayload } from './jobs.ts'
import type { EnqueueOptions, JobHandler, JobHandlers, Queue } from './queue.ts'

const NAMES = Object.keys(JOBS) as JobName[]
/** How long a stop waits for running jobs; what has not ended then is run again after the next start. */
const STOP_MS = 10_000

/** pg-boss on our own database. Its settings answer the traps of its defaults, each with its reason. */
export async function startQueue(connection: Connection, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    ...('url' in connection ? { connectionString: connection.url } : connection),
    application_name: 'easel queue',
    max: 4,
    useListenNotify: true,
    // A job whose process died is seen after this, not after a minute.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The queue met an error.'))
  await boss.start()
  for (const name of NAMES) {
    const { expireSeconds, retries } = JOBS[name]
    const options = {
      retryLimit: retries,
      retryDelay: 1,
      expireInSeconds: expireSeconds,
      heartbeatSeconds: 15,
      notify: true,
      deleteAfterSeconds: 86_400,
    }
    // createQueue leaves an existing queue as it is, so a changed setting needs the update.
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }

  return {
    async enqueue<Name extends JobName>(
      name: Name,
      payload: JobPayload<Name>,
      options: EnqueueOptions = {},
      transaction?: Parameters<Queue['enqueue']>[3],
    ) {
      await boss.send(name, payload, {
        priority: options.priority ?? 0,
        ...(options.startAfter && { startAfter: options.startAfter }),
        ...(options.singletonKey && { singletonKey: options.singletonKey }),
        ...(transaction && { db: fromKysely(transaction) }),
      })
    },
    async work(handlers: JobHandlers) {
      for (const name of NAMES) {
        await startWorkers(boss, name, handlers[name], log)
        const job = JOBS[name]
        if ('schedule' in job) await boss.schedule(name, job.schedule, {})
      }
    },
    async counts() {
      const entries = await Promise.all(
        NAMES.map(async (name) => {
          const queue = await boss.getQueue(name)
          return [name, { queued: queue?.queuedCount ?? 0, active: queue?.activeCount ?? 0 }] as const
        }),
      )
      return Object.fromEntries(entries) as Awaited<ReturnType<Queue['counts']>>
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_MS, close: true })
    },
  }
}

async function startWorkers(boss: PgBoss, name: JobName, handler: JobHandler<JobName>, log: Logger): Promise<void> {
  const { payload, concurrency } = JOBS[name]
  const worker = await boss.work(
    name,
    {
      batchSize: 1,
      localConcurrency: concurrency,
      pollingIntervalSeconds: 2,
      // Under notify the fallback poll is 30 s by default, and delayed jobs and retries would wait for it.
      notifyPollingIntervalSeconds: 2,
      heartbeatRefreshSeconds: 5,
      priority: true,
    },
    async ([job]) => {
      if (!job) return
      try {
        await handler({ id: job.id, payload: payload.parse(job.data), signal: job.signal })
      } catch (error) {
        log.error({ err: error, job: job.id, queue: name }, 'A job failed.')
        throw error
      } finally {
        // Without it a backlog is worked off at one job a poll.
        setImmediate(() => boss.notifyWorker(worker))
      }
    },
  )
}
