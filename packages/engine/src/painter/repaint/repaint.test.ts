import { describe, expect, it } from 'vitest'
import { createRandom } from '../core/random.ts'
import { PaintCancelled, SCHEDULERS, type PaintRequest, type PaintResult, type Pixels, type Reading } from '../types.ts'
import { estimateDepth } from './depth.ts'
import { repaint, type RepaintInput } from './repaint.ts'

const SIZE = 128

/** A field under a blue sky with a red house; every pixel a little noisy, as a photograph is. */
function photograph(width = SIZE, height = SIZE): Pixels {
  const random = createRandom(3)
  return draw(width, height, (x, y) => {
    const noise = (random() - 0.5) * 8
    const house = Math.abs(x - 0.5) < 0.14 && y > 0.45 && y < 0.72
    if (house) return [170 + noise, 60 + noise, 50 + noise]
    if (y < 0.5) return [110 + y * 120 + noise * 0.3, 160 + y * 80 + noise * 0.3, 230 + noise * 0.3]
    const furrow = Math.sin(x * 60 + y * 30) * 18
    return [90 + furrow + noise, 130 + furrow + noise, 50 + noise]
  })
}

function draw(width: number, height: number, color: (x: number, y: number) => number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    data.set([...color((i % width) / width, Math.floor(i / width) / height), 255], i * 4)
  }
  return { width, height, data }
}

function scene(top: number[], bottom: number[], reading: Partial<Reading> = {}): PaintResult {
  const pixels = draw(64, 64, (x, y) => (y < 0.5 ? top : bottom).map((value) => value + Math.sin(x * 20) * 10))
  const depth = Float32Array.from({ length: 64 * 64 }, (_, i) => (i < 64 * 32 ? 1 : 0.4))
  return { pixels, depth, reading: { ...silent, ...reading } }
}

const silent: Reading = {
  scene: { id: 'field', placement: { x: null, distance: null }, colors: [], count: 1 },
  motifs: [],
  time: 'noon',
  weather: 'clear',
  season: 'summer',
  style: 'photo',
  colors: [],
  mood: { warmth: 0, brightness: 0, saturation: 0, drama: 0 },
  scheme: null,
  lighting: null,
  composition: null,
  removed: [],
  understood: [],
  ignored: [],
}

const request: PaintRequest = {
  prompt: 'a field',
  negativePrompt: '',
  width: SIZE,
  height: SIZE,
  seed: 5,
  steps: 30,
  guidanceScale: 7.5,
  scheduler: 'K_EULER',
}

const night = scene([20, 24, 60], [16, 30, 40])
const desert = scene([240, 190, 120], [200, 120, 50])

function run(change: Partial<RepaintInput> = {}): Pixels {
  return repaint({
    source: photograph(),
    strength: 0.6,
    reference: night,
    request,
    checkpoint: () => undefined,
    ...change,
  }).pixels
}

function difference(a: Pixels, b: Pixels): number {
  let sum = 0
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!)
  return sum / a.data.length
}

describe('picture to picture', () => {
  it('gives the same bytes for the same input', () => {
    expect(run().data).toEqual(run().data)
  })

  it('moves farther from the picture with every step of strength, and hardly at 0', () => {
    const source = photograph()
    const gaps = [0, 0.25, 0.5, 0.75, 1].map((strength) => difference(source, run({ strength })))
    expect(gaps[0]).toBeLessThan(8)
    for (let k = 1; k < gaps.length; k++) expect(gaps[k]).toBeGreaterThan(gaps[k - 1]!)
  })

  it('follows the prompt: another scene, another picture; its colours come over', () => {
    const dark = run({ strength: 0.8 })
    const warm = run({ strength: 0.8, reference: desert })
    expect(difference(dark, warm)).toBeGreaterThan(20)
    const mean = (pixels: Pixels, channel: number): number => {
      let sum = 0
      for (let i = channel; i < pixels.data.length; i += 4) sum += pixels.data[i]!
      return sum
    }
    expect(mean(warm, 0)).toBeGreaterThan(mean(warm, 2))
    expect(mean(dark, 2)).toBeGreaterThan(mean(dark, 0))
  })

  it('keeps the layout at full strength: the house still stands out from the field', () => {
    const { data } = run({ strength: 1 })
    const at = (x: number, y: number): number[] => Array.from(data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3))
    const gap = at(64, 75).reduce((sum, value, k) => sum + Math.abs(value - at(16, 75)[k]!), 0)
    expect(gap).toBeGreaterThan(15)
  })

  it('shows every parameter: weather, style, guidance, seed, steps and each scheduler change the picture', () => {
    const style = { ...night, reading: { ...silent, style: 'oil' } }
    const weathers = (['fog', 'rain', 'snow'] as const).map((weather) => ({
      ...night,
      reading: { ...silent, weather },
    }))
    const pictures = [
      run(),
      run({ reference: style }),
      ...weathers.map((reference) => run({ reference })),
      run({ request: { ...request, guidanceScale: 18 } }),
      run({ request: { ...request, seed: 6 } }),
      run({ request: { ...request, steps: 50 } }),
      ...SCHEDULERS.filter((scheduler) => scheduler !== request.scheduler).map((scheduler) =>
        run({ request: { ...request, scheduler } }),
      ),
    ]
    const different = new Set(pictures.map(({ data }) => Buffer.from(data).toString('base64')))
    expect(different.size).toBe(pictures.length)
  })

  it('covers the asked size whatever the proportions of the picture', () => {
    const wide = run({ source: photograph(200, 90), request: { ...request, width: 96, height: 128 } })
    expect([wide.width, wide.height, wide.data.length]).toEqual([96, 128, 96 * 128 * 4])
  })

  it('stops at a checkpoint', () => {
    let left = 3
    const checkpoint = (): void => {
      if (left-- === 0) throw new PaintCancelled()
    }
    expect(() => run({ checkpoint })).toThrow(PaintCancelled)
  })
})

describe('depth of a photograph', () => {
  it('puts the sky farthest and the foreground nearest, within 0–1', () => {
    const depth = estimateDepth(photograph())
    const mean = (from: number, to: number): number => {
      const rows = depth.slice(Math.round(from * SIZE) * SIZE, Math.round(to * SIZE) * SIZE)
      return rows.reduce((sum, value) => sum + value, 0) / rows.length
    }
    expect(depth).toHaveLength(SIZE * SIZE)
    expect(mean(0.02, 0.3)).toBeGreaterThan(0.9)
    expect(mean(0.55, 0.65)).toBeLessThan(0.8)
    expect(mean(0.9, 1)).toBeLessThan(mean(0.55, 0.65))
    for (const value of depth) expect(value >= 0 && value <= 1).toBe(true)
  })

  it('finds no sky in a picture without one', () => {
    const wall = draw(96, 96, (x, y) => [120 + Math.sin(x * 90) * 60, 90 + Math.cos(y * 80) * 60, 70])
    expect(estimateDepth(wall).every((value) => value < 0.95)).toBe(true)
  })

  it('has a number for every pixel, in a picture of flat areas too', () => {
    const [width, height] = [94, 78]
    const data = new Uint8ClampedArray(width * height * 4).fill(159)
    for (let y = 11; y < 35; y++) data.fill(96, (y * width + 30) * 4, (y * width + 59) * 4)
    for (let i = 3; i < data.length; i += 4) data[i] = 255
    expect(estimateDepth({ width, height, data }).every((value) => value >= 0 && value <= 1)).toBe(true)
  })
})
