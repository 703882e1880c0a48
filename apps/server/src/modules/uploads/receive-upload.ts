import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { UPLOAD } from '@easel/contract/limits'
import { AppError } from '../../errors.ts'
import { HEAD_BYTES, kindOfBytes } from './kind-of-bytes.ts'
import { type Body, type Held, passCapped, readCapped } from './read-capped.ts'

/** What arrived: a picture in memory, or a video or sound in a file of its own until `remove`. */
export type Received =
  | { readonly kind: 'picture'; readonly bytes: Buffer }
  | { readonly kind: 'media'; readonly path: string; remove(): Promise<void> }

const onDisk: Held = { bytes: 0 }

const TAKEN =
  'Pictures as PNG, JPEG, WebP, AVIF or GIF, videos as MP4, MOV, WebM or MKV, and sounds as MP3, M4A, WAV, FLAC or OGG are taken.'

/** The first bytes of a body, and the whole of it once more. */
async function peek(body: Body | null): Promise<{ head: Buffer; whole: Body; leave: () => Promise<void> }> {
  const parts: Uint8Array[] = []
  const rest = (body ?? noBody())[Symbol.asyncIterator]()
  let bytes = 0
  let done = false
  while (!done && bytes < HEAD_BYTES) {
    const next = await rest.next()
    if (next.done) done = true
    else {
      parts.push(next.value)
      bytes += next.value.length
    }
  }
  const leave = async (): Promise<void> => {
    if (!done) await rest.return?.()
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield* parts
      while (!done) {
        const next = await rest.next()
        if (next.done) done = true
        else yield next.value
      }
    } finally {
      await leave()
    }
  }
  return { head: Buffer.concat(parts), whole: whole(), leave }
}

async function* noBody(): AsyncGenerator<Uint8Array> {}

/**
 * Takes a body as far as its kind is taken: known by its first bytes, and never read past the limit of that kind.
 * @param declared the Content-Length header, if any
 * @throws AppError `unsupported_media`, `payload_too_large`, `invalid_input` (another length), `unavailable` (too many)
 */
export async function receiveUpload(body: Body | null, declared: string | undefined): Promise<Received> {
  const { head, whole, leave } = await peek(body)
  const kind = kindOfBytes(head)
  if (kind === 'picture') return { kind, bytes: await readCapped(whole, declared, UPLOAD.imageBytes) }
  if (kind === 'media') return toDisk(whole, declared)
  await leave()
  throw new AppError('unsupported_media', TAKEN)
}

async function toDisk(body: Body, declared: string | undefined): Promise<Received> {
  const folder = await mkdtemp(path.join(tmpdir(), 'easel-upload-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const target = path.join(folder, 'upload')
    const file = await open(target, 'wx', 0o600)
    try {
      await passCapped(body, declared, UPLOAD.videoBytes, onDisk, async (part) => {
        await file.writeFile(part)
      })
    } finally {
      await file.close()
    }
    return { kind: 'media', path: target, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
