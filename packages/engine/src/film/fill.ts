/** A small picture in planes of 0–255 with a weight a pixel: how surely each colour is known. */
interface Level {
  readonly width: number
  readonly height: number
  /** Red, green, blue times weight, and the weight, 4 values a pixel. */
  readonly values: Float32Array
}

function halve(level: Level): Level {
  const width = (level.width + 1) >> 1
  const height = (level.height + 1) >> 1
  const values = new Float32Array(width * height * 4)
  for (let y = 0; y < level.height; y++) {
    for (let x = 0; x < level.width; x++) {
      const from = (y * level.width + x) * 4
      const to = ((y >> 1) * width + (x >> 1)) * 4
      for (let k = 0; k < 4; k++) values[to + k]! += level.values[from + k]!
    }
  }
  // A weight is a share: what four pixels surely know is known once.
  for (let i = 0; i < values.length; i += 4) {
    const weight = values[i + 3]!
    if (weight <= 1) continue
    for (let k = 0; k < 4; k++) values[i + k]! /= weight
  }
  return { width, height, values }
}

/** Colours of a level, with those that are not known taken from the coarser one. */
function complete(level: Level, coarse: Level): void {
  const { width, height, values } = level
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(coarse.height - 1, (y - 0.5) / 2))
    const top = Math.min(Math.floor(v), Math.max(0, coarse.height - 2))
    const below = Math.min(coarse.height - 1, top + 1)
    const fy = v - top
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4
      const missing = 1 - values[i + 3]!
      if (missing <= 0) continue
      const u = Math.max(0, Math.min(coarse.width - 1, (x - 0.5) / 2))
      const left = Math.min(Math.floor(u), Math.max(0, coarse.width - 2))
      const right = Math.min(coarse.width - 1, left + 1)
      const fx = u - left
      const a = (top * coarse.width + left) * 4
      const b = (top * coarse.width + right) * 4
      const c = (below * coarse.width + left) * 4
      const d = (below * coarse.width + right) * 4
      for (let k = 0; k < 4; k++) {
        const upper = coarse.values[a + k]! * (1 - fx) + coarse.values[b + k]! * fx
        const lower = coarse.values[c + k]! * (1 - fx) + coarse.values[d + k]! * fx
        values[i + k]! += missing * (upper + (lower - upper) * fy)
      }
    }
  }
}

/**
 * The picture with everything that is not known painted over from around it: soft, without edges. `known` says of each pixel
 * how surely its colour counts, 0–1; where it is 1 the picture stays as it is. Nothing known: the picture itself comes back.
 */
export function fillUnknown(words: Int32Array, width: number, height: number, known: Float32Array): Int32Array {
  const shrink = Math.max(1, Math.round(Math.min(width, height) / 240))
  const smallWidth = Math.max(1, Math.floor(width / shrink))
  const smallHeight = Math.max(1, Math.floor(height / shrink))
  const values = new Float32Array(smallWidth * smallHeight * 4)
  const part = 1 / (shrink * shrink)
  let sure = 0
  for (let y = 0; y < smallHeight * shrink; y++) {
    const row = Math.floor(y / shrink) * smallWidth
    for (let x = 0; x < smallWidth * shrink; x++) {
      const weight = known[y * width + x]! * part
      if (weight <= 0) continue
      const word = words[y * width + x]!
      const to = (row + Math.floor(x / shrink)) * 4
      values[to]! += (word & 255) * weight
      values[to + 1]! += ((word >>> 8) & 255) * weight
      values[to + 2]! += ((word >>> 16) & 255) * weight
      values[to + 3]! += weight
      sure += weight
    }
  }
  if (sure < 1) return words.slice()
  const levels: Level[] = [{ width: smallWidth, height: smallHeight, values }]
  for (let last = levels[0]!; last.width > 1 || last.height > 1; last = levels.at(-1)!) levels.push(halve(last))
  const apex = levels.at(-1)!.values
  const weight = Math.max(1e-6, apex[3]!)
  for (let k = 0; k < 4; k++) apex[k]! /= weight
  for (let i = levels.length - 2; i >= 0; i--) complete(levels[i]!, levels[i + 1]!)
  return joinFilled(words, width, height, known, levels[0]!, shrink)
}

function joinFilled(
  words: Int32Array,
  width: number,
  height: number,
  known: Float32Array,
  small: Level,
  shrink: number,
): Int32Array {
  const result = words.slice()
  const { values } = small
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(small.height - 1.001, (y + 0.5) / shrink - 0.5))
    const top = v | 0
    const fy = v - top
    const below = Math.min(small.height - 1, top + 1) * small.width
    for (let x = 0; x < width; x++) {
      const keep = known[y * width + x]!
      if (keep >= 1) continue
      const u = Math.max(0, Math.min(small.width - 1.001, (x + 0.5) / shrink - 0.5))
      const left = u | 0
      const fx = u - left
      const right = Math.min(small.width - 1, left + 1)
      const a = (top * small.width + left) * 4
      const b = (top * small.width + right) * 4
      const c = (below + left) * 4
      const d = (below + right) * 4
      const old = words[y * width + x]!
      let word = old & 0xff000000
      for (let k = 0; k < 3; k++) {
        const upper = values[a + k]! * (1 - fx) + values[b + k]! * fx
        const lower = values[c + k]! * (1 - fx) + values[d + k]! * fx
        const filled = upper + (lower - upper) * fy
        const own = (old >>> (8 * k)) & 255
        word |= Math.min(255, Math.max(0, Math.round(filled + (own - filled) * keep))) << (8 * k)
      }
      result[y * width + x] = word
    }
  }
  return result
}
