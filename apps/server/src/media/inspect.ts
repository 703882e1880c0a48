import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { UPLOAD } from '@easel/contract/limits'
import { AppError } from '../errors.ts'
import { placeholderOf } from './encode.ts'
import { marksFromXmp, type PictureMarks } from './marks.ts'
import type { InspectedUpload, RawPicture } from './media.ts'

/** Loaders that may run at all. SVG, PDF, TIFF and the rest are refused by the library itself, whatever a file claims. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`)
/** What a file's first bytes must say. APNG is a PNG whose first frame is taken. */
const TAKEN = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])
/** Shortest side that a picture can be repainted from. */
const MIN_SIDE = 16
/** Kept sources are no larger than this: every model reads less. */
const MAX_SIDE = 4096
/** Above this many pixels a lossless source is kept as WebP: a PNG would be tens of megabytes. */
const PNG_PIXELS = 4_000_000
/** The UUID of a C2PA manifest store, the same in every container. */
const C2PA_STORE = Buffer.from('6332706100110010800000aa00389b71', 'hex')

/** Called once, before anything is decoded in this process. */
export function restrictDecoders(): void {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
}

const unreadable = (message: string): AppError => new AppError('unreadable_media', message)

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: UPLOAD.imagePixels, failOn: 'error', pages: 1, sequentialRead: true }).timeout({
    seconds: 15,
  })
}

/** Size and metadata from the header alone: a bomb is refused before a pixel of it is unpacked. */
async function headerOf(bytes: Uint8Array): Promise<Metadata> {
  const header = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null)
  if (!header) throw unreadable('The picture is damaged, or only looks like a picture.')
  const { width, height } = header
  if (width * height > UPLOAD.imagePixels) {
    const limit = `${UPLOAD.imagePixels / 1_000_000} million`
    throw unreadable(`The picture has ${width} × ${height} pixels; at most ${limit} pixels are taken.`)
  }
  if (Math.min(width, height) < MIN_SIDE) throw unreadable(`Each side of a picture must have at least ${MIN_SIDE} pixels.`)
  return header
}

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

export async function pixelsOf(bytes: Uint8Array, size: { width: number; height: number }): Promise<RawPicture> {
  const data = await open(bytes)
    .resize(size.width, size.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
    .catch(() => {
      throw unreadable('The source picture cannot be read.')
    })
  return { width: size.width, height: size.height, data: new Uint8ClampedArray(data) }
}

export async function marksOf(bytes: Uint8Array): Promise<PictureMarks | null> {
  const { xmpAsString } = await headerOf(bytes)
  return xmpAsString ? marksFromXmp(xmpAsString) : null
}
