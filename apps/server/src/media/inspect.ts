import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '../errors.ts'
import { containerMarks } from './container-marks.ts'
import { C2PA_STORE, headerOf, open, unreadable } from './decode.ts'
import { placeholderOf } from './encode.ts'
import { marksFromXmp, type WorkMarks } from './marks.ts'
import type { InspectedUpload, PictureSize, RawPicture } from './media.ts'

/** What a file's first bytes must say. APNG is a PNG whose first frame is taken. */
const TAKEN = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])
/** Kept sources are no larger than this: every model reads less. */
const MAX_SIDE = 4096
/** Above this many pixels a lossless source is kept as WebP: a PNG would be tens of megabytes. */
const PNG_PIXELS = 4_000_000

function reencode(picture: Sharp, mime: string, pixels: number): [Sharp, InspectedUpload['mime']] {
  if (mime === 'image/jpeg') return [picture.jpeg({ quality: 92 }), 'image/jpeg']
  const lossless = mime === 'image/png' || mime === 'image/apng' || mime === 'image/gif'
  if (lossless && pixels <= PNG_PIXELS) return [picture.png({ compressionLevel: 6 }), 'image/png']
  return [picture.webp({ quality: 92, effort: 2 }), 'image/webp']
}

/** See `Media.inspectUpload`. Encoding anew is what removes EXIF, GPS, and anything that hides behind the pixels. */
export async function inspectUpload(bytes: Uint8Array): Promise<InspectedUpload> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !TAKEN.has(type.mime)) {
    throw new AppError('unsupported_media', 'Only PNG, JPEG, WebP, AVIF and GIF pictures are taken.')
  }
  const header = await headerOf(bytes)
  const fitted = open(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
  const [encoder, mime] = reencode(fitted, type.mime, Math.min(header.width * header.height, MAX_SIDE ** 2))
  const { data, info } = await encoder.toBuffer({ resolveWithObject: true }).catch(() => {
    throw unreadable('The picture is damaged or cut off.')
  })
  return {
    bytes: data,
    mime,
    width: info.width,
    height: info.height,
    placeholder: await placeholderOf(sharp(data)),
    hadCredentials: Buffer.from(bytes).includes(C2PA_STORE) || (header.xmpAsString ?? '').includes('DigitalSourceType'),
  }
}

/** Cropped around its middle, as the before/after slider crops it. */
function covering(bytes: Uint8Array, { width, height }: PictureSize): Sharp {
  return open(bytes).resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' }).toColourspace('srgb')
}

const badSource = (): never => {
  throw unreadable('The source picture cannot be read.')
}

export async function fitted(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array> {
  return covering(bytes, size).webp({ quality: 92, effort: 2 }).toBuffer().catch(badSource)
}

export async function pixelsOf(bytes: Uint8Array, size: PictureSize): Promise<RawPicture> {
  const data = await covering(bytes, size).ensureAlpha().raw().toBuffer().catch(badSource)
  return { ...size, data: new Uint8ClampedArray(data) }
}

export async function marksOf(bytes: Uint8Array): Promise<WorkMarks | null> {
  const container = containerMarks(bytes)
  if (container !== undefined) return container
  const { xmpAsString } = await headerOf(bytes)
  return xmpAsString ? marksFromXmp(xmpAsString) : null
}
