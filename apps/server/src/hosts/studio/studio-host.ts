import { filmSize } from '@easel/catalogue/film-size'
import type { Pixels } from '@easel/engine/painter/types'
import type { ProviderOutput } from '@easel/providers/port'
import type { Logger } from 'pino'
import type { Media, PictureSize } from '../../media/media.ts'
import type { Host } from '../host.ts'
import { createLocalHost } from '../local-host.ts'
import { createWorkProcess, type WorkProcess } from '../work-process.ts'
import { type FilmOperation, operationOf, readOperation, type StudioOperation } from './operation.ts'
import type { StudioNews, StudioRequest, StudioWork } from './studio-task.ts'

/** Version of the studio's works: raised when the same request gives other bytes than before. */
const VERSION = '1'
const SEEDS = 2 ** 32

export interface Studio extends WorkProcess<StudioRequest, StudioNews, StudioWork> {
  /** Begins the process unless it runs, and has it film a stamp: the next film begins at once. */
  warm(): void
}

/** A stamp: enough to have the engine compiled before a maker waits for it. */
const WARM_UP: StudioRequest = {
  kind: 'motion',
  ffmpeg: null,
  motion: {
    mode: 't2v',
    prompt: 'a lake at sunset',
    negativePrompt: '',
    width: 64,
    height: 64,
    durationSeconds: 3,
    seed: 1,
    start: null,
    end: null,
    references: [],
    camera: 'push-in',
    sound: false,
  },
}

/** The process that films, applies effects and plays music. */
export function createStudio(): Studio {
  const work = createWorkProcess<StudioRequest, StudioNews, StudioWork>(
    new URL('./studio-process.ts', import.meta.url),
    'studio',
  )
  return Object.assign(work, {
    warm() {
      // A studio that cannot warm up cannot film: the first real request says so, to somebody.
      if (!work.running && !work.stopped) work.start(WARM_UP, () => undefined).done.catch(() => null)
    },
  })
}

/** What the host needs beside the studio. */
export interface StudioParts {
  readonly media: Pick<Media, 'pixelsOf'>
  readonly log: Logger
  /** An ffmpeg to encode films with; null: the built-in codecs. */
  readonly ffmpeg: () => Promise<string | null>
}

/** The built-in film maker, effects and composer behind the port of the hosts. */
export function createStudioHost(studio: Studio, { media, log, ffmpeg }: StudioParts): Host {
  async function pixels(base64: string, size: PictureSize): Promise<Pixels> {
    const { data } = await media.pixelsOf(Buffer.from(base64, 'base64'), size)
    return { ...size, data: new Uint8ClampedArray(data) }
  }

  async function filmRequest(operation: FilmOperation, seed: number): Promise<StudioRequest> {
    const size = filmSize(operation.aspectRatio, operation.resolution)
    const each = async (pictures: readonly string[]): Promise<Pixels[]> => {
      const all: Pixels[] = []
      for (const picture of pictures) all.push(await pixels(picture, size))
      return all
    }
    const common = { ...size, seed, durationSeconds: operation.duration }
    if (operation.kind === 'effect') {
      const { effect, text, sound } = operation
      const inputs = await each(operation.inputs)
      return { kind: 'effect', effect: { ...common, effect, text, sound, inputs }, ffmpeg: await ffmpeg() }
    }
    const { mode, prompt, negativePrompt, camera, generateAudio: sound, source, end } = operation
    const motion = {
      ...common,
      mode,
      prompt,
      negativePrompt,
      camera,
      sound,
      start: source === null ? null : await pixels(source, size),
      end: end === null ? null : await pixels(end, size),
      references: await each(operation.references),
    }
    return { kind: 'motion', motion, ffmpeg: await ffmpeg() }
  }

  async function requestOf(operation: StudioOperation, seed: number): Promise<StudioRequest> {
    if (operation.kind !== 'music') return filmRequest(operation, seed)
    const { prompt, duration, bpm, key, metre, genre, mood, instruments } = operation
    return {
      kind: 'music',
      music: {
        prompt,
        seed,
        durationSeconds: duration,
        bpm: bpm ?? undefined,
        key: key ?? undefined,
        metre: metre ?? undefined,
        genre: genre ?? undefined,
        mood: mood ?? undefined,
        instruments: instruments.length > 0 ? instruments : undefined,
      },
    }
  }

  return createLocalHost<StudioOperation>(
    {
      name: 'studio',
      makes: 'work',
      operationOf,
      readOperation,
      stopped: () => studio.stopped,
      async make(operation, hear, signal) {
        const outputs: ProviderOutput[] = []
        for (let output = 0; output < operation.numOutputs; output++) {
          const seed = (operation.seed + output) % SEEDS
          const request = await requestOf(operation, seed)
          if (signal.aborted) return null
          const work = studio.start(request, ({ stage, progress, preview }) =>
            hear({
              stage,
              progress: (output + progress) / operation.numOutputs,
              currentOutput: output + 1,
              preview: preview && { bytes: preview, mime: 'image/png' },
            }),
          )
          signal.addEventListener('abort', work.cancel, { once: true })
          const made = await work.done.finally(() => signal.removeEventListener('abort', work.cancel))
          if (!made) return null
          outputs.push(outputOf(operation, made, seed))
        }
        return outputs
      },
    },
    log,
  )
}

function outputOf(
  operation: StudioOperation,
  { bytes, music, soundFailed, ...told }: StudioWork,
  seed: number,
): ProviderOutput {
  const sound = operation.kind === 'music'
  return {
    kind: sound ? 'audio' : 'video',
    content: { bytes },
    mime: sound ? 'audio/wav' : 'video/mp4',
    seed,
    version: VERSION,
    details: { ...told, ...(music ? { music: { ...music } } : {}), missing: soundFailed ? ['sound'] : [] },
  }
}
