import type { ImageCapabilities } from '@easel/contract/entities/catalogue'

/** A drawn shape of the form, and the pixels that it means for this model. */
export interface AspectPreset {
  readonly ratio: string
  readonly width: number
  readonly height: number
}

const RATIOS = [
  { ratio: '1:1', value: 1 },
  { ratio: '4:3', value: 4 / 3 },
  { ratio: '3:4', value: 3 / 4 },
  { ratio: '16:9', value: 16 / 9 },
  { ratio: '9:16', value: 9 / 16 },
] as const

// A shape is offered when the model comes this near to it; with W1's sizes 1280 × 768 stands for 16:9 (7 % off).
const TOLERANCE = 1.1

/**
 * The shapes that a model can make: for each the nearest pair of its sizes, of equally near ones that next to its
 * default area.
 */
export function aspectPresets(image: ImageCapabilities): AspectPreset[] {
  const pairs = image.sizes ?? image.widths.flatMap((width) => image.heights.map((height) => [width, height] as const))
  const usual = image.default_width * image.default_height
  const sizeOff = ([width, height]: readonly [number, number]) => Math.abs(Math.log((width * height) / usual))
  return RATIOS.flatMap(({ ratio, value }) => {
    const shapeOff = ([width, height]: readonly [number, number]) => Math.abs(Math.log(width / height / value))
    const near = pairs.filter((pair) => shapeOff(pair) <= Math.log(TOLERANCE))
    const [best] = near.toSorted((a, b) => roughly(shapeOff(a), shapeOff(b)) || sizeOff(a) - sizeOff(b))
    return best === undefined ? [] : [{ ratio, width: best[0], height: best[1] }]
  })
}

/** Which preset a size is, or null for a custom one. */
export function presetOf(presets: readonly AspectPreset[], width: number, height: number): AspectPreset | null {
  return presets.find((preset) => preset.width === width && preset.height === height) ?? null
}

/** Compares two distances that come out of logarithms: 1024 : 768 is as far from 4:3 as 4:3 itself. */
function roughly(left: number, right: number): number {
  return Math.abs(left - right) < 1e-9 ? 0 : left - right
}
