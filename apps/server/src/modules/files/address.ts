import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { FileRole } from '../../db/tables.ts'

/** A grant holds until the end of the hour after the one it was given in, so that an address stays the same, and cached, for an hour. */
const GRANT_STEP_MS = 3_600_000

type Signer = Pick<Context, 'config' | 'now'>

function signature(context: Pick<Context, 'config'>, key: string, step: number): string {
  return createHmac('sha256', context.config.secret).update(`file\n${key}\n${step}`).digest('base64url').slice(0, 27)
}

/**
 * The address of a stored file. `everyone`: its item is listed, so the plain address works for all. `granted`: the
 * reader was allowed to see it just now, and may fetch it for one to two hours without saying who they are.
 */
export function fileAddress(context: Signer, key: string, readers: 'everyone' | 'granted'): string {
  if (readers === 'everyone') return `/files/${key}`
  const step = Math.floor(context.now().getTime() / GRANT_STEP_MS) + 2
  return `/files/${key}?g=${step.toString(36)}.${signature(context, key, step)}`
}

/** Whether `grant` (the `g` of an address) opens this key now. */
export function grantHolds(context: Signer, key: string, grant: string | undefined): boolean {
  const [time = '', given = ''] = (grant ?? '').split('.')
  const step = parseInt(time, 36)
  if (!Number.isSafeInteger(step) || step * GRANT_STEP_MS <= context.now().getTime()) return false
  const expected = Buffer.from(signature(context, key, step))
  const offered = Buffer.from(given)
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}

const EXTENSION: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'text/vtt': 'vtt',
}

/**
 * Keys are made from the owner's id alone, so that a job that runs twice writes the same files. Hashed, because ids
 * tell capital letters apart and the file systems of some machines do not.
 */
function keyOf(folder: 'works' | 'uploads' | 'previews', id: string, name: string, mime: string): string {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 32)
  return `${folder}/${hash.slice(0, 2)}/${hash}/${name}.${EXTENSION[mime] ?? 'bin'}`
}

/** What of a file its key is made from; sizes in pixels. */
interface FileFacts {
  readonly role: FileRole
  readonly mime: string
  readonly width: number | null
  readonly height: number | null
}

/** Derived pictures are named by their longest side, everything else by its role. */
export function itemFileKey(itemId: string, { role, mime, width, height }: FileFacts): string {
  const longest = Math.max(width ?? 0, height ?? 0)
  if (role === 'variant') return keyOf('works', itemId, String(longest), mime)
  return keyOf('works', itemId, role === 'poster' ? `poster-${longest}` : role, mime)
}

export function uploadFileKey(uploadId: string, mime: string): string {
  return keyOf('uploads', uploadId, 'picture', mime)
}

/** Of a running job; it has no row, and goes when the job ends. */
export function previewFileKey(generationId: string): string {
  return keyOf('previews', generationId, 'preview', 'image/webp')
}
