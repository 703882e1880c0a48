import type { ApiError } from '@easel/contract/client'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Easel, newDataFolder, startEasel } from './easel.ts'
import { follow } from './events.ts'
import { apiOf, signUp } from './people.ts'

const data = newDataFolder()
let easel: Easel
beforeAll(async () => {
  easel = await startEasel(data.folder)
})
afterAll(async () => {
  await easel.stop()
  data.remove()
})

const twoPictures: ImageGenerateBody = {
  model: 'easel-painter',
  mode: 't2i',
  prompt: 'a red sailing boat on a calm lake at sunset, oil painting',
  width: 1024,
  height: 1024,
  num_outputs: 2,
  is_private: true,
}

/** Content of a page's meta element. */
function metaOf(html: string, property: string): string {
  return new RegExp(`<meta[^>]*property="${property}"[^>]*content="([^"]*)"`).exec(html)?.[1] ?? ''
}

/** What a file says of its making, as any program would read it. */
async function readMarks(bytes: Uint8Array): Promise<string> {
  return (await sharp(bytes).metadata()).xmpAsString ?? ''
}

test('decisions 4, W2, A2: from sign-up to a published picture', async () => {
  const ada = await signUp(easel.url)
  const visitor = apiOf(easel.url)
  const before = await ada.api('GET /api/v1/credits/balance')
  const quote = await ada.api('POST /api/v1/quotes', { json: twoPictures })
  expect(quote).toMatchObject({ credits: 40, enough: true, balance_after: before.total_available - 40 })

  // One key, sent twice at once: one job, one hold.
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const [first, second] = await Promise.all(
    [1, 2].map(() => ada.api('POST /api/v1/images/generate', { json: twoPictures, headers })),
  )
  expect(second).toEqual(first)
  const id = first?.generation_id ?? ''
  const { entries } = await ada.api('GET /api/v1/credits/ledger')
  expect(entries.filter((entry) => entry.kind === 'hold').map((entry) => [entry.amount, entry.generation_id])).toEqual([
    [40, id],
  ])

  const { progress, done } = await follow(easel.url, ada, id, 'image')
  expect(progress.some((event) => event.preview !== null)).toBe(true)
  expect(done).toMatchObject({ status: 'completed', cost: 40, refunded: 0 })
  expect(done.images).toHaveLength(2)

  for (const item of done.items) {
    const original = Buffer.from(await (await fetch(new URL(item.image, easel.url))).arrayBuffer())
    expect(await sharp(original).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
    expect(await readMarks(original)).toContain('digitalsourcetype/algorithmicMedia')
    expect(item.variants.map((variant) => [variant.type, variant.width])).toEqual([
      ['image/webp', 320],
      ['image/webp', 640],
    ])
    for (const variant of item.variants) {
      const bytes = Buffer.from(await (await fetch(new URL(variant.src, easel.url))).arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'webp',
        width: variant.width,
        height: variant.height,
      })
      expect(await readMarks(bytes)).toContain('digitalsourcetype/algorithmicMedia')
    }
  }

  const after = await ada.api('GET /api/v1/credits/balance')
  expect(after.total_available).toBe(before.total_available - 40)
  const mine = await ada.api('GET /api/v1/images/user')
  expect(mine?.images.map((image) => image.id).toSorted()).toEqual(done.items.map((item) => item.id).toSorted())

  const [shown, hidden] = done.items.map((item) => item.id)
  await ada.api('POST /api/v1/images/raw/{id}/privacy', { params: { id: shown ?? '' }, json: { is_private: false } })
  expect((await visitor('GET /api/v1/images/random'))?.images.map((image) => image.id)).toEqual([shown])
  const [privately, never] = await Promise.all(
    [hidden ?? '', 'AAAAAAAAAAAAAAAAAAAAAA'].map((wanted) =>
      visitor('GET /api/v1/images/{id}', { params: { id: wanted } }).catch((error: ApiError) => error),
    ),
  )
  expect(privately).toMatchObject({ status: 404 })
  const { request_id: _one, ...privateBody } = (privately as ApiError).body
  const { request_id: _two, ...missingBody } = (never as ApiError).body
  expect(privateBody).toEqual(missingBody)

  const bob = await signUp(easel.url, 'Bob')
  const liked = await bob.api('POST /api/v1/images/raw/{id}/like', { params: { id: shown ?? '' } })
  expect(liked).toEqual({ has_liked: true, likes_count: 1 })
})

test('the same request paints the same bytes, another seed other ones', async () => {
  const ada = await signUp(easel.url)
  const paint = async (seed: number) => {
    const json = { ...twoPictures, num_outputs: 1, width: 512, height: 512, seed }
    const { generation_id } = await ada.api('POST /api/v1/images/generate', { json })
    const { done } = await follow(easel.url, ada, generation_id, 'image')
    const pixels = await sharp(Buffer.from(await (await fetch(new URL(done.images[0] ?? '', easel.url))).arrayBuffer()))
      .raw()
      .toBuffer()
    return pixels.toString('base64')
  }
  const [one, again, other] = [await paint(7), await paint(7), await paint(8)]
  expect(again).toBe(one)
  expect(other).not.toBe(one)
})

test('pages come as HTML with their pictures, and a work with its link preview', async () => {
  const ada = await signUp(easel.url)
  const json = {
    ...twoPictures,
    num_outputs: 1,
    width: 512,
    height: 512,
    is_private: false,
    prompt: 'snowy mountains at dawn',
  }
  const { generation_id } = await ada.api('POST /api/v1/images/generate', { json })
  const { done } = await follow(easel.url, ada, generation_id, 'image')
  const item = done.items[0]
  if (!item) throw new Error('There is no picture.')
  const gallery = await (await fetch(`${easel.url}/?view=community&sort=new`)).text()
  expect(gallery.includes(item.variants[0]?.src ?? 'no variant')).toBe(true)
  const page = await fetch(`${easel.url}/images/${item.id}`)
  const html = await page.text()
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(metaOf(html, 'og:image')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/files\/works\//)
  expect(metaOf(html, 'og:description')).toContain('snowy mountains at dawn')
  expect((await fetch(`${easel.url}/images/AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404)
})

test('a stop is graceful: it ends by itself with 0', async () => {
  const folder = newDataFolder()
  const other = await startEasel(folder.folder)
  expect(await other.stop()).toBe(0)
  folder.remove()
})
