import { encodeFilm } from '../encoding/film.ts'
import type { Sound } from '../encoding/sound.ts'

/** A tone in both ears. */
export function tone(seconds: number, { hertz = 440, level = 0.3, sampleRate = 48_000 } = {}): Sound {
  const left = new Float32Array(Math.round(seconds * sampleRate)).map(
    (_, i) => Math.sin((i / sampleRate) * hertz * 2 * Math.PI) * level,
  )
  return { left, right: left, sampleRate }
}

export interface SampleFilm {
  readonly seconds?: number
  readonly width?: number
  readonly height?: number
  readonly frameRate?: number
  readonly sound?: Sound | null
}

/** A white bar that wanders over red above and blue below. The first half second is black. */
async function* bars(width: number, height: number, count: number, frameRate: number): AsyncGenerator<Uint8Array> {
  const frame = new Uint8Array(width * height * 4)
  for (let index = 0; index < count; index++) {
    const bar = (index * 4) % width
    for (let pixel = 0; pixel < width * height; pixel++) {
      const colour = pixel < (width * height) / 2 ? [220, 30, 30, 255] : [30, 30, 220, 255]
      const lit = Math.abs((pixel % width) - bar) < 8 ? [255, 255, 255, 255] : colour
      frame.set(index < frameRate / 2 ? [0, 0, 0, 255] : lit, pixel * 4)
    }
    yield frame
  }
}

/** An MP4 as people send it. */
export function sampleFilm(of: SampleFilm = {}): Promise<Uint8Array> {
  const { seconds = 2, width = 160, height = 96, frameRate = 24, sound = tone(seconds) } = of
  const frames = bars(width, height, Math.round(seconds * frameRate), frameRate)
  return encodeFilm({ width, height, frameRate, frames, sound }, null)
}

/** Where a box of an MP4 begins whose name stands there first; −1 when it has none. */
export const boxAt = (file: Uint8Array, name: string): number => Buffer.from(file).indexOf(name, 0, 'latin1') - 4
