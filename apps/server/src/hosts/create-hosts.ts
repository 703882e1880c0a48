import type { Logger } from 'pino'
import { BUILT_IN } from '@easel/catalogue/hosts'
import { motion } from '@easel/catalogue/models/motion'
import { painter as painterModel } from '@easel/catalogue/models/painter'
import type { Speech } from '@easel/speech/spoken'
import type { Config } from '../config.ts'
import { findFfmpeg } from '../media/encoding/find-ffmpeg.ts'
import type { Media } from '../media/media.ts'
import { createBuiltInHost } from './built-in-host.ts'
import type { Hosts } from './host.ts'
import { createPaintPool } from './painter/paint-pool.ts'
import { createPainterHost } from './painter/painter-host.ts'
import { createStudio, createStudioHost } from './studio/studio-host.ts'
import { createVoiceHost } from './voice/voice-host.ts'

interface HostParts {
  readonly config: Pick<Config, 'ffmpeg' | 'searchPath'>
  readonly media: Media
  readonly speech: Speech
  readonly log: Logger
}

/** Every host that this process can ask, and the way to end what they run here. Started by processes with the worker role alone. */
export function createHosts({ config, media, speech, log }: HostParts): {
  readonly hosts: Hosts
  /** Wakes what the model runs in: somebody is about to ask for it. */
  warm(model: string): void
  stop(): Promise<void>
} {
  const painter = createPaintPool()
  const studio = createStudio()
  // Looked for once, and with the first film: a start waits for no other program.
  let found: Promise<string | null> | null = null
  const ffmpeg = (): Promise<string | null> => (found ??= findFfmpeg(config.ffmpeg, config.searchPath, log))
  const painting = createPainterHost(painter, media, log)
  const filming = createStudioHost(studio, { media, log, ffmpeg })
  const speaking = createVoiceHost(speech, log)
  const builtIn = createBuiltInHost({
    image: painting,
    video: filming,
    effect: filming,
    music: filming,
    speech: speaking,
  })
  return {
    hosts: new Map([[BUILT_IN, builtIn]]),
    warm(model) {
      if (model === motion.id || model.startsWith('video-action-')) studio.warm()
      else if (model === painterModel.id) painter.warm()
    },
    async stop() {
      await Promise.all([painter.stop(), studio.stop()])
    },
  }
}
