import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { VARIANT_SIZES } from '@easel/contract/limits'
import { headerOf, open } from './decode.ts'
import { type WorkMarks, xmpOf } from './marks.ts'
import type { EncodedPicture, FinishedPicture } from './media.ts'

/** Effort 2: at the encoder's own default one picture costs seconds instead of a fifth of one. */
const AVIF = { quality: 50, effort: 2 } as const
export const WEBP = { quality: 80, effort: 4 } as const
const PREVIEW_SIDE = 512

const [SMALL, MEDIUM, LARGE] = VARIANT_SIZES

/** Sides to derive, none larger than the picture and none twice. */
export function sidesFor(longest: number, sides: readonly number[]): number[] {
  return [...new Set(sides.map((side) => Math.min(side, longest)))]
}

export async function encoded(picture: Sharp, mime: EncodedPicture['mime']): Promise<EncodedPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { bytes: data, mime, width: info.width, height: info.height }
}

export const inside = (picture: Sharp, side: number): Sharp =>
  picture.clone().resize(side, side, { fit: 'inside', withoutEnlargement: true })

/** ThumbHash of a picture, base64: about 25 bytes that paint a blurred stand-in. */
export async function placeholderOf(picture: Sharp): Promise<string> {
  const { data, info } = await inside(picture, 100).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** Original, first sizes and placeholder: what a picture needs before anybody may be told that it is done. */
export async function finishPicture(picture: Uint8Array, marks: WorkMarks): Promise<FinishedPicture> {
  const xmp = xmpOf(marks)
  const { width, height } = await headerOf(picture)
  // Decoded once for all sizes.
  const { data, info } = await open(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const source = sharp(data, { raw: { width, height, channels: info.channels } })
  const original = await encoded(source.clone().withXmp(xmp).png({ compressionLevel: 6 }), 'image/png')
  const variants: EncodedPicture[] = []
  for (const side of sidesFor(Math.max(width, height), [SMALL, MEDIUM])) {
    variants.push(await encoded(inside(source, side).withXmp(xmp).webp(WEBP), 'image/webp'))
  }
  return { original, variants, placeholder: await placeholderOf(source) }
}

/** What can wait: the large WebP, and AVIF of the small ones. */
export async function refine(original: Uint8Array, marks: WorkMarks): Promise<EncodedPicture[]> {
  const xmp = xmpOf(marks)
  const source = open(original)
  const { width, height } = await source.metadata()
  const longest = Math.max(width, height)
  const derived: EncodedPicture[] = []
  if (longest > MEDIUM) derived.push(await encoded(inside(source, LARGE).withXmp(xmp).webp(WEBP), 'image/webp'))
  for (const side of sidesFor(longest, [SMALL, MEDIUM])) {
    derived.push(await encoded(inside(source, side).withXmp(xmp).avif(AVIF), 'image/avif'))
  }
  return derived
}

export async function preview(picture: Uint8Array): Promise<Uint8Array> {
  return inside(open(picture), PREVIEW_SIDE).webp({ quality: 70, effort: 1 }).toBuffer()
}
