import { describe, expect, it } from 'vitest'
import { fillUnknown } from './fill.ts'
import { findStars, skyToFrame } from './stars.ts'
import { liftSun } from './sun-layer.ts'
import { splitFront } from './front-layer.ts'
import { splitSky } from './sky-layer.ts'
import { STILL } from './camera.ts'
import { wordOf } from './words.ts'

const WIDTH = 120
const HEIGHT = 80
const BLUE = wordOf(40, 80, 220)
const GREEN = wordOf(30, 150, 40)
const RED = wordOf(220, 20, 20)

/** Blue sky over green land with a red post in front. */
function scene(): { words: Int32Array; depth: Float32Array } {
  const words = new Int32Array(WIDTH * HEIGHT)
  const depth = new Float32Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const post = x >= 50 && x < 70 && y > 10
      words[y * WIDTH + x] = post ? RED : y < 40 ? BLUE : GREEN
      depth[y * WIDTH + x] = post ? 0.1 : y < 40 ? 1 : 0.8
    }
  }
  return { words, depth }
}

describe('the layers of a picture', () => {
  it('lift the front off and paint on what is behind it', () => {
    const { words, depth } = scene()
    const split = splitFront(words, WIDTH, HEIGHT, depth, null)
    expect(split).not.toBeNull()
    const { front, back, backDepth, frontDepth } = split!
    expect(front[60 * WIDTH + 60]! >>> 24).toBe(255)
    expect(front[60 * WIDTH + 20]! >>> 24).toBe(0)
    const behind = back[60 * WIDTH + 60]!
    expect((behind >>> 8) & 255).toBeGreaterThan(behind & 255)
    expect(backDepth[60 * WIDTH + 60]).toBeGreaterThan(0.7)
    expect(frontDepth[60 * WIDTH + 90]).toBeLessThan(0.2)
  })

  it('leave a picture without a clear front whole', () => {
    const { words } = scene()
    const slope = Float32Array.from(words, (_, i) => 1 - Math.floor(i / WIDTH) / HEIGHT)
    expect(splitFront(words, WIDTH, HEIGHT, slope, null)).toBeNull()
  })

  it('take sky and land apart, the sky going on behind the land', () => {
    const { words, depth } = scene()
    const { land, sky, landDepth } = splitSky(words, WIDTH, HEIGHT, depth)
    expect(land[5 * WIDTH + 10]! >>> 24).toBe(0)
    expect(land[70 * WIDTH + 10]! >>> 24).toBe(255)
    expect((sky![70 * WIDTH + 10]! >>> 16) & 255).toBeGreaterThan(150)
    expect(landDepth[5 * WIDTH + 10]).toBeLessThan(0.94)
    expect(splitSky(words, WIDTH, HEIGHT, new Float32Array(words.length).fill(0.5)).sky).toBeNull()
  })

  it('fill what is not known from around it and keep what is', () => {
    const words = new Int32Array(WIDTH * HEIGHT).fill(GREEN)
    const known = new Float32Array(words.length).fill(1)
    for (let i = 2000; i < 2600; i++) {
      words[i] = RED
      known[i] = 0
    }
    const filled = fillUnknown(words, WIDTH, HEIGHT, known)
    expect(filled[2300]! & 255).toBeLessThan(40)
    expect(filled[100]).toBe(GREEN)
  })
})

describe('the sky', () => {
  it('loses its sun and gets it back where it was', () => {
    const sky = new Int32Array(WIDTH * HEIGHT).fill(BLUE)
    for (let y = 28; y < 34; y++) sky.fill(wordOf(255, 250, 240), y * WIDTH + 57, y * WIDTH + 63)
    const frame = { width: WIDTH, height: HEIGHT }
    const sun = liftSun(sky, WIDTH, HEIGHT, { x: 60, y: 31, radius: 12 }, frame)
    expect(sun.sky[31 * WIDTH + 60]! & 255).toBeLessThan(80)
    sun.begin(STILL)
    const row = sun.sky.slice(31 * WIDTH, 32 * WIDTH)
    sun.add(row, 31, 256)
    expect(row[60]! & 255).toBeGreaterThan(240)
    expect(row[20]).toBe(BLUE)
  })

  it('has its stars found, the brightest first, and placed by the camera', () => {
    const night = new Int32Array(WIDTH * HEIGHT).fill(wordOf(8, 10, 20))
    night[20 * WIDTH + 30] = wordOf(160, 160, 160)
    night[50 * WIDTH + 90] = wordOf(250, 250, 250)
    const stars = findStars(night, null, WIDTH, HEIGHT, 9)
    expect(stars.map(({ x, y }) => [x, y])).toEqual([
      [90, 50],
      [30, 20],
    ])
    const size = { width: WIDTH, height: HEIGHT }
    const [x, y] = skyToFrame(90, 50, STILL, size, size)
    expect(x).toBeCloseTo(90)
    expect(y).toBeCloseTo(50)
    expect(skyToFrame(90, 50, { ...STILL, turnX: 0.1 }, size, size)[0]).toBeLessThan(90)
  })
})
