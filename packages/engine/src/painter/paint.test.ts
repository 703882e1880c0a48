import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { paint } from './paint.ts'
import { PAINT_STAGES, PaintCancelled, SCHEDULERS } from './types.ts'
import { COLOR_CHOICES, COMPOSITION_CHOICES, LIGHTING_CHOICES } from './vocabulary.ts'
import type { PaintObserver, PaintProgress, PaintRequest, Pixels } from './types.ts'

const quiet: PaintObserver = { progress: () => undefined, cancelled: () => false }

const base: PaintRequest = {
  prompt: 'a castle on a lake in summer, morning',
  negativePrompt: '',
  width: 160,
  height: 160,
  seed: 7,
  steps: 30,
  guidanceScale: 7.5,
  scheduler: 'K_EULER_ANCESTRAL',
}

function picture(change: Partial<PaintRequest> = {}): Pixels {
  return paint({ ...base, ...change }, quiet).pixels
}

/** Mean difference of the channels, 0–255. */
function difference(a: Pixels, b: Pixels): number {
  let sum = 0
  for (let i = 0; i < a.data.length; i += 4) {
    for (let c = 0; c < 3; c++) sum += Math.abs(a.data[i + c]! - b.data[i + c]!)
  }
  return sum / (a.width * a.height * 3)
}

function digest(pixels: Pixels): string {
  return createHash('sha256').update(pixels.data).digest('hex')
}

