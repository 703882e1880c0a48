import { describe, expect, it } from 'vitest'
import { FilmCancelled, FRAME_RATE } from '../film/film.ts'
import { SAMPLE_RATE } from '../composer/types.ts'
import { createEffect, effectInputCount, EFFECT_IDS } from './create-effect.ts'
import type { EffectObserver, EffectRequest } from './create-effect.ts'
import type { Pixels } from '../painter/types.ts'

const WIDTH = 128
const HEIGHT = 72

/** A picture with a sky, a sun, hills, a lit house and ground of a pattern of its own; `kind` changes all of it. */
function photo(kind: number, width = 200, height = 120): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const u = x / width
      const v = y / height
      const hill = 0.45 + 0.1 * Math.sin(u * 7 + kind * 2) + 0.05 * Math.sin(u * 19)
      const sun = Math.hypot((u - 0.2 - kind * 0.15) * 1.6, v - 0.18) < 0.07
      const house = u > 0.5 && u < 0.66 && v > 0.5 && v < 0.74
      const lamp = house && Math.hypot(u - 0.58, (v - 0.6) * 0.6) < 0.02
      const stripe = Math.sin(x * 0.5 + y * 0.9 + kind) * 22
      const color =
        lamp || sun
          ? [255, 244, 190]
          : house
            ? [150 - kind * 20, 60 + kind * 20, 50]
            : v < hill
              ? [90 + v * 160 + kind * 14, 150 + v * 120 - kind * 18, 235 - v * 40]
              : [60 + stripe + kind * 24, 120 + stripe - kind * 10, 50 + stripe * 0.4 + kind * 12]
      data.set([color[0]!, color[1]!, color[2]!, 255], i)
    }
  }
  return { width, height, data }
}

const PHOTOS = [0, 1, 2, 3, 4].map((kind) => photo(kind))

function ask(effect: string, change: Partial<EffectRequest> = {}): EffectRequest {
  return {
    effect,
    inputs: PHOTOS.slice(0, effectInputCount(effect)),
    text: 'Été',
    width: WIDTH,
    height: HEIGHT,
    durationSeconds: 2,
    seed: 11,
    sound: false,
    ...change,
  }
}

const quiet: EffectObserver = { progress: () => undefined, cancelled: () => false }

function frameOf(film: ReturnType<typeof createEffect>['film'], index: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(film.width * film.height * 4)
  film.render(index, out)
  return out
}

/** Mean difference of a channel, 0–255. */
function distance(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!)
  return (sum / a.length) * (4 / 3)
}

interface Shown {
  readonly id: string
  readonly frames: readonly Uint8ClampedArray[]
}

const shown: Shown[] = EFFECT_IDS.map((id) => {
  const { film } = createEffect(ask(id), quiet)
  return { id, frames: [0, Math.floor(film.frameCount / 2), film.frameCount - 1].map((index) => frameOf(film, index)) }
})
const plain = fitted(PHOTOS[0]!)

/** What a film would be that did nothing. */
function fitted(picture: Pixels): Uint8ClampedArray {
  const { film } = createEffect(ask('transform-particles', { inputs: [picture] }), quiet)
  return frameOf(film, 0)
}

