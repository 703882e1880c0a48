import type { Logger } from 'pino'
import { CALL_SECONDS, type MediaCallName } from './calls.ts'
import { createLane } from './lane.ts'
import type { Media } from './media.ts'

export interface MediaParts {
  readonly log: Logger
  /** Seconds that one call may take, when not the usual ones. */
  readonly callSeconds?: (name: MediaCallName) => number
}

/** How many videos and sounds of people's may wait to be read: each takes up to minutes. */
const MOST_UPLOADS = 8

/**
 * Media in three processes, each started with its first call: one for pictures, one for films and sounds that are made
 * here, one for those that people send, so that somebody's long video keeps nobody else's work waiting.
 */
export function createMedia({ log, callSeconds = (name) => CALL_SECONDS[name] }: MediaParts): Media {
  const pictures = createLane({ log, callSeconds, mostWaiting: Infinity })
  const works = createLane({ log, callSeconds, mostWaiting: Infinity })
  const uploads = createLane({ log, callSeconds, mostWaiting: MOST_UPLOADS })
  return {
    inspectUpload: (bytes) => pictures.ask('inspectUpload', bytes),
    finishPicture: (picture, marks) => pictures.ask('finishPicture', picture, marks),
    refine: (original, marks) => pictures.ask('refine', original, marks),
    preview: (picture) => pictures.ask('preview', picture),
    fitted: (bytes, size) => pictures.ask('fitted', bytes, size),
    pixelsOf: (bytes, size) => pictures.ask('pixelsOf', bytes, size),
    marksOf: (bytes) => pictures.ask('marksOf', bytes),
    inspectMedia: (path) => uploads.ask('inspectMedia', path),
    finishFilm: (film, marks) => works.ask('finishFilm', film, marks),
    finishSound: (sound, marks) => works.ask('finishSound', sound, marks),
    frameOf: (film, atSeconds) => works.ask('frameOf', film, atSeconds),
    async stop() {
      await Promise.all([pictures.stop(), works.stop(), uploads.stop()])
    },
  }
}
