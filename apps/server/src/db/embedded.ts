import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres } from './embedded-binaries.ts'
import { StartError } from '../start-error.ts'

/** The embedded PostgreSQL of one data directory: reached by a unix socket alone, never by TCP. */
export interface EmbeddedDatabase {
  /** For `pg`: folder of the socket, and the only user. */
  readonly connection: { readonly host: string; readonly user: string }
  stop(): Promise<void>
}

const USER = 'easel'
/** Longest path of a unix socket on Linux is 107 bytes, on macOS 103; PostgreSQL appends `/.s.PGSQL.5432`. */
const MAX_SOCKET_FOLDER = 85

/**
 * Starts (on the first start: creates) PostgreSQL below `folder`. One that still runs there, because its parent was
 * killed, is taken over as it is.
 *
 * @param options.durable false switches fsync off: for databases of tests
 */
export async function startEmbedded(
  folder: string,
  options: { durable: boolean } = { durable: true },
): Promise<EmbeddedDatabase> {
  const home = findPostgres()
  if (!home) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer, or run npm install again without --omit=optional.`,
    )
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const cluster = path.join(folder, 'cluster')
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    // A first start that was interrupted leaves half a cluster, which initdb refuses.
    rmSync(cluster, { recursive: true, force: true })
    await run(home, 'initdb', [
      '-D',
      cluster,
      '-U',
      USER,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
  }
  const running = readRunning(cluster)
  if (running) return { connection: { host: running, user: USER }, stop: () => stop(home, cluster, null) }

  const { socketFolder, temporary } = socketFolderFor(folder)
  const settings = [
    ['listen_addresses', ''],
    ['unix_socket_directories', socketFolder],
    ['unix_socket_permissions', '0700'],
    ['max_connections', '60'],
    ['shared_buffers', '64MB'],
    ['jit', 'off'],
    ['timezone', 'UTC'],
    ['log_min_messages', 'warning'],
    ...(options.durable
      ? []
      : [
          ['fsync', 'off'],
          ['synchronous_commit', 'off'],
          ['full_page_writes', 'off'],
        ]),
  ]
  const flags = settings.map(([name, value]) => `-c ${name}='${value}'`).join(' ')
  await run(home, 'pg_ctl', [
    'start',
    '-w',
    '-t',
    '60',
    '-D',
    cluster,
    '-l',
    path.join(folder, 'postgresql.log'),
    '-o',
    flags,
  ])
  return {
    connection: { host: socketFolder, user: USER },
    stop: () => stop(home, cluster, temporary ? socketFolder : null),
  }
}

async function stop(home: string, cluster: string, temporary: string | null): Promise<void> {
  await run(home, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', cluster])
  if (temporary) rmSync(temporary, { recursive: true, force: true })
}

/** Socket folder of a server that runs on this cluster, or null. */
function readRunning(cluster: string): string | null {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , , socketFolder] = readFileSync(file, 'utf8').split('\n')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  // The number may belong to another program by now: only a socket that is there counts.
  return socketFolder && existsSync(path.join(socketFolder, '.s.PGSQL.5432')) ? socketFolder : null
}

function socketFolderFor(folder: string): { socketFolder: string; temporary: boolean } {
  const own = path.join(path.resolve(folder), 'socket')
  if (Buffer.byteLength(own) <= MAX_SOCKET_FOLDER) {
    mkdirSync(own, { recursive: true, mode: 0o700 })
    chmodSync(own, 0o700)
    return { socketFolder: own, temporary: false }
  }
  const base = Buffer.byteLength(tmpdir()) <= MAX_SOCKET_FOLDER - 16 ? tmpdir() : '/tmp'
  return { socketFolder: mkdtempSync(path.join(base, 'easel-')), temporary: true }
}

/** Runs one of PostgreSQL's programs to its end. It refuses root, so root goes through a user namespace: the files stay root's. */
async function run(home: string, program: string, parameters: readonly string[]): Promise<void> {
  const binary = path.join(home, 'bin', program)
  const asRoot = process.getuid?.() === 0
  const [command, list] = asRoot
    ? ['unshare', ['--user', '--map-user=65534', '--map-group=65534', '--', binary, ...parameters]]
    : [binary, [...parameters]]
  const { code, output } = await finish(command, list)
  if (code === 0) return
  const advice =
    asRoot && /unshare|Operation not permitted/.test(output)
      ? ' As root, Easel starts PostgreSQL in a user namespace, which this machine refuses: start Easel as an ordinary user, or set DATABASE_URL.'
      : ''
  throw new StartError(
    `The embedded PostgreSQL did not ${program === 'initdb' ? 'initialise' : 'start or stop'}: ${output.trim().slice(-800)}${advice}`,
  )
}

async function finish(command: string, parameters: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    // Detached: Ctrl+C in the terminal is for Easel, which then stops the database in its own order.
    const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, cwd: '/' })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    // 'exit', not 'close': the server that pg_ctl leaves behind keeps the pipes open.
    child.on('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}
