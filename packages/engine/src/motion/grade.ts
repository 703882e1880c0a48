import type { MotionReading } from './read.ts'
import type { Pixels } from '../painter/types.ts'

/** What a given picture's colours go through for the weather that comes over it: rain and snow take light and colour from it. */
export function gradeFor(motion: MotionReading): (pixels: Pixels) => Pixels {
  const rain = motion.effects.has('rain')
  const snow = motion.effects.has('snow')
  if (!rain && !snow) return (pixels) => pixels
  const keep = rain ? 0.78 : 0.85
  const tint = rain ? [0.9, 0.95, 1.02] : [0.97, 1, 1.04]
  return ({ width, height, data }) => {
    const wet = new Uint8ClampedArray(data.length)
    for (let i = 0; i < data.length; i += 4) {
      const grey = data[i]! * 0.299 + data[i + 1]! * 0.587 + data[i + 2]! * 0.114
      for (let k = 0; k < 3; k++) wet[i + k] = (grey + (data[i + k]! - grey) * keep) * tint[k]!
      wet[i + 3] = 255
    }
    return { width, height, data: wet }
  }
}
