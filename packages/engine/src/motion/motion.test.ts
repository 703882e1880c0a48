import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '../composer/types.ts'
import { FilmCancelled } from '../film/film.ts'
import { fitCover } from '../painter/repaint/fit.ts'
import { createMotion } from './motion.ts'
import { difference, flow, frameOf, patterned, shortFilm } from './testing.ts'
import type { CameraMove } from '../film/camera.ts'
import type { MotionRequest } from './types.ts'

const REQUEST: MotionRequest = {
  mode: 't2v',
  prompt: 'a lake',
  negativePrompt: '',
  width: 128,
  height: 72,
  durationSeconds: 3,
  seed: 1,
  start: null,
  end: null,
  references: [],
  camera: null,
  sound: false,
}
const QUIET = { progress: () => undefined, cancelled: () => false }

describe('a film from text', () => {
  it('is the same film for the same request, whatever frame is asked for first', () => {
    const one = shortFilm({ prompt: 'snow over a mountain lake with clouds' })
    const two = shortFilm({ prompt: 'snow over a mountain lake with clouds' })
    const late = frameOf(one, 50)
    frameOf(two, 3)
    expect(frameOf(two, 50).data).toEqual(late.data)
    expect(frameOf(one, 50).data).toEqual(late.data)
    expect(
      difference(frameOf(shortFilm({ prompt: 'snow over a mountain lake with clouds', seed: 6 }), 50), late),
    ).toBeGreaterThan(3)
  })

  it.each([
    [852, 480],
    [270, 480],
    [360, 360],
    [240, 136],
  ])('fills a frame of %i × %i to its borders', (width, height) => {
    const film = shortFilm({ prompt: 'sunny hills, blue sky, orbit', width, height })
    for (const index of [0, 36, -1]) {
      const { data } = frameOf(film, index)
      expect(data.length).toBe(width * height * 4)
      for (let k = 0; k < width; k++) {
        for (const at of [k, (height - 1) * width + k]) {
          expect(data[at * 4 + 3]).toBe(255)
          expect(data[at * 4]! + data[at * 4 + 1]! + data[at * 4 + 2]!).toBeGreaterThan(40)
        }
      }
    }
  })

  it('moves everywhere where something lives, with a camera that stands still', () => {
    for (const prompt of [
      'ocean waves',
      'waterfall',
      'aurora over mountains',
      'abstract swirls',
      'clouds over a plain, timelapse',
    ]) {
      const film = shortFilm({ prompt, camera: 'static' })
      expect(difference(frameOf(film, 0), frameOf(film, 40)), prompt).toBeGreaterThan(0.4)
    }
  })

  it('lets it snow and rain only where that was asked for', () => {
    const still = { camera: 'static', negativePrompt: 'clouds, water' } as const
    const change = (prompt: string): number => {
      const film = shortFilm({ prompt, ...still })
      const a = frameOf(film, 30)
      const b = frameOf(film, 31)
      // Weather alone changes much from one frame to the next.
      return difference(a, b)
    }
    const calm = change('a castle on a hill, clear sky, noon')
    expect(change('a castle on a hill, snowfall')).toBeGreaterThan(calm * 2 + 0.15)
    expect(change('a castle on a hill, rain')).toBeGreaterThan(calm * 2 + 0.15)
  })

  it('grows dark from day to night', () => {
    const film = shortFilm({ prompt: 'a village, from day to night' })
    const light = (index: number): number => frameOf(film, index).data.reduce((sum, value) => sum + value, 0)
    expect(light(-1)).toBeLessThan(light(0) * 0.85)
    expect(light(36)).toBeLessThan(light(0))
    expect(light(36)).toBeGreaterThan(light(-1))
  })

  it('takes the colours of its reference pictures', () => {
    const data = new Uint8ClampedArray(64 * 64 * 4)
    for (let i = 0; i < data.length; i += 4) data.set([200 - ((i / 256) | 0), 30, 40, 255], i)
    const plain = frameOf(shortFilm({ prompt: 'green hills' }), 0)
    const red = frameOf(shortFilm({ prompt: 'green hills', references: [{ width: 64, height: 64, data }] }), 0)
    const lead = ({ data: bytes }: typeof plain): number => {
      let sum = 0
      for (let i = 0; i < bytes.length; i += 4) sum += bytes[i]! - bytes[i + 1]!
      return sum / (bytes.length / 4)
    }
    expect(lead(red)).toBeGreaterThan(lead(plain) + 30)
  })

  it('films the reference picture itself when the prompt names nothing', () => {
    const reference = patterned(300, 200, 40)
    const first = frameOf(shortFilm({ prompt: 'slow push in', references: [reference] }), 0)
    expect(difference(first, fitCover(reference, 192, 108))).toBeLessThan(9)
  })

  it('tells the words of motion together with those of the painting', () => {
    const { understood, ignored } = shortFilm({ prompt: 'a lighthouse, xyzzy, slow push in' })
    expect(understood).toEqual(expect.arrayContaining(['slow push in', 'lighthouse']))
    expect(ignored).toContain('xyzzy')
    expect(ignored).not.toContain('push')
  })
})

