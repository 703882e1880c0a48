import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'easel-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const read = (variables: Record<string, string>) => readConfig({ EASEL_DATA_DIR: folder, ...variables })

test('nothing set: this machine alone, both roles, embedded database, demo on', () => {
  const config = read({})
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    demo: true,
    publicUrl: null,
    trustedProxies: 0,
  })
  expect([...config.roles]).toEqual(['web', 'worker'])
})

test('an empty variable counts as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('the secret is made once, for its owner alone, and stays', () => {
  const { secret } = read({})
  expect(secret).toHaveLength(43)
  expect(read({}).secret).toBe(secret)
  expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(secret)
  expect(statSync(path.join(folder, 'secret')).mode & 0o077).toBe(0)
})

test('the public address loses its path', () => {
  expect(read({ EASEL_PUBLIC_URL: 'https://easel.example/some/' }).publicUrl).toBe('https://easel.example')
})

test('a key connects its host', () => {
  expect([...read({ FAL_KEY: 'x', COMFYUI_URL: 'http://127.0.0.1:8188' }).connectedHosts]).toEqual(['fal', 'comfyui'])
})

test.each([
  ['PORT', 'eighty', 'PORT must be a number'],
  ['PORT', '70000', 'PORT must be at most 65535'],
  ['DATABASE_URL', 'mysql://localhost/easel', 'DATABASE_URL must be an address like postgres://'],
  ['EASEL_PUBLIC_URL', 'easel.example', 'EASEL_PUBLIC_URL must be an address like https://'],
  ['EASEL_ROLES', 'web,cook', 'EASEL_ROLES must be web, worker, or web,worker'],
  ['EASEL_DEMO', 'yes', 'EASEL_DEMO must be on or off'],
  ['EASEL_ADMIN_EMAIL', 'me', 'EASEL_ADMIN_EMAIL must be an e-mail address'],
  [
    'EASEL_DATA_DIR',
    path.join(import.meta.filename, 'data'),
    'cannot be written: ENOTDIR. Choose a folder that you own.',
  ],
])('%s=%s is refused in words', (name, value, sentence) => {
  expect(() => read({ [name]: value })).toThrow(sentence)
})
