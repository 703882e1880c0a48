import type { WorkMarks } from './marks.ts'

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

/** A file of sound or film, written by us. */
export interface EncodedFile {
  readonly bytes: Uint8Array
  readonly mime: 'video/mp4' | 'audio/mp4' | 'audio/wav'
}

export interface EncodedFilm extends EncodedFile, PictureSize {}

/** A video or sound of somebody's after its check: decoded whole and encoded anew, nothing of the sender's bytes. */
export type InspectedMedia = (
  | (EncodedFilm & {
      readonly kind: 'video'
      readonly poster: EncodedPicture
      /** ThumbHash of the poster, base64. */
      readonly placeholder: string
    })
  | (EncodedFile & { readonly kind: 'audio' })
) & {
  readonly durationMs: number
  /** It holds sound above −60 dB. */
  readonly hasAudio: boolean
  /** See `InspectedUpload`. */
  readonly hadCredentials: boolean
}

export interface FinishedFilm extends PictureSize {
  readonly original: EncodedFilm
  /** Its first picture that shows something: WebP at 320, 640 and 1280, smallest first, never enlarged. */
  readonly posters: readonly EncodedPicture[]
  /** ThumbHash of the poster, base64. */
  readonly placeholder: string
  /** The first three seconds, small and silent. */
  readonly hoverPreview: EncodedFilm
  readonly durationMs: number
  /** It holds sound above −60 dB. */
  readonly hasAudio: boolean
  /** Pictures per second, on average. */
  readonly frameRate: number
}

export interface FinishedSound {
  readonly original: EncodedFile
  readonly wav: EncodedFile
  readonly durationMs: number
  /** Loudness of 200 stretches of equal length, 0–100 of the loudest. */
  readonly peaks: readonly number[]
}

/**
 * Decoding, encoding and marking of pictures, films and sounds, in
 * processes of their own: a crash or a bomb ends that process and fails the call, never the server. Every call rejects
 * with `unsupported_media` (not a kind that is taken), `unreadable_media` (damaged, too large, too slow) or
 * `unavailable` (the process could not be started, or too many wait for it).
 */
export interface Media {
  /** PNG, JPEG, WebP, AVIF or the first frame of a GIF, known by content; turned upright, without EXIF and GPS. */
  inspectUpload(bytes: Uint8Array): Promise<InspectedUpload>
  /**
   * A video or sound in a file on this disk, known by content: MP4, MOV, WebM and MKV with H.264, HEVC, VP8, VP9 or AV1;
   * MP3, M4A, WAV, FLAC and OGG. A video becomes H.264 and AAC with no side above 1280 and 30 pictures per second, a sound
   * M4A. Rejects also with `invalid_input` (`duration` and other limits of `UPLOAD`) and `payload_too_large`.
   */
  inspectMedia(path: string): Promise<InspectedMedia>
  /** The marked PNG original, WebP at 320 and 640, and the placeholder of a picture that a model made. */
  finishPicture(picture: Uint8Array, marks: WorkMarks): Promise<FinishedPicture>
  /** What can wait: WebP at 1280 when the original is larger, AVIF at 320 and 640. */
  refine(original: Uint8Array, marks: WorkMarks): Promise<readonly EncodedPicture[]>
  /** A small WebP without marks, for a running job's owner. */
  preview(picture: Uint8Array): Promise<Uint8Array>
  /** A stored picture as a WebP that covers exactly this size, cropped around its middle: what a model is given as its source. */
  fitted(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array>
  /** The pixels of a picture, covering exactly this size in the same way. */
  pixelsOf(bytes: Uint8Array, size: PictureSize): Promise<RawPicture>
  /** What a film needs that a model made: MP4 as `encodeFilm` writes it, or as a host does. */
  finishFilm(film: Uint8Array, marks: WorkMarks): Promise<FinishedFilm>
  /** The same for speech and music: M4A or WAV in, both out. */
  finishSound(sound: Uint8Array, marks: WorkMarks): Promise<FinishedSound>
  /** The picture that a film shows at this time, seconds, as PNG without marks. */
  frameOf(film: Uint8Array, atSeconds: number): Promise<Uint8Array>
  /** What a stored file says of its making; null when it says nothing. */
  marksOf(bytes: Uint8Array): Promise<WorkMarks | null>
  stop(): Promise<void>
}
