import { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import type { App } from '../../http/app.ts'
import { parseByteRange } from './byte-range.ts'
import { findFile, type ServedFile } from './find-file.ts'

const CACHE: Record<ServedFile['by'], string> = {
  everyone: 'public, max-age=31536000, immutable',
  granted: 'private, max-age=3600, immutable',
  owner: 'private, no-cache',
}

/** The bytes of works and uploads: GET and HEAD /files/{key}, with ranges, hashes as ETags, and nothing that a browser could run. */
export function fileRoutes(app: App, context: Context): void {
  app.get('/files/*', async (c) => {
    const key = c.req.path.slice('/files/'.length)
    const file = await findFile(context, c.get('viewer'), key, c.req.query('g'))
    if (!file) throw notFound('This file')
    const etag = `"${file.sha256}"`
    const headers = new Headers({
      'content-type': file.mime,
      'cache-control': CACHE[file.by],
      etag,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    if (
      c.req
        .header('if-none-match')
        ?.split(',')
        .some((tag) => tag.trim().replace(/^W\//, '') === etag)
    ) {
      return new Response(null, { status: 304, headers })
    }
    // If-Range with another hash: the reader holds a part of something else, and gets the whole.
    const sameFile = (c.req.header('if-range') ?? etag) === etag
    const range = sameFile ? parseByteRange(c.req.header('range'), file.bytes) : null
    if (range === 'unsatisfiable') {
      c.header('content-range', `bytes */${file.bytes}`)
      throw new AppError('range_not_satisfiable', `The file has ${file.bytes} bytes.`)
    }
    headers.set('content-length', String(range ? range.end - range.start + 1 : file.bytes))
    if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
    const status = range ? 206 : 200
    if (c.req.method === 'HEAD') return new Response(null, { status, headers })
    const stream = await context.storage.stream(key, range ?? undefined)
    return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers })
  })
}
