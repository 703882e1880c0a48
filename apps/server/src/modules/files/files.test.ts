import { createHash } from 'node:crypto'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOf } from '../../testing/invariants.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { fakeHost } from '../generations/testing/fake-host.ts'
import { ORDER } from '../generations/testing/orders.ts'
import { parseByteRange } from './byte-range.ts'
import { checkFiles } from './check-files.ts'

let server: TestServer
const fake = fakeHost()
beforeAll(async () => {
  server = await startTestServer({ hosts: () => fake.hosts })
})
afterAll(() => server.stop())

async function made(person: Person, body: Partial<ImageGenerateBody> = {}): Promise<GalleryImage> {
  const { generation_id: id } = await person.api('POST /api/v1/images/generate', { json: { ...ORDER, ...body } })
  await server.runJobs('generation.run', 'media.refine')
  const [item] = (await person.api('GET /api/v1/images/generation/{id}', { params: { id } })).items
  if (!item) throw new Error('nothing was made')
  return item
}
/** The whole answer: a stream that nobody reads would keep its file open. */
async function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await server.request(address, { method, headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const bodyOf = ({ bytes }: { bytes: Buffer }): object => ({
  ...(JSON.parse(bytes.toString()) as object),
  request_id: '',
})

describe('GET /files/{key}', () => {
  test('a listed picture is everybody’s, for a year, with its hash as its tag', async () => {
    const item = await made(await server.signUp())
    const response = await get(item.image)
    const { bytes } = response
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('etag')).toBe(`"${createHash('sha256').update(bytes).digest('hex')}"`)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const again = await get(item.image, { 'if-none-match': response.headers.get('etag') ?? '' })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(item.variants.map((variant) => `${variant.type} ${variant.width}`)).toEqual([
      'image/avif 320',
      'image/webp 320',
      'image/avif 512',
      'image/webp 512',
    ])
    for (const { src, type, width } of item.variants) {
      const variant = await get(src)
      expect([variant.status, variant.headers.get('content-type')]).toEqual([200, type])
      expect((await sharp(variant.bytes).metadata()).width).toBe(width)
    }
  })

  test('parts of it, and HEAD', async () => {
    const { image } = await made(await server.signUp())
    const whole = (await get(image)).bytes
    const part = await get(image, { range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`])
    expect(part.bytes.equals(whole.subarray(10, 20))).toBe(true)
    const tail = await get(image, { range: 'bytes=-5' })
    expect(tail.bytes.equals(whole.subarray(-5))).toBe(true)
    const beyond = await get(image, { range: `bytes=${whole.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
    const stale = await get(image, { range: 'bytes=0-9', 'if-range': '"another"' })
    expect(stale.status).toBe(200)
    const head = await get(image, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, String(whole.length), 0])
  })

  test('A2: made private, its files answer like missing ones to everybody but its owner and those with a grant', async () => {
    const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')]
    const item = await made(ada)
    const plain = [item.image, ...item.variants.map((variant) => variant.src)]
    for (const address of plain) expect((await get(address)).status).toBe(200)
    await ada.api('POST /api/v1/images/raw/{id}/privacy', { params: { id: item.id }, json: { is_private: true } })
    const missing = bodyOf(await get('/files/works/00/0/original.png'))
    for (const address of plain) {
      const answer = await get(address)
      expect(answer.status).toBe(404)
      expect(bodyOf(answer)).toEqual(missing)
      expect((await get(address, eve.headers)).status).toBe(404)
      const own = await get(address, ada.headers)
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    }
    const { image: granted } = await ada.api('GET /api/v1/images/{id}', { params: { id: item.id } })
    const answer = await get(granted)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600, immutable'])
    expect((await get(`${plain[1]}?g=${granted.split('?g=')[1]}`)).status).toBe(404)
    expect((await get(`${granted}x`)).status).toBe(404)
    server.clock.advance(2 * 3_600_000)
    expect((await get(granted)).status).toBe(404)
  })

  test('deleted, the bytes go with the sweep', async () => {
    const ada = await server.signUp()
    const item = await made(ada)
    await ada.api('DELETE /api/v1/images/{id}', { params: { id: item.id } })
    expect((await get(item.image)).status).toBe(404)
    await server.runJob('media.sweep', {})
    expect(await server.context.storage.size(item.image.slice('/files/'.length))).toBeNull()
    expect(await faultsOf(server)).toEqual([])
  })

  test.each(['/files/', '/files/../../etc/passwd', '/files/works/%2e%2e/x', '/files/works//x'])(
    'bad input: %s is no file',
    async (address) => {
      expect((await get(address)).status).toBe(404)
    },
  )
})

describe('what a file says of itself', () => {
  test('decisions.md 9: every stored file of a work carries its DigitalSourceType', async () => {
    const ada = await server.signUp()
    const item = await made(ada)
    const child = await made(ada, { mode: 'i2i', source_image_id: item.id, strength: 0.5 })
    for (const [{ id }, sourceType] of [
      [item, 'algorithmicMedia'],
      [child, 'algorithmicallyEnhanced'],
    ] as const) {
      const rows = await server.context.db.selectFrom('files').select('key').where('item_id', '=', id).execute()
      expect(rows).toHaveLength(5)
      for (const { key } of rows) {
        const marks = await server.context.media.marksOf(await server.context.storage.read(key))
        expect({ key, marks }).toEqual({ key, marks: { sourceType, model: 'easel-painter' } })
      }
    }
  })
})

describe('media.sweep', () => {
  test('P1: a guest whose days are over goes, with works, uploads and bytes', async () => {
    const guest = await server.guest()
    const item = await made(guest)
    expect((await get(item.image)).status).toBe(200)
    server.clock.advance(8 * 86_400_000)
    await server.runJob('media.sweep', {})
    const left = await server.context.db.selectFrom('users').select('id').where('id', '=', guest.id).execute()
    expect(left).toEqual([])
    expect(await server.context.storage.size(item.image.slice('/files/'.length).split('?')[0] ?? '')).toBeNull()
    expect(await faultsOf(server)).toEqual([])
  })
})

test('the reconciliation finds what is missing, damaged and nobody’s', async () => {
  const item = await made(await server.signUp())
  const [original, variant] = [item.image, item.variants[0]?.src ?? ''].map((address) =>
    address.slice('/files/'.length),
  )
  await server.context.storage.put('works/00/stray.png', Buffer.from('stray'))
  await server.context.storage.put(variant ?? '', Buffer.from('other bytes'))
  await server.context.storage.delete(original ?? '')
  const found = await checkFiles(server.context)
  expect(found).toMatchObject({ missing: [original], damaged: [variant], orphaned: ['works/00/stray.png'] })
})

test.each([
  [undefined, null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,3-4', null],
  ['items=0-1', null],
  ['bytes=-', null],
])('the range %s of ten bytes', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range)
})
