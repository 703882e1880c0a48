import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { notFound } from '../errors.ts'
import type { Storage } from './storage.ts'

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i
/** Files on their way in; no key begins with a dot, so none can reach them. */
const INCOMING = '.incoming'

/** Files below one folder. A file is there whole or not at all, and stays there through a power cut once `put` has resolved. */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const root = path.resolve(folder)
  const incoming = path.join(root, INCOMING)
  // What a killed process left half written belongs to nobody.
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { recursive: true, mode: 0o700 })

  function locate(key: string): string {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
    return path.join(root, key)
  }

  return {
    async put(key, bytes) {
      const target = locate(key)
      const temporary = path.join(incoming, randomBytes(12).toString('hex'))
      const file = await open(temporary, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      await rename(temporary, target)
      await syncFolder(path.dirname(target))
    },
    async read(key) {
      return readFile(locate(key)).catch(translate)
    },
    async stream(key, range) {
      // Opened first, so that a missing file is an error here and not in the middle of an answer.
      const file = await open(locate(key), 'r').catch(translate)
      return createReadStream('', { fd: file, ...(range && { start: range.start, end: range.end }) })
    },
    async size(key) {
      const found = await stat(locate(key)).catch(() => null)
      return found?.isFile() ? found.size : null
    },
    async delete(key) {
      await rm(locate(key), { force: true })
    },
    async *list(prefix) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const key = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
        if (key.startsWith(prefix) && !key.startsWith(INCOMING)) yield key
      }
    },
  }
}

function translate(error: unknown): never {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound('This file')
  throw error
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
