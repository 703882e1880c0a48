import type { ErrorCode, FieldProblem } from '@easel/contract/errors'
import type { Media } from './media.ts'

/** What the child can do: the names, and what goes in and out, between the server and its media processes. */
export type MediaCalls = Omit<Media, 'stop'>
export type MediaCallName = keyof MediaCalls

/** Longest time of one call, seconds: several times what the largest allowed file was measured to take. */
export const CALL_SECONDS: Record<MediaCallName, number> = {
  inspectUpload: 20,
  finishPicture: 30,
  refine: 60,
  preview: 10,
  fitted: 20,
  pixelsOf: 20,
  marksOf: 10,
  inspectMedia: 300,
  finishFilm: 90,
  finishSound: 90,
  frameOf: 30,
}

export interface MediaQuestion {
  readonly id: number
  readonly name: MediaCallName
  readonly input: readonly unknown[]
}

interface MediaFailure {
  readonly code: ErrorCode
  readonly message: string
  readonly details: readonly FieldProblem[]
}

export type MediaReply =
  | { readonly ready: true }
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: MediaFailure }
