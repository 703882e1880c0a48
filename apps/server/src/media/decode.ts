import sharp, { type Metadata, type Sharp } from 'sharp'
import { UPLOAD } from '@easel/contract/limits'
import { AppError } from '../errors.ts'

/** Loaders that may run at all. SVG, PDF, TIFF and the rest are refused by the library itself, whatever a file claims. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`)
/** Shortest side that a picture can be repainted from. */
const MIN_SIDE = 16

/** The UUID of a C2PA manifest store, the same in every container. */
export const C2PA_STORE = Buffer.from('6332706100110010800000aa00389b71', 'hex')

/** Called once, before anything is decoded in this process. */
export function restrictDecoders(): void {
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
}

export function unreadable(message: string): AppError {
  return new AppError('unreadable_media', message)
}

/** A decoder with every limit set: pixels, frames, time, damage. */
export function open(bytes: Uint8Array): Sharp {
  const limits = { limitInputPixels: UPLOAD.imagePixels, failOn: 'error', pages: 1, sequentialRead: true } as const
  return sharp(bytes, limits).timeout({ seconds: 15 })
}

/** Size and metadata from the header alone: a bomb is refused before a pixel of it is unpacked. */
export async function headerOf(bytes: Uint8Array): Promise<Metadata> {
  const header = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null)
  if (!header) throw unreadable('The picture is damaged, or only looks like a picture.')
  const { width, height } = header
  if (width * height > UPLOAD.imagePixels) {
    const limit = `${UPLOAD.imagePixels / 1_000_000} million`
    throw unreadable(`The picture has ${width} × ${height} pixels; at most ${limit} pixels are taken.`)
  }
  if (Math.min(width, height) < MIN_SIDE)
    throw unreadable(`Each side of a picture must have at least ${MIN_SIDE} pixels.`)
  return header
}
