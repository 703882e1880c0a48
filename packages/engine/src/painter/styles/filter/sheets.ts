import type { LabPlanes } from './lab.ts'
import { choosePalette, nearest, type Lab } from './quantize.ts'
import type { Plane } from './raster.ts'

/** A picture taken apart into flat sheets, from the farthest to the nearest. */
export interface Sheets {
  /** Which sheet each pixel belongs to: its place in the stack. */
  readonly places: Uint8Array
  readonly colors: readonly Lab[]
}

/** Values of depth that stand for distinct distances, near to far: 1-D k-means over about 4000 pixels. */
function chooseDistances(depth: Plane, count: number): number[] {
  const stride = Math.max(1, Math.floor(depth.length / 4096)) | 1
  let middles = Array.from({ length: count }, (_, k) => (k + 0.5) / count)
  for (let round = 0; round < 8; round++) {
    const sums = middles.map(() => 0)
    const counts = middles.map(() => 0)
    for (let i = 0; i < depth.length; i += stride) {
      const k = closest(middles, depth[i]!)
      sums[k]! += depth[i]!
      counts[k]! += 1
    }
    middles = middles.map((middle, k) => (counts[k] === 0 ? middle : sums[k]! / counts[k]!))
  }
  return middles
}

function closest(middles: readonly number[], value: number): number {
  let best = 0
  for (let k = 1; k < middles.length; k++)
    if (Math.abs(middles[k]! - value) < Math.abs(middles[best]! - value)) best = k
  return best
}

/**
 * Cuts the picture by distance first and by colour within each distance: about `count` sheets, more of them where more
 * of the picture lies.
 */
export function cutSheets(lab: LabPlanes, depth: Plane, count: number): Sheets {
  const { width, height } = lab
  const distances = chooseDistances(depth, 5)
  const levels = Uint8Array.from(depth, (value) => closest(distances, value))
  const sheets: { level: number; color: Lab; index: number }[] = []
  const palettes = distances.map((_, level) => {
    const members: number[] = []
    for (let i = 0; i < levels.length; i += 5) if (levels[i] === level) members.push(i)
    const share = members.length / (levels.length / 5)
    if (members.length === 0) return []
    const part: LabPlanes = {
      width: members.length,
      height: 1,
      light: gather(lab.light, members),
      a: gather(lab.a, members),
      b: gather(lab.b, members),
    }
    return choosePalette(part, Math.max(share < 0.03 ? 1 : share < 0.1 ? 2 : 3, Math.round(share * count)))
  })
  palettes.forEach((palette, level) => palette.forEach((color, index) => sheets.push({ level, color, index })))
  // Far before near; in the sky the light lies behind, on the ground it comes forward.
  sheets.sort((p, q) => {
    if (p.level !== q.level) return q.level - p.level
    return (distances[p.level]! > 0.75 ? -1 : 1) * (p.color[0] - q.color[0])
  })
  const stack = palettes.map((palette) => new Uint8Array(palette.length))
  sheets.forEach(({ level, index }, place) => (stack[level]![index] = place))
  const places = new Uint8Array(width * height)
  for (let i = 0; i < places.length; i++) {
    const level = levels[i]!
    // Every fifth pixel was looked at; a distance of fewer falls to the back.
    const palette = palettes[level]!
    places[i] = palette.length === 0 ? 0 : stack[level]![nearest(palette, lab.light[i]!, lab.a[i]!, lab.b[i]!)]!
  }
  return { places, colors: sheets.map(({ color }) => color) }
}

function gather(plane: Plane, members: readonly number[]): Plane {
  return Float32Array.from(members, (i) => plane[i]!)
}
