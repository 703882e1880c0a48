import type { Logger } from 'pino'
import type { PaintRequest, Pixels } from '@easel/engine/painter/types'
import type { ProviderOutput } from '@easel/providers/port'
import type { Media } from '../../media/media.ts'
import type { Host } from '../host.ts'
import { createLocalHost } from '../local-host.ts'
import { operationOf, type PaintOperation, readOperation } from './operation.ts'
import type { PaintPool } from './paint-pool.ts'
import type { PaintedPicture } from './paint-task.ts'

/** Version of the painter's pictures: raised when the same request gives other bytes than before. */
const VERSION = '1'
const SEEDS = 2 ** 32

function paintRequest(operation: PaintOperation, output: number, source: Pixels | null): PaintRequest {
  const { prompt, negativePrompt, width, height, steps, guidanceScale, scheduler, strength } = operation
  const { style, color, lighting, composition } = operation
  return {
    prompt,
    negativePrompt,
    width,
    height,
    steps,
    guidanceScale,
    scheduler,
    seed: (operation.seed + output) % SEEDS,
    style: style ?? undefined,
    color: color ?? undefined,
    lighting: lighting ?? undefined,
    composition: composition ?? undefined,
    source: source ? { pixels: source, strength: strength ?? 0.6 } : undefined,
  }
}

function outputOf({ png, ...details }: PaintedPicture, seed: number): ProviderOutput {
  return { kind: 'image', content: { bytes: png }, mime: 'image/png', seed, version: VERSION, details: { ...details } }
}

/** The built-in painter behind the port of the hosts. */
export function createPainterHost(pool: PaintPool, media: Pick<Media, 'pixelsOf'>, log: Logger): Host {
  async function sourceOf({ source, width, height }: PaintOperation): Promise<Pixels | null> {
    if (source === null) return null
    const { data } = await media.pixelsOf(Buffer.from(source, 'base64'), { width, height })
    return { width, height, data: new Uint8ClampedArray(data) }
  }

  return createLocalHost<PaintOperation>(
    {
      name: 'painter',
      makes: 'picture',
      operationOf,
      readOperation,
      stopped: () => pool.stopped,
      async make(operation, hear, signal) {
        const source = await sourceOf(operation)
        const outputs: ProviderOutput[] = []
        for (let output = 0; output < operation.numOutputs; output++) {
          if (signal.aborted) return null
          const request = paintRequest(operation, output, source)
          const painting = pool.start(request, ({ stage, progress, preview }) =>
            hear({
              stage,
              progress: (output + progress) / operation.numOutputs,
              currentOutput: output + 1,
              preview: preview && { bytes: preview, mime: 'image/png' },
            }),
          )
          signal.addEventListener('abort', painting.cancel, { once: true })
          const painted = await painting.done.finally(() => signal.removeEventListener('abort', painting.cancel))
          if (!painted) return null
          outputs.push(outputOf(painted, request.seed))
        }
        return outputs
      },
    },
    log,
  )
}
