import { createRequire } from 'node:module'
import type * as WebCodecs from 'node-webcodecs'

type Codecs = typeof WebCodecs

let loaded: Codecs | null = null

/**
 * The codecs that come with the installation. Loaded with the first call, because it takes a process tens of
 * megabytes; the build with its libraries inside is demanded, so that no system's library takes their place.
 * @throws Error on machines for which there is no such build
 */
export function codecs(): Codecs {
  if (loaded) return loaded
  process.env['NODE_WEBCODECS_FORCE'] = 'static'
  // A CommonJS module whose names a loader cannot see.
  loaded = createRequire(import.meta.url)('node-webcodecs') as Codecs
  return loaded
}
