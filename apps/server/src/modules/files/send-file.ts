import { Readable } from 'node:stream'
import type { Context as Call } from 'hono'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { AppEnv } from '../../http/app.ts'
import { parseByteRange } from './byte-range.ts'
import type { ServedFile } from './find-file.ts'

const CACHE: Record<ServedFile['by'], string> = {
  everyone: 'public, max-age=31536000, immutable',
  granted: 'private, max-age=3600, immutable',
  owner: 'private, no-cache',
}

/**
 * The answer with a file's bytes, to GET and HEAD: whole or one range of it, its hash as its ETag, and nothing that a
 * browser could run.
 * @throws AppError `range_not_satisfiable`
 */
export async function sendFile(context: Context, c: Call<AppEnv>, file: ServedFile): Promise<Response> {
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
  const stream = await context.storage.stream(file.key, range ?? undefined)
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers })
}