describe('one request, one picture', () => {
  test('the same request gives the same bytes, whatever was painted between', () => {
    const first = digest(picture())
    picture({ prompt: 'stormy sea', seed: 3 })
    expect(digest(picture())).toBe(first)
  })

  test('another process paints the same bytes', () => {
    const script = `
      import { paint } from ${JSON.stringify(new URL('./paint.ts', import.meta.url).href)}
      import { createHash } from 'node:crypto'
      const { pixels } = paint(${JSON.stringify(base)}, { progress() {}, cancelled: () => false })
      process.stdout.write(createHash('sha256').update(pixels.data).digest('hex'))`
    const there = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(there).toBe(digest(picture()))
  })

  test('every pixel is opaque, and depth covers the picture', () => {
    const { pixels, depth } = paint({ ...base, width: 192, height: 128 }, quiet)
    expect(pixels.data).toHaveLength(192 * 128 * 4)
    expect(depth).toHaveLength(192 * 128)
    expect(pixels.data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
    expect(depth.every((value) => value >= 0 && value <= 1)).toBe(true)
    // The sky is far, the foreground is near.
    expect(depth[10 * 192 + 96]!).toBeGreaterThan(0.8)
    expect(depth[126 * 192 + 96]!).toBeLessThan(0.4)
  })
})

describe('every parameter has an effect', () => {
  const plain = picture()
  test.each([
    ['seed', { seed: 8 }, 4],
    ['prompt: a word it does not know', { prompt: `${base.prompt} glorbish` }, 2],
    ['negativePrompt', { negativePrompt: 'castle' }, 1],
    ['negativePrompt: clouds', { negativePrompt: 'clouds' }, 1],
    ['steps: few', { steps: 20 }, 0.35],
    ['steps: many', { steps: 50 }, 0.35],
    ['guidanceScale low', { guidanceScale: 1 }, 1.5],
    ['guidanceScale high', { guidanceScale: 20 }, 0.5],
    ['style', { style: 'oil' }, 3],
    ['color', { color: 'warm' }, 4],
    ['color: black and white', { color: 'black-and-white' }, 4],
    ['lighting: a time', { lighting: 'sunset' }, 8],
    ['lighting: a way to light', { lighting: 'dramatic' }, 3],
    ['composition', { composition: 'close' }, 3],
    ['composition: symmetrical', { composition: 'symmetrical' }, 3],
  ] as const)('%s', (_name, change, least) => {
    expect(difference(plain, picture(change))).toBeGreaterThan(least)
  })

  test.each(COMPOSITION_CHOICES.map((choice) => choice.id))('composition %s', (composition) => {
    expect(difference(plain, picture({ composition }))).toBeGreaterThan(1.5)
  })

  test.each(LIGHTING_CHOICES.map((choice) => choice.id))('lighting %s', (lighting) => {
    expect(difference(plain, picture({ lighting }))).toBeGreaterThan(1.5)
  })

  test.each(COLOR_CHOICES.map((choice) => choice.id))('color %s', (color) => {
    expect(difference(plain, picture({ color }))).toBeGreaterThan(1.5)
  })

  test('each scheduler orders the strokes in its own way', () => {
    const pictures = SCHEDULERS.map((scheduler) => picture({ style: 'oil', scheduler, width: 96, height: 96 }))
    for (const [i, a] of pictures.entries()) {
      for (const b of pictures.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(0.8)
    }
  })

  test('four outputs with following seeds differ', () => {
    const four = [1, 2, 3, 4].map((seed) => picture({ seed, width: 96, height: 96 }))
    for (const [i, a] of four.entries()) for (const b of four.slice(i + 1)) expect(difference(a, b)).toBeGreaterThan(4)
  })

  test('black and white is without colour', () => {
    const { data } = picture({ color: 'black-and-white' })
    let chroma = 0
    for (let i = 0; i < data.length; i += 4) chroma = Math.max(chroma, Math.abs(data[i]! - data[i + 2]!))
    expect(chroma).toBeLessThan(20)
  })
})

describe('the prompt is obeyed', () => {
  /** How much redder than green and blue a half is. */
  function redness({ data, width, height }: Pixels, from: number, to: number): number {
    let sum = 0
    for (let y = 0; y < height; y++) {
      for (let x = Math.floor(from * width); x < to * width; x++) {
        const i = (y * width + x) * 4
        sum += Math.max(0, data[i]! - Math.max(data[i + 1]!, data[i + 2]!) - 30)
      }
    }
    return sum
  }

  test.each([
    ['left', -1],
    ['right', 1],
  ] as const)('a red boat on the %s makes that side redder', (side, sign) => {
    for (const seed of [1, 2, 3]) {
      const pixels = picture({
        prompt: `a red boat on the ${side} of a lake in summer at noon`,
        seed,
        width: 256,
        height: 192,
      })
      const without = picture({
        prompt: `a red boat on the ${side} of a lake in summer at noon`,
        negativePrompt: 'boat',
        seed,
        width: 256,
        height: 192,
      })
      expect(difference(pixels, without)).toBeGreaterThan(0)
      expect(sign * (redness(pixels, 0.5, 1) - redness(pixels, 0, 0.5))).toBeGreaterThan(0)
    }
  })

  test('a colour word colours the picture', () => {
    const mean = (pixels: Pixels, channel: number): number => {
      let sum = 0
      for (let i = channel; i < pixels.data.length; i += 4) sum += pixels.data[i]!
      return sum / (pixels.data.length / 4)
    }
    const warm = picture({ prompt: 'mountains at noon, orange and red', guidanceScale: 15 })
    const cold = picture({ prompt: 'mountains at noon, blue and cyan', guidanceScale: 15 })
    expect(mean(warm, 0) - mean(warm, 2)).toBeGreaterThan(mean(cold, 0) - mean(cold, 2) + 25)
  })

  test('night is darker than noon', () => {
    const light = (prompt: string): number => picture({ prompt }).data.reduce((sum, value) => sum + value, 0)
    expect(light('forest at night')).toBeLessThan(light('forest at noon') * 0.8)
  })
})

describe('watching and stopping', () => {
  test('stages come in order, with a preview before the full size', () => {
    const seen: PaintProgress[] = []
    paint({ ...base, width: 640, height: 320 }, { progress: (event) => void seen.push(event), cancelled: () => false })
    const stages = seen.map((event) => PAINT_STAGES.indexOf(event.stage))
    expect(stages).toEqual(stages.toSorted((a, b) => a - b))
    expect(new Set(stages).size).toBe(PAINT_STAGES.length)
    const progress = seen.map((event) => event.progress)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(1)
    const first = seen.find((event) => event.preview)
    expect(first?.stage).toBe('layout')
    for (const { preview } of seen)
      if (preview) expect(Math.max(preview.width, preview.height)).toBeLessThanOrEqual(512)
  })

  test('the preview is the same composition as the picture', () => {
    let preview: Pixels | null = null
    const { pixels } = paint(
      { ...base, width: 512, height: 512 },
      { progress: (event) => void (preview ??= event.preview), cancelled: () => false },
    )
    const small = preview as Pixels | null
    expect(small?.width).toBe(256)
    const shrunk = { width: 256, height: 256, data: new Uint8ClampedArray(256 * 256 * 4) }
    for (let y = 0; y < 256; y++) {
      for (let x = 0; x < 256; x++) {
        for (let c = 0; c < 4; c++) {
          const at = (2 * y * 512 + 2 * x) * 4 + c
          shrunk.data[(y * 256 + x) * 4 + c] =
            (pixels.data[at]! + pixels.data[at + 4]! + pixels.data[at + 2048]! + pixels.data[at + 2052]!) / 4
        }
      }
    }
    expect(difference(small!, shrunk)).toBeLessThan(9)
  })

  test('a cancelled painting throws PaintCancelled', () => {
    let asked = 0
    expect(() => paint(base, { progress: () => undefined, cancelled: () => ++asked > 5 })).toThrow(PaintCancelled)
  })

  test.each([
    [0, 100],
    [100, 63],
    [2049, 100],
    [100.5, 100],
  ])('a size of %s × %s is refused', (width, height) => {
    expect(() => paint({ ...base, width, height }, quiet)).toThrow(RangeError)
  })
})

test('picture to picture: strength decides how much of the source remains', () => {
  const source = picture({ prompt: 'desert dunes at noon' })
  const gentle = picture({ source: { pixels: source, strength: 0.1 } })
  const strong = picture({ source: { pixels: source, strength: 0.95 } })
  expect(difference(gentle, source)).toBeLessThan(difference(strong, source))
})
