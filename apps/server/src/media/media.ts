import type { PictureMarks } from './marks.ts'

/** 8-bit sRGB, row by row, RGBA, length = width × height × 4. */
export interface RawPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

export interface EncodedPicture {
  readonly bytes: Uint8Array
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif'
  readonly width: number
  readonly height: number
}

/** An upload after its check: our own encoding of its pixels, nothing of the sender's bytes. */
export interface InspectedUpload extends EncodedPicture {
  /** ThumbHash, base64. */
  readonly placeholder: string
  /** The sender's file carried content credentials (C2PA) or says by XMP how it was made. They are not kept. */
  readonly hadCredentials: boolean
}

export interface FinishedPicture {
  readonly original: EncodedPicture
  /** WebP, smallest first, never larger than the original. */
  readonly variants: readonly EncodedPicture[]
  /** ThumbHash, base64. */
  readonly placeholder: string
}

/**
 * Decoding, encoding and marking of pictures, in a process of its own: a crash or a bomb ends that process and fails
 * the call, never the server. Every call rejects with `unsupported_media` (not a kind that is taken),
 * `unreadable_media` (damaged, too large, too slow) or `unavailable` (the process could not be started).
 */
export interface Media {
  /** PNG, JPEG, WebP, AVIF or the first frame of a GIF, known by content; turned upright, without EXIF and GPS. */
  inspectUpload(bytes: Uint8Array): Promise<InspectedUpload>
  /** The marked PNG original, WebP at 320 and 640, and the placeholder of a picture that a model made. */
  finishPicture(picture: Uint8Array, marks: PictureMarks): Promise<FinishedPicture>
  /** What can wait: WebP at 1280 when the original is larger, AVIF at 320 and 640. */
  refine(original: Uint8Array, marks: PictureMarks): Promise<readonly EncodedPicture[]>
  /** A small WebP without marks, for a running job's owner. */
  preview(picture: Uint8Array): Promise<Uint8Array>
  /** A stored picture as a WebP that covers exactly this size, cropped around its middle: what a model is given as its source. */
  fitted(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array>
  /** The pixels of a picture, covering exactly this size in the same way. */
  pixelsOf(bytes: Uint8Array, size: PictureSize): Promise<RawPicture>
  /** What a stored file says of its making; null when it says nothing. */
  marksOf(bytes: Uint8Array): Promise<PictureMarks | null>
  stop(): Promise<void>
}
