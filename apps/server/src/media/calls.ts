import type { ErrorCode } from '@easel/contract/errors'
import type { EncodedPicture, FinishedPicture, InspectedUpload, PictureSize, RawPicture } from './media.ts'
import type { PictureMarks } from './marks.ts'

/** What the child can do: the names, and what goes in and out, between the server and its media process. */
export interface MediaCalls {
  inspectUpload(bytes: Uint8Array): Promise<InspectedUpload>
  finishPicture(picture: Uint8Array, marks: PictureMarks): Promise<FinishedPicture>
  refine(original: Uint8Array, marks: PictureMarks): Promise<readonly EncodedPicture[]>
  preview(picture: Uint8Array): Promise<Uint8Array>
  fitted(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array>
  pixelsOf(bytes: Uint8Array, size: PictureSize): Promise<RawPicture>
  marksOf(bytes: Uint8Array): Promise<PictureMarks | null>
}
export type MediaCallName = keyof MediaCalls

/** Longest time of one call, seconds: more than ten times what the largest allowed picture was measured to take. */
export const CALL_SECONDS: Record<MediaCallName, number> = {
  inspectUpload: 20,
  finishPicture: 30,
  refine: 60,
  preview: 10,
  fitted: 20,
  pixelsOf: 20,
  marksOf: 10,
}

export interface MediaQuestion {
  readonly id: number
  readonly name: MediaCallName
  readonly input: readonly unknown[]
}

export type MediaReply =
  | { readonly ready: true }
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: { readonly code: ErrorCode; readonly message: string } }
