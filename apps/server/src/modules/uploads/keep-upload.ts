import { createHash } from 'node:crypto'
import { UPLOAD } from '@easel/contract/limits'
import type { Upload } from '@easel/contract/entities/upload'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { uploadFileKey } from '../files/address.ts'
import { keepPlannedFiles, planFiles } from '../files/removal.ts'
import { presentUpload } from './present-upload.ts'
import type { Received } from './receive-upload.ts'

/** What is written down of an upload. */
interface UploadFacts {
  readonly kind: Upload['kind']
  readonly width: number | null
  readonly height: number | null
  readonly duration_ms: number | null
  readonly has_audio: boolean
  readonly placeholder: string | null
  readonly had_credentials: boolean
}

interface UploadFile {
  readonly role: 'original' | 'poster'
  readonly mime: string
  readonly bytes: Uint8Array
  readonly width: number | null
  readonly height: number | null
}

/** Stores the files of an upload, then writes its rows. */
async function keep(
  context: Context,
  userId: string,
  facts: UploadFacts,
  files: readonly UploadFile[],
): Promise<Upload> {
  const id = context.id()
  const created_at = context.now()
  const expires_at = new Date(created_at.getTime() + UPLOAD.expiresHours * 3_600_000)
  const keyed = files.map((file) => ({ ...file, key: uploadFileKey(id, file.mime) }))
  const keys = keyed.map(({ key }) => key)
  await planFiles(context, keys)
  for (const { key, bytes } of keyed) await context.storage.put(key, bytes)
  const rows = keyed.map(({ bytes, ...file }) => ({
    ...file,
    upload_id: id,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    created_at,
  }))
  await context.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('uploads')
      .values({ ...facts, id, user_id: userId, expires_at, created_at })
      .execute()
    await trx.insertInto('files').values(rows).execute()
    await keepPlannedFiles(trx, keys)
  })
  const [original, poster] = keys
  return presentUpload(context, { ...facts, id, key: original ?? '', poster_key: poster ?? null, expires_at })
}

/** Checks a picture by its content, encodes it anew, and keeps it for its owner for 24 hours. The sender's bytes are dropped. */
export async function keepUpload(context: Context, userId: string, bytes: Uint8Array): Promise<Upload> {
  const { placeholder, hadCredentials: had_credentials, ...picture } = await context.media.inspectUpload(bytes)
  const { width, height } = picture
  const facts = {
    kind: 'image',
    width,
    height,
    duration_ms: null,
    has_audio: false,
    placeholder,
    had_credentials,
  } as const
  return keep(context, userId, facts, [{ ...picture, role: 'original' }])
}

/** The same for a video, which gets a poster, and for a sound. */
async function keepMedia(context: Context, userId: string, path: string): Promise<Upload> {
  const media = await context.media.inspectMedia(path)
  const { kind, mime, bytes, durationMs: duration_ms, hasAudio: has_audio } = media
  const common = { kind, duration_ms, has_audio, had_credentials: media.hadCredentials }
  if (media.kind === 'audio') {
    const none = { width: null, height: null }
    return keep(context, userId, { ...common, ...none, placeholder: null }, [
      { role: 'original', mime, bytes, ...none },
    ])
  }
  const { width, height, placeholder, poster } = media
  return keep(context, userId, { ...common, width, height, placeholder }, [
    { role: 'original', mime, bytes, width, height },
    { role: 'poster', ...poster },
  ])
}

/** Who has a video or sound being read: it takes up to minutes, so one at a time for each. */
const reading = new Set<string>()

/** Keeps what arrived, by its kind. What lay on disk of it is gone afterwards. */
export async function keepReceived(context: Context, userId: string, received: Received): Promise<Upload> {
  if (received.kind === 'picture') return keepUpload(context, userId, received.bytes)
  if (reading.has(userId)) {
    await received.remove()
    const extra = { retry_after: 5 }
    throw new AppError('rate_limited', 'Another video or sound of yours is still being read. Wait for it.', { extra })
  }
  reading.add(userId)
  try {
    return await keepMedia(context, userId, received.path)
  } finally {
    reading.delete(userId)
    await received.remove()
  }
}
