import { createHash } from 'node:crypto'
import type { JsonValue, ProviderStatus } from '@easel/providers/port'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hosts } from '../../hosts/host.ts'
import { encodeFilm } from '../../media/encoding/film.ts'
import { faultsOf } from '../../testing/invariants.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { moneyOf } from './testing/orders.ts'

const SIZE = 96

async function* frames(): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < 24; index++) yield new Uint8Array(SIZE * SIZE * 4).fill(index * 10)
}

/** Delivers a film whose sound did not succeed. */
async function silentHosts(): Promise<Hosts> {
  const film = { width: SIZE, height: SIZE, frameRate: 24, frames: frames(), sound: null }
  const bytes = await encodeFilm(film, null)
  const done: ProviderStatus = {
    state: 'done',
    outputs: [
      { kind: 'video', content: { bytes }, mime: 'video/mp4', seed: 1, version: '1', details: { missing: ['sound'] } },
    ],
  }
  const provider = {
    id: 'built-in' as const,
    submit: async (): Promise<{ operation: JsonValue }> => ({ operation: 'film' }),
    status: async () => done,
  }
  return new Map([['built-in', { local: true, pollMs: 5, provider }]])
}

let server: TestServer
beforeAll(async () => {
  const hosts = await silentHosts()
  server = await startTestServer({ hosts: () => hosts })
})
afterAll(() => server.stop())

test('decisions.md 4: an effect without the sound that it should have is delivered, and the step’s price is given back', async () => {
  const ada = await server.signUp()
  await server.context.db
    .insertInto('uploads')
    .values({ id: 'photo-of-ada', user_id: ada.id, kind: 'image', width: 64, height: 64 })
    .execute()
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c04020' } })
    .webp()
    .toBuffer()
  await server.context.storage.put('uploads/photo.webp', photo)
  await server.context.db
    .insertInto('files')
    .values({
      key: 'uploads/photo.webp',
      upload_id: 'photo-of-ada',
      role: 'original',
      mime: 'image/webp',
      bytes: photo.length,
      sha256: createHash('sha256').update(photo).digest('hex'),
    })
    .execute()
  const { generation_id: id, cost } = await ada.api('POST /api/v1/video-actions/{id}/generate', {
    params: { id: 'camera-dolly-zoom' },
    json: { inputs: [{ role: 'photo', upload_id: 'photo-of-ada' }] },
  })
  expect(cost).toBe(30)
  await server.runJobs('generation.run')
  const done = await ada.api('GET /api/v1/generations/{id}', { params: { id } })
  expect(done).toMatchObject({ status: 'completed', cost: 30, refunded: 6 })
  expect(done.error?.message).toBe('The sound could not be made. Its price was given back.')
  expect(done.items).toHaveLength(1)
  expect(await moneyOf(server, ada.id)).toMatchObject({
    available: 576,
    entries: ['hold 30', 'capture 24', 'release 6'],
    sum: 576,
  })
  expect(await faultsOf(server)).toEqual([])
})
