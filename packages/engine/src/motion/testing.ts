import { createMotion } from './motion.ts'
import type { FilmResult } from '../film/film.ts'
import type { MotionRequest } from './types.ts'
import type { Pixels } from '../painter/types.ts'

/** A film at a small size, with what a test says of it. */
export function shortFilm(request: Partial<MotionRequest>): FilmResult {
  return createMotion(
    {
      mode: request.start ? 'i2v' : 't2v',
      prompt: '',
      negativePrompt: '',
      width: 192,
      height: 108,
      durationSeconds: 3,
      seed: 5,
      start: null,
      end: null,
      references: [],
      camera: null,
      sound: false,
      ...request,
    },
    { progress: () => undefined, cancelled: () => false },
  )
}

/** Frame `index` of a film, negative from its end. */
export function frameOf({ film }: FilmResult, index: number): Pixels {
  const data = new Uint8ClampedArray(film.width * film.height * 4)
  film.render(index < 0 ? film.frameCount + index : index, data)
  return { width: film.width, height: film.height, data }
}

/** Mean difference of two pictures' channels, 0–255. */
export function difference(a: Pixels, b: Pixels): number {
  let sum = 0
  for (let i = 0; i < a.data.length; i++) if (i % 4 !== 3) sum += Math.abs(a.data[i]! - b.data[i]!)
  return sum / (a.data.length * 0.75)
}

/** By how many pixels the middle of picture `a` has to be moved to lie on `b` best: right and down are positive. */
export function flow(a: Pixels, b: Pixels, reach: number): { x: number; y: number } {
  const { width, height } = a
  let best = Infinity
  let found = { x: 0, y: 0 }
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      let sum = 0
      for (let y = reach; y < height - reach; y += 2) {
        for (let x = reach; x < width - reach; x += 2) {
          const i = (y * width + x) * 4
          const j = ((y + dy) * width + x + dx) * 4
          sum += Math.abs(a.data[i]! - b.data[j]!) + Math.abs(a.data[i + 1]! - b.data[j + 1]!)
        }
      }
      if (sum < best) {
        best = sum
        found = { x: dx, y: dy }
      }
    }
  }
  return found
}

/** A coloured checkered picture whose cells all differ: no two places look alike. */
export function patterned(width: number, height: number, tint: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor((x / width) * 16) * 31 + Math.floor((y / height) * 9) * 17
      const i = (y * width + x) * 4
      data[i] = 60 + ((cell * 37 + tint) % 160)
      data[i + 1] = 60 + ((cell * 59 + tint * 2) % 160)
      data[i + 2] = 60 + ((cell * 83 + tint * 3) % 160)
      data[i + 3] = 255
    }
  }
  return { width, height, data }
}
