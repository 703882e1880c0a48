import { createLog } from './create-log.ts'
import { readConfig } from './read-config.ts'
import { startServer } from './start-server.ts'
import { StartError } from './start-error.ts'

/** How long a stop may take before the process ends anyway. */
const STOP_MS = 20_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const server = await startServer(config, log)

  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'Stopping: no new requests; running work ends or goes back to the queue.')
    setTimeout(() => process.exit(1), STOP_MS).unref()
    void server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'The stop did not go well.')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal))
  if (server.adminLink)
    process.stdout.write(`Become the administrator: sign up, then open ${server.adminLink} (works once)\n`)
  process.stdout.write(`Easel is ready at ${server.url}\n`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`Easel cannot start. ${error.message}\n`)
  process.exitCode = 1
}
