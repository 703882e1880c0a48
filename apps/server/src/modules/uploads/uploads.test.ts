import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import type { Upload } from '@easel/contract/entities/upload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeM4a } from '../../media/encoding/m4a.ts'
import { encodeWav } from '../../media/encoding/wav.ts'
import { sampleFilm, tone } from '../../media/testing/sample-files.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/server.ts'
import { checkFiles } from '../files/check-files.ts'
import { fetchInto, fetchPublic } from './fetch-public.ts'
import { receiveUpload } from './receive-upload.ts'

let server: TestServer
let picture: Buffer
beforeAll(async () => {
  server = await startTestServer({ hosts: () => new Map() })
  picture = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#205080' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => server.stop())

const send = (person: Person | undefined, bytes: Uint8Array, headers: Record<string, string> = {}) =>
  server.request('/api/v1/uploads', {
    method: 'POST',
    headers: { ...person?.headers, ...headers },
    body: new Uint8Array(bytes),
  })
const statusOf = async (address: string, headers: Record<string, string> = {}): Promise<number> => {
  const response = await server.request(address, { headers })
  await response.arrayBuffer()
  return response.status
}
const codeOf = async (response: Response): Promise<string> => ((await response.json()) as { code: string }).code

describe('POST /api/v1/uploads', () => {
  test('works for members and guests; the file is the owner’s alone', async () => {
    const [ada, eve, guest] = [await server.signUp('Ada'), await server.signUp('Eve'), await server.guest()]
    const response = await send(ada, picture, { 'content-type': 'image/png' })
    expect(response.status).toBe(201)
    const kept = (await response.json()) as { upload_id: string; width: number; height: number; url: string }
    expect(kept).toMatchObject({
      kind: 'image',
      width: 80,
      height: 40,
      duration: null,
      has_audio: false,
      poster_url: null,
    })
    expect((await send(guest, picture)).status).toBe(201)
    const plain = kept.url.split('?')[0] ?? ''
    expect(await statusOf(kept.url)).toBe(200)
    expect(await statusOf(plain)).toBe(404)
    expect(await statusOf(plain, eve.headers)).toBe(404)
    expect(await statusOf(plain, ada.headers)).toBe(200)
  })

  test('no session: refused before a byte is read', async () => {
    expect(await codeOf(await send(undefined, picture))).toBe('session_required')
  })

  test('bad input: too large (said or sent), a wrong length, an SVG named .png, a torn picture', async () => {
    const ada = await server.signUp()
    const huge = Buffer.concat([picture, new Uint8Array(25 * 1024 * 1024)])
    const tooLarge = await send(ada, huge)
    expect([tooLarge.status, await codeOf(tooLarge)]).toEqual([413, 'payload_too_large'])
    expect((await send(ada, picture, { 'content-length': '30000000' })).status).toBe(413)
    expect((await send(ada, picture, { 'content-length': '10' })).status).toBe(400)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>1</script></svg>')
    expect(await codeOf(await send(ada, svg, { 'content-type': 'image/png', 'x-file-name': 'cat.png' }))).toBe(
      'unsupported_media',
    )
    expect(await codeOf(await send(ada, picture.subarray(0, -40)))).toBe('unreadable_media')
    expect(await codeOf(await send(ada, new Uint8Array(0)))).toBe('unsupported_media')
    expect((await ada.api('GET /api/v1/uploads')).uploads).toEqual([])
    expect(await checkFiles(server.context)).toMatchObject({ missing: [], orphaned: [], damaged: [] })
  })

  test('a body without end is cut at the limit', async () => {
    const ada = await server.signUp()
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = sent === 0 ? picture : new Uint8Array(65_536)
        sent += part.length
        controller.enqueue(new Uint8Array(part))
      },
    })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers: ada.headers, body, duplex: 'half' }
    expect((await server.request('/api/v1/uploads', init)).status).toBe(413)
    expect(sent).toBeLessThan(27 * 1024 * 1024)
  })
})

