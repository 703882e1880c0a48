import { describe, expect, it } from 'vitest'
import { createNoise } from '../core/noise.ts'
import { createRandom } from '../core/random.ts'
import { PaintCancelled, SCHEDULERS, type Pixels } from '../types.ts'
import { STYLE_CHOICES } from '../vocabulary.ts'
import type { StyleContext } from '../style.ts'
import { STYLES, styleById } from './all.ts'

const SIZE = 128

/** Hills before a sky with a sun: smooth and rough parts, hard and soft edges. */
function landscape(size = SIZE): { picture: Pixels; depth: Float32Array } {
  const data = new Uint8ClampedArray(size * size * 4)
  const depth = new Float32Array(size * size)
  const noise = createNoise(createRandom(2))
  for (let i = 0; i < size * size; i++) {
    const x = (i % size) / size
    const y = Math.floor(i / size) / size
    const hill = y - 0.55 - 0.12 * Math.sin(x * 6)
    const near = y - 0.78 - 0.06 * Math.sin(x * 9 + 2)
    const rough = noise.fbm(x * 14, y * 14) * 40
    const sun = Math.hypot(x - 0.68, y - 0.26) < 0.07
    const color =
      near > 0
        ? [70 + rough, 60 + rough, 45]
        : hill > 0
          ? [80 + rough, 120 + rough, 70 + rough]
          : sun
            ? [255, 240, 200]
            : [240 - y * 60, 150 + y * 120, 150 + y * 40]
    data.set([...color, 255], i * 4)
    depth[i] = near > 0 ? 0.2 : hill > 0 ? 0.6 : 1
  }
  return { picture: { width: size, height: size, data }, depth }
}

const { picture, depth } = landscape()

function context(change: Partial<StyleContext> = {}): StyleContext {
  return {
    depth,
    random: createRandom(9),
    noise: createNoise(createRandom(4)),
    detail: 0.75,
    scheduler: 'K_EULER',
    scale: SIZE,
    checkpoint: () => undefined,
    ...change,
  }
}

const digest = ({ data }: Pixels): string => Buffer.from(data).toString('base64')

describe('styles', () => {
  it('are at least 12, each with an id, a name and words of its own', () => {
    expect(STYLES.length).toBeGreaterThanOrEqual(12)
    expect(new Set(STYLES.map((style) => style.id)).size).toBe(STYLES.length)
    expect(new Set(STYLES.map((style) => style.name)).size).toBe(STYLES.length)
    const words = STYLES.flatMap((style) => style.words)
    expect(new Set(words).size).toBe(words.length)
  })

  it('hold every medium of the form', () => {
    for (const { id } of STYLE_CHOICES) expect(styleById(id).id).toBe(id)
  })

  it('fall back to a photograph for an unknown id', () => {
    expect(styleById('no such medium').id).toBe('photo')
  })

  it('give pictures that differ from each other and from the scene', () => {
    const pictures = [digest(picture), ...STYLES.map((style) => digest(style.apply(picture, context())))]
    expect(new Set(pictures).size).toBe(STYLES.length + 1)
  })
})

describe.each(STYLES.map((style) => [style.id, style] as const))('style %s', (_id, style) => {
  it('keeps the size, is opaque, and leaves the scene as it is', () => {
    const before = digest(picture)
    const result = style.apply(picture, context())
    expect([result.width, result.height, result.data.length]).toEqual([SIZE, SIZE, SIZE * SIZE * 4])
    for (let i = 3; i < result.data.length; i += 4) if (result.data[i] !== 255) expect.fail(`pixel ${i} is not opaque`)
    expect(digest(picture)).toBe(before)
  })

  it('gives the same bytes for the same random numbers', () => {
    expect(digest(style.apply(picture, context()))).toBe(digest(style.apply(picture, context())))
  })

  it('answers to each of the seven schedulers in another way', () => {
    const pictures = SCHEDULERS.map((scheduler) => digest(style.apply(picture, context({ scheduler }))))
    expect(new Set(pictures).size).toBe(SCHEDULERS.length)
  })

  it('answers to the number of steps', () => {
    expect(digest(style.apply(picture, context({ detail: 0.5 })))).not.toBe(
      digest(style.apply(picture, context({ detail: 1 }))),
    )
  })

  it('looks alike at half the size', () => {
    const large = landscape(SIZE * 2)
    const full = style.apply(large.picture, context({ depth: large.depth, scale: SIZE * 2 }))
    const half = style.apply(picture, context())
    // Means of 8 × 8 blocks: the composition and tones, not the single stroke.
    expect(blockGap(full, half)).toBeLessThan(18)
  })

  it('stops at a checkpoint', () => {
    const checkpoint = (): void => {
      throw new PaintCancelled()
    }
    expect(() => style.apply(picture, context({ checkpoint }))).toThrow(PaintCancelled)
  })
})

function blockGap(a: Pixels, b: Pixels): number {
  const blocks = ({ data, width }: Pixels): number[] => {
    const side = width / 8
    const sums = Array.from({ length: 192 }, () => 0)
    for (let y = 0; y < width; y++) {
      for (let x = 0; x < width; x++) {
        const block = (Math.floor(y / side) * 8 + Math.floor(x / side)) * 3
        for (let k = 0; k < 3; k++) sums[block + k]! += data[(y * width + x) * 4 + k]! / (side * side)
      }
    }
    return sums
  }
  const other = blocks(b)
  return blocks(a).reduce((sum, value, k) => sum + Math.abs(value - other[k]!), 0) / other.length
}