describe('video effects', () => {
  it('are at least 28', () => {
    expect(EFFECT_IDS.length).toBeGreaterThanOrEqual(28)
    expect(new Set(EFFECT_IDS).size).toBe(EFFECT_IDS.length)
  })

  it.each(shown)('$id: first, middle and last frame differ, and the film is not the photo', ({ frames }) => {
    const [first, middle, last] = frames as [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray]
    expect(distance(first, middle)).toBeGreaterThan(4)
    expect(distance(middle, last)).toBeGreaterThan(3)
    expect(distance(first, last)).toBeGreaterThan(4)
    expect(Math.max(distance(middle, plain), distance(last, plain))).toBeGreaterThan(6)
    for (const frame of frames) for (let i = 3; i < frame.length; i += 4) expect(frame[i] === 255).toBe(true)
  })

  it('differ from each other', () => {
    const alike: string[] = []
    shown.forEach((one, k) => {
      for (const other of shown.slice(k + 1)) {
        const gaps = one.frames.map((frame, place) => distance(frame, other.frames[place]!))
        if (Math.max(...gaps) < 10)
          alike.push(`${one.id} and ${other.id}: ${gaps.map((gap) => gap.toFixed(1)).join(', ')}`)
      }
    })
    expect(alike).toEqual([])
  })

  it.each(EFFECT_IDS)('%s gives the same bytes for the same seed, in any order of frames', (id) => {
    const size = { width: 64, height: 48 }
    const one = createEffect(ask(id, size), quiet)
    const other = createEffect(ask(id, size), quiet)
    const late = frameOf(one.film, 30)
    frameOf(other.film, 47)
    frameOf(other.film, 3)
    expect(distance(late, frameOf(other.film, 30))).toBe(0)
    expect(distance(late, frameOf(one.film, 30))).toBe(0)
    expect(distance(one.prepared.data, other.prepared.data)).toBe(0)
  })

  it.each(EFFECT_IDS)('%s tells the prepared picture, upright, square and tiny', (id) => {
    for (const [width, height] of [
      [54, 96],
      [64, 64],
      [32, 32],
    ] as const) {
      const told: Pixels[] = []
      const result = createEffect(ask(id, { width, height, text: '' }), {
        ...quiet,
        prepared: (pixels) => told.push(pixels),
      })
      expect(told).toEqual([result.prepared])
      expect([result.prepared.width, result.prepared.height]).toEqual([width, height])
      expect(result.prepared.data).toHaveLength(width * height * 4)
      expect(result.film.frameCount).toBe(2 * FRAME_RATE)
      expect(frameOf(result.film, 20)).toHaveLength(width * height * 4)
      expect(result.sound).toBeNull()
    }
  })

  it.each(EFFECT_IDS)('%s takes its own number of pictures and no other', (id) => {
    const count = effectInputCount(id)
    expect(count).toBeGreaterThanOrEqual(1)
    expect(count).toBeLessThanOrEqual(5)
    for (const inputs of [PHOTOS.slice(0, count - 1), [...PHOTOS, PHOTOS[0]!].slice(0, count + 1)])
      expect(() => createEffect(ask(id, { inputs }), quiet)).toThrow(RangeError)
  })

  it('refuse what cannot be filmed', () => {
    expect(() => createEffect({ ...ask('film-noir'), effect: 'film-nothing' }, quiet)).toThrow(RangeError)
    expect(() => createEffect(ask('film-noir', { width: 101 }), quiet)).toThrow(RangeError)
    expect(() => createEffect(ask('film-noir', { height: 4096 }), quiet)).toThrow(RangeError)
    expect(() => createEffect(ask('film-noir', { durationSeconds: 11 }), quiet)).toThrow(RangeError)
    expect(() => createEffect(ask('film-noir', { durationSeconds: Number.NaN }), quiet)).toThrow(RangeError)
  })

  it('stop when they are told to', () => {
    let asked = 0
    const observer = { progress: () => undefined, cancelled: () => asked++ > 1 }
    expect(() => createEffect(ask('transform-painting'), observer)).toThrow(FilmCancelled)
  })

  it('report rising progress', () => {
    const news: number[] = []
    createEffect(ask('light-neon-glow'), { ...quiet, progress: ({ progress }) => news.push(progress) })
    expect(news).toEqual(news.toSorted((a, b) => a - b))
    expect(news.at(-1)).toBe(1)
  })

  it('write their text into the film', () => {
    for (const id of ['film-silent-movie', 'film-vhs', 'together-heart-frame', 'together-instant-photos']) {
      const last = (text: string): Uint8ClampedArray => {
        const { film } = createEffect(ask(id, { text, width: 192, height: 108 }), quiet)
        return frameOf(film, id === 'film-silent-movie' ? 5 : film.frameCount - 1)
      }
      expect(distance(last('Summer'), last('Winter!'))).toBeGreaterThan(0.02)
      expect(distance(last('Summer'), last('漢字'))).toBeGreaterThan(0.02)
    }
  })

  it.each(['light-lightning-storm', 'film-countdown', 'transform-pop-art'])(
    '%s sounds as long as it lasts',
    (effect) => {
      const { sound, film } = createEffect(ask(effect, { sound: true, durationSeconds: 3 }), quiet)
      expect(sound).not.toBeNull()
      const { left, right } = sound!
      expect(left).toHaveLength((film.frameCount / FRAME_RATE) * SAMPLE_RATE)
      expect(right).toHaveLength(left.length)
      const rms = Math.sqrt(left.reduce((sum, value) => sum + value * value, 0) / left.length)
      // Louder than −40 dB, and nowhere beyond full scale.
      expect(rms).toBeGreaterThan(0.01)
      expect(left.every((value) => Math.abs(value) <= 1)).toBe(true)
      expect(Math.abs(left.at(-1)!)).toBeLessThan(0.01)
    },
  )
})