describe('POST /api/v1/uploads of videos and sounds', () => {
  test('works: a video is kept with its poster, a sound as M4A, for the owner alone and in ranges', async () => {
    const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')]
    const response = await send(ada, await sampleFilm({ seconds: 1 }), { 'content-type': 'image/png' })
    expect(response.status).toBe(201)
    const video = (await response.json()) as Upload
    expect(video).toMatchObject({ kind: 'video', width: 160, height: 96, duration: 1, has_audio: true })
    const sound = (await (await send(ada, await encodeM4a(tone(1)))).json()) as Upload
    expect(sound).toMatchObject({ kind: 'audio', width: 0, height: 0, duration: 1, has_audio: true, poster_url: null })

    for (const [address, mime] of [
      [video.url, 'video/mp4'],
      [video.poster_url ?? '', 'image/webp'],
      [sound.url, 'audio/mp4'],
    ] as const) {
      const part = await server.request(address, { headers: { range: 'bytes=4-11' } })
      expect([part.status, part.headers.get('content-type')]).toEqual([206, mime])
      expect(part.headers.get('x-content-type-options')).toBe('nosniff')
      expect(part.headers.get('content-range')).toMatch(/^bytes 4-11\//)
      expect((await part.arrayBuffer()).byteLength).toBe(8)
      expect(await statusOf(address.split('?')[0] ?? '', eve.headers)).toBe(404)
      expect(await statusOf(address.split('?')[0] ?? '', ada.headers)).toBe(200)
    }
    const kinds = async (query: { kind?: Upload['kind'] }) =>
      (await ada.api('GET /api/v1/uploads', { query })).uploads.map((upload) => upload.kind)
    expect((await kinds({})).toSorted()).toEqual(['audio', 'video'])
    expect(await kinds({ kind: 'video' })).toEqual(['video'])
    expect(await kinds({ kind: 'image' })).toEqual([])

    await ada.api('DELETE /api/v1/uploads/{id}', { params: { id: video.upload_id } })
    await ada.api('DELETE /api/v1/uploads/{id}', { params: { id: sound.upload_id } })
    await server.runJob('media.sweep', {})
    expect(await checkFiles(server.context)).toMatchObject({ missing: [], orphaned: [], damaged: [] })
  })

  test('no session: refused before a byte is read', async () => {
    expect(await codeOf(await send(undefined, await sampleFilm({ seconds: 1 })))).toBe('session_required')
  })

  test('bad input: too long, cut off, a playlist, random bytes, too many bytes; nothing is left of it', async () => {
    const ada = await server.signUp()
    const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('easel-upload-'))
    const before = left()
    const long = await send(ada, encodeWav(tone(620, { sampleRate: 8000 })))
    expect([long.status, await long.json()]).toMatchObject([
      400,
      { code: 'invalid_input', details: [{ field: 'duration', message: expect.stringContaining('at most 10:00') }] },
    ])
    const film = await sampleFilm({ seconds: 1 })
    expect(await codeOf(await send(ada, film.subarray(0, film.length * 0.7)))).toBe('unreadable_media')
    expect(await codeOf(await send(ada, Buffer.from('#EXTM3U\nfile:///etc/passwd\n')))).toBe('unsupported_media')
    expect(await codeOf(await send(ada, Buffer.from('#EXTM3U\nhttp://127.0.0.1/a.ts\n')))).toBe('unsupported_media')
    const noise = Buffer.concat([film.subarray(0, 32), new Uint8Array(5000).fill(171)])
    expect(await codeOf(await send(ada, noise))).toMatch(/^un(readable|supported)_media$/)
    expect((await send(ada, film, { 'content-length': '300000000' })).status).toBe(413)
    expect((await send(ada, film, { 'content-length': '10' })).status).toBe(400)
    expect((await ada.api('GET /api/v1/uploads')).uploads).toEqual([])
    expect(await checkFiles(server.context)).toMatchObject({ missing: [], orphaned: [], damaged: [] })
    expect(left()).toEqual(before)
    // The server is unharmed.
    expect((await send(ada, film)).status).toBe(201)
  })

  test('one at a time for each person', async () => {
    const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')]
    const film = await sampleFilm({ seconds: 1 })
    const answers = await Promise.all([send(ada, film), send(ada, film), send(eve, film)])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('GET and DELETE /api/v1/uploads', () => {
  test('works: newest first; removed with its bytes; expired after a day', async () => {
    const ada = await server.signUp()
    const ids: string[] = []
    for (let upload = 0; upload < 3; upload++) {
      ids.unshift(((await (await send(ada, picture)).json()) as { upload_id: string }).upload_id)
      server.clock.advance(1000)
    }
    const listed = async () => (await ada.api('GET /api/v1/uploads')).uploads.map((upload) => upload.upload_id)
    expect(await listed()).toEqual(ids)
    await ada.api('DELETE /api/v1/uploads/{id}', { params: { id: ids[1] ?? '' } })
    expect(await listed()).toEqual([ids[0], ids[2]])
    await server.context.db
      .updateTable('uploads')
      .set({ expires_at: null })
      .where('id', '=', ids[0] ?? '')
      .execute()
    server.clock.advance(25 * 3_600_000)
    expect(await listed()).toEqual([ids[0]])
    await server.runJob('media.sweep', {})
    expect(await server.context.db.selectFrom('uploads').select('id').where('user_id', '=', ada.id).execute()).toEqual([
      { id: ids[0] },
    ])
    expect(await checkFiles(server.context)).toMatchObject({ whole: 1, missing: [], orphaned: [], damaged: [] })
  })

  test('no session, and not yours', async () => {
    const [ada, eve] = [await server.signUp('Ada'), await server.signUp('Eve')]
    const { upload_id: id } = (await (await send(ada, picture)).json()) as { upload_id: string }
    await expect(eve.api('DELETE /api/v1/uploads/{id}', { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(server.api()('GET /api/v1/uploads')).rejects.toMatchObject({ status: 401 })
    await expect(server.api()('DELETE /api/v1/uploads/{id}', { params: { id } })).rejects.toMatchObject({ status: 401 })
  })
})

describe('POST /api/v1/uploads/from-url', () => {
  let web: Server
  let origin: string
  let asked = 0
  let film: Uint8Array
  beforeAll(async () => {
    film = await sampleFilm({ seconds: 1 })
    web = createServer((request, response) => {
      asked++
      if (request.url === '/hop') return void response.writeHead(302, { location: '/picture' }).end()
      if (request.url === '/inside')
        return void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
      if (request.url === '/round') return void response.writeHead(302, { location: '/round' }).end()
      if (request.url === '/missing') return void response.writeHead(404).end()
      if (request.url === '/endless') {
        response.on('error', () => undefined)
        const pour = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
          if (!response.destroyed) response.once('drain', pour)
        }
        return pour()
      }
      response.writeHead(200, { 'content-type': 'text/html' }).end(request.url === '/film' ? film : picture)
    })
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
  })
  afterAll(() => {
    web.closeAllConnections()
    web.close()
  })

  const ownMachine = { maxBytes: 1_000_000, seconds: 10, allows: (address: string) => address === '127.0.0.1' }

  test('works: fetched over a redirect, whatever its host calls it', async () => {
    expect((await fetchPublic(`${origin}/hop`, ownMachine)).equals(picture)).toBe(true)
  })

  test('works for a video: it goes to disk, and from there', async () => {
    const received = await fetchInto(`${origin}/film`, ownMachine, receiveUpload)
    if (received.kind !== 'media') throw new Error('not a video')
    expect(readFileSync(received.path).equals(film)).toBe(true)
    await received.remove()
    expect(existsSync(received.path)).toBe(false)
    await expect(fetchInto(`${origin}/endless`, ownMachine, receiveUpload)).rejects.toMatchObject({
      code: 'unsupported_media',
    })
  })

  test.each(['/inside', '/round', '/missing'])('%s is refused with the field’s name', async (path) => {
    await expect(fetchPublic(`${origin}${path}`, ownMachine)).rejects.toMatchObject({
      code: 'invalid_input',
      details: [{ field: 'url' }],
    })
  })

  test('an endless file is cut at the limit', async () => {
    await expect(fetchPublic(`${origin}/endless`, ownMachine)).rejects.toMatchObject({ code: 'payload_too_large' })
  })

  test('bad input: nothing inside this network is ever asked', async () => {
    const ada = await server.signUp()
    const before = asked
    const port = new URL(origin).port
    const addresses = [
      `${origin}/picture`,
      `http://localhost:${port}/picture`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.1:${port}/`,
      `http://0:${port}/`,
      'http://169.254.169.254/',
      'http://10.0.0.1/',
      'ftp://example.com/a',
      'file:///etc/passwd',
      `http://me:secret@127.0.0.1:${port}/`,
    ]
    for (const url of addresses) {
      await expect(ada.api('POST /api/v1/uploads/from-url', { json: { url } })).rejects.toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    }
    expect(asked).toBe(before)
    await expect(server.api()('POST /api/v1/uploads/from-url', { json: { url: origin } })).rejects.toMatchObject({
      status: 401,
    })
  })
})
