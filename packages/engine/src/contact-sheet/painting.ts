import { createCanvas, ImageData } from '@napi-rs/canvas'
import { parentPort } from 'node:worker_threads'
import { paint } from '../painter/paint.ts'

/** One picture of the sheet, as the main thread asks for it. */
export interface SheetOrder {
  readonly index: number
  readonly prompt: string
  readonly size: number
  readonly seed: number
}

/** The picture as PNG, with what the painter understood. */
export interface SheetPicture {
  readonly index: number
  readonly png: Uint8Array
  readonly caption: string
  readonly milliseconds: number
}

parentPort?.on('message', (order: SheetOrder) => {
  const started = performance.now()
  const { pixels, reading } = paint(
    {
      prompt: order.prompt,
      negativePrompt: '',
      width: order.size,
      height: order.size,
      seed: order.seed,
      steps: 30,
      guidanceScale: 7.5,
      scheduler: 'K_EULER_ANCESTRAL',
    },
    { progress: () => undefined, cancelled: () => false },
  )
  const canvas = createCanvas(pixels.width, pixels.height)
  canvas.getContext('2d').putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0)
  const things = [reading.scene, ...reading.motifs].map((named) => named.id).join(' + ')
  const picture: SheetPicture = {
    index: order.index,
    png: canvas.toBuffer('image/png'),
    caption: `${things} · ${reading.time} · ${reading.weather} · ${reading.style}`,
    milliseconds: performance.now() - started,
  }
  parentPort?.postMessage(picture, [])
})