describe('a film from a picture', () => {
  const start = patterned(384, 216, 0)

  it('begins with the picture', () => {
    for (const camera of ['push-in', 'pan-left', 'orbit', 'hand-held', 'drone', 'static'] as const) {
      const first = frameOf(shortFilm({ start, camera }), 0)
      expect(difference(first, fitCover(start, 192, 108)), camera).toBeLessThan(9)
    }
  })

  it.each<[CameraMove, 'x' | 'y', number]>([
    ['pan-left', 'x', 1],
    ['pan-right', 'x', -1],
    ['tilt-up', 'y', 1],
    ['tilt-down', 'y', -1],
  ])('%s moves what is seen the other way', (camera, axis, sign) => {
    const film = shortFilm({ start, camera })
    expect(flow(frameOf(film, 26), frameOf(film, 42), 8)[axis] * sign).toBeGreaterThan(0)
  })

  it.each<[CameraMove, number]>([
    ['push-in', 1],
    ['pull-out', -1],
  ])('%s changes the size of what is seen', (camera, sign) => {
    const film = shortFilm({ start, camera })
    const a = frameOf(film, 10)
    const b = frameOf(film, 60)
    // What lies left of the middle moves outwards when the camera comes closer.
    const half = (picture: typeof a, right: boolean): typeof a => {
      const width = picture.width / 2
      const data = new Uint8ClampedArray(width * picture.height * 4)
      for (let y = 0; y < picture.height; y++) {
        const from = (y * picture.width + (right ? width : 0)) * 4
        data.set(picture.data.subarray(from, from + width * 4), y * width * 4)
      }
      return { width, height: picture.height, data }
    }
    expect(
      (flow(half(a, true), half(b, true), 10).x - flow(half(a, false), half(b, false), 10).x) * sign,
    ).toBeGreaterThan(0)
  })

  it('arrives at the end picture', () => {
    const end = patterned(300, 300, 91)
    const film = shortFilm({ start, end, prompt: 'slow push in' })
    expect(difference(frameOf(film, 0), fitCover(start, 192, 108))).toBeLessThan(9)
    expect(difference(frameOf(film, -1), fitCover(end, 192, 108))).toBeLessThan(9)
    const middle = frameOf(film, 36)
    expect(difference(middle, fitCover(start, 192, 108))).toBeGreaterThan(9)
    expect(difference(middle, fitCover(end, 192, 108))).toBeGreaterThan(9)
  })

  it('lets it rain over the picture when the prompt says so', () => {
    const wet = shortFilm({ start, camera: 'static', prompt: 'rain' })
    const dry = shortFilm({ start, camera: 'static', prompt: '' })
    expect(difference(frameOf(wet, 30), frameOf(wet, 31))).toBeGreaterThan(0.5)
    expect(difference(frameOf(dry, 30), frameOf(dry, 31))).toBeLessThan(0.2)
  })
})

describe('a film', () => {
  it('has a soundtrack of exactly its length, even when a piece is longer', () => {
    for (const durationSeconds of [3, 6.5]) {
      const { film, sound } = createMotion({ ...REQUEST, durationSeconds, sound: true }, QUIET)
      expect(sound?.left.length).toBe(Math.round((film.frameCount / 24) * SAMPLE_RATE))
      expect(sound?.right.length).toBe(sound?.left.length)
      let sum = 0
      for (const value of sound?.left ?? []) sum += value * value
      expect(10 * Math.log10(sum / (sound?.left.length ?? 1))).toBeGreaterThan(-40)
      expect(Math.abs(sound?.left.at(-1) ?? 1)).toBeLessThan(0.01)
    }
    expect(createMotion(REQUEST, QUIET).sound).toBeNull()
  })

  it('refuses what cannot be filmed', () => {
    const bad: Partial<MotionRequest>[] = [
      { width: 127 },
      { height: 4000 },
      { durationSeconds: 2 },
      { durationSeconds: 11 },
      { seed: -1 },
      { mode: 'i2v' },
      { references: Array.from({ length: 5 }, () => patterned(8, 8, 0)) },
    ]
    for (const part of bad) expect(() => createMotion({ ...REQUEST, ...part }, QUIET)).toThrow(RangeError)
    const { film } = createMotion(REQUEST, QUIET)
    expect(() => film.render(film.frameCount, new Uint8ClampedArray(128 * 72 * 4))).toThrow(RangeError)
  })

  it('stops when its observer says so, and reports without ever going back', () => {
    expect(() => createMotion(REQUEST, { progress: () => undefined, cancelled: () => true })).toThrow(FilmCancelled)
    let asked = 0
    const later = { progress: () => undefined, cancelled: () => ++asked > 4 }
    expect(() => createMotion(REQUEST, later)).toThrow(FilmCancelled)
    const seen: number[] = []
    createMotion(
      { ...REQUEST, sound: true },
      { progress: (news) => void seen.push(news.progress), cancelled: () => false },
    )
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
  })
})
