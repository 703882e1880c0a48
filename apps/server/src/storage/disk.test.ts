import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDiskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'easel-disk-'))
let storage: Storage
beforeAll(async () => {
  storage = await openDiskStorage(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const bytes = Buffer.from('0123456789')

test('what is put is read, whole and in ranges, and replaced by the next', async () => {
  await storage.put('works/a.png', bytes)
  expect(await storage.read('works/a.png')).toEqual(bytes)
  expect(await buffer(await storage.stream('works/a.png', { start: 2, end: 4 }))).toEqual(Buffer.from('234'))
  expect(await storage.size('works/a.png')).toBe(10)
  await storage.put('works/a.png', Buffer.from('new'))
  expect(await storage.size('works/a.png')).toBe(3)
})

test('what is not there: read and stream refuse, size is null, delete is quiet', async () => {
  await expect(storage.read('works/none')).rejects.toMatchObject({ code: 'not_found' })
  await expect(storage.stream('works/none')).rejects.toMatchObject({ code: 'not_found' })
  expect(await storage.size('works/none')).toBeNull()
  await expect(storage.delete('works/none')).resolves.toBeUndefined()
})

test.each([
  '../secret',
  'works/../../secret',
  '/etc/passwd',
  'works//a',
  '.incoming/x',
  'works/.hidden',
  '',
  'works\\..\\a',
  'a\0b',
])('the key %j is refused', async (key) => {
  await expect(storage.put(key, bytes)).rejects.toThrow('Not a storage key')
  await expect(storage.read(key)).rejects.toThrow('Not a storage key')
})

test('the list holds the keys of a prefix, and nothing that is half written', async () => {
  await storage.put('list/one', bytes)
  await storage.put('list/deep/two', bytes)
  const keys: string[] = []
  for await (const key of storage.list('list/')) keys.push(key)
  expect(keys.toSorted()).toEqual(['list/deep/two', 'list/one'])
  expect(readdirSync(path.join(folder, '.incoming'))).toEqual([])
})
