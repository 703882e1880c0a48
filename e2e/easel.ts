import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Easel as `npm start` runs it: a process of its own, with its own empty data directory. */
export interface Easel {
  readonly url: string
  readonly process: ChildProcess
  /** What it has written so far. */
  output(): string
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>
  /** SIGKILL, as a crash would. */
  kill(): Promise<void>
}

/** Starts Easel on a free port. The same folder again is a restart. */
export async function startEasel(folder: string, settings: Record<string, string> = {}): Promise<Easel> {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', EASEL_DEMO: 'off', EASEL_DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /^Easel is ready at (\S+)$/m.exec(output)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exited.then((code) => reject(new Error(`Easel ended with ${code}:\n${output}`)))
  })
  return {
    url,
    process: child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      return exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

export function newDataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'easel-e2e-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
