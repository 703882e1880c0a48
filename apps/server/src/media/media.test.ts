import { crc32, deflateSync } from 'node:zlib'
import pino from 'pino'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createMedia } from './create-media.ts'
import type { RawPicture } from './media.ts'

const log = pino({ level: 'silent' })
const media = createMedia({ log })
afterAll(() => media.stop())

const marks = { sourceType: 'algorithmicMedia', model: 'easel-painter' } as const

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A one-bit PNG that unpacks to width × height pixels from a few kilobytes. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function gradient(width: number, height: number): RawPicture {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < data.length; i += 4) data.set([i % 251, (i >> 8) % 251, (i >> 12) % 251, 255], i)
  return { width, height, data }
}

function png({ width, height, data }: RawPicture): Promise<Buffer> {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: '#a03020' } })
    .withExif({ IFD0: { Artist: 'me', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('uploads', () => {
  test('a photo is turned upright and loses EXIF and GPS', async () => {
    const bytes = await photo()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const kept = await media.inspectUpload(bytes)
    expect([kept.mime, kept.width, kept.height]).toEqual(['image/jpeg', 32, 64])
    expect((await sharp(kept.bytes).metadata()).exif).toBeUndefined()
    expect(kept.hadCredentials).toBe(false)
    expect(kept.placeholder.length).toBeGreaterThan(10)
  })

  test('what hides behind the pixels is gone', async () => {
    const polyglot = Buffer.concat([await photo(), Buffer.from('<html><script>alert(1)</script>')])
    const kept = await media.inspectUpload(polyglot)
    expect(Buffer.from(kept.bytes).includes('<html>')).toBe(false)
  })

  test.each(['png', 'webp', 'avif', 'gif'] as const)('%s is taken', async (format) => {
    const bytes = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#a03020' } })
      .toFormat(format)
      .toBuffer()
    const kept = await media.inspectUpload(bytes)
    expect([kept.width, kept.height]).toEqual([64, 32])
  })

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
    ['an SVG with a header', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
    ['HTML', '<!doctype html><script>1</script>'],
    ['nothing', ''],
  ])('%s is refused by its content', async (_, text) => {
    await expect(media.inspectUpload(Buffer.from(text))).rejects.toMatchObject({ code: 'unsupported_media' })
  })

  test('a script that calls itself a GIF is refused', async () => {
    const script = Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//', 'latin1')
    await expect(media.inspectUpload(script)).rejects.toMatchObject({ code: 'unreadable_media' })
  })

  test('a picture of 30,000² pixels is refused with its size, and the server goes on', async () => {
    await expect(media.inspectUpload(bomb(30_000, 30_000))).rejects.toMatchObject({
      code: 'unreadable_media',
      message: 'The picture has 30000 × 30000 pixels; at most 40 million pixels are taken.',
    })
    await expect(media.inspectUpload(await photo())).resolves.toBeDefined()
  })

  test('a cut-off picture is unreadable', async () => {
    const whole = await sharp(await png(gradient(200, 200)))
      .jpeg()
      .toBuffer()
    await expect(media.inspectUpload(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'unreadable_media',
    })
  })

  test('credentials of the sender are noticed', async () => {
    const withStore = Buffer.concat([await photo(), Buffer.from('6332706100110010800000aa00389b71', 'hex')])
    expect((await media.inspectUpload(withStore)).hadCredentials).toBe(true)
  })
})

describe('works', () => {
  test('original and every derived size are marked, none is enlarged', async () => {
    const finished = await media.finishPicture(await png(gradient(512, 256)), marks)
    const later = await media.refine(finished.original.bytes, marks)
    const files = [finished.original, ...finished.variants, ...later]
    expect(files.map((file) => `${file.mime} ${file.width}x${file.height}`)).toEqual([
      'image/png 512x256',
      'image/webp 320x160',
      'image/webp 512x256',
      'image/avif 320x160',
      'image/avif 512x256',
    ])
    for (const file of files) expect(await media.marksOf(file.bytes)).toEqual(marks)
  })

  test('a large picture gets 320, 640 and 1280', async () => {
    const finished = await media.finishPicture(await png(gradient(1280, 768)), marks)
    const later = await media.refine(finished.original.bytes, marks)
    expect([...finished.variants, ...later].map((file) => file.width)).toEqual([320, 640, 1280, 320, 640])
  })

  test('the original holds the very pixels', async () => {
    const picture = gradient(64, 64)
    const { original } = await media.finishPicture(await png(picture), marks)
    const back = await media.pixelsOf(original.bytes, { width: 64, height: 64 })
    expect(Buffer.from(back.data).equals(Buffer.from(picture.data))).toBe(true)
  })

  test('a preview is a small WebP', async () => {
    const info = await sharp(await media.preview(await png(gradient(1024, 512)))).metadata()
    expect([info.format, info.width, info.height]).toEqual(['webp', 512, 256])
  })
})

test('a call that outlasts its time fails alone', async () => {
  const hasty = createMedia({ log, callSeconds: (name) => (name === 'refine' ? 0 : 20) })
  try {
    const { original } = await hasty.finishPicture(await png(gradient(64, 64)), marks)
    await expect(hasty.refine(original.bytes, marks)).rejects.toMatchObject({ code: 'unreadable_media' })
    await expect(hasty.preview(await png(gradient(64, 64)))).resolves.toBeDefined()
  } finally {
    await hasty.stop()
  }
})
