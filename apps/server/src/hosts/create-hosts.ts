import type { Logger } from 'pino'
import { BUILT_IN } from '@easel/catalogue/hosts'
import type { Media } from '../media/media.ts'
import type { Hosts } from './host.ts'
import { createPaintPool } from './painter/paint-pool.ts'
import { createPainterHost } from './painter/painter-host.ts'

/** Every host that this process can ask, and the way to end what they run here. Started by processes with the worker role alone. */
export function createHosts(media: Media, log: Logger): { readonly hosts: Hosts; warm(): void; stop(): Promise<void> } {
  const pool = createPaintPool()
  return { hosts: new Map([[BUILT_IN, createPainterHost(pool, media, log)]]), warm: pool.warm, stop: () => pool.stop() }
}
