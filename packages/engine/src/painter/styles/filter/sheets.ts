import type { LabPlanes } from './lab.ts'
import { choosePalette, lookPlaces, looksAt, nearestTable, type Lab } from './quantize.ts'
import type { Plane } from './raster.ts'

/** A picture taken apart into flat sheets, from the farthest to the nearest. */
export interface Sheets {
  /** Which sheet each pixel belongs to: its place in the stack. */
  readonly places: Uint8Array
  readonly colors: readonly Lab[]
}

/** Values of depth that stand for distinct distances, near to far: 1-D k-means, without the few between two things. */
function chooseDistances(depths: readonly number[], count: number): number[] {
  let middles = Array.from({ length: count }, (_, k) => (k + 0.5) / count)
  let counts: number[] = []
  for (let round = 0; round < 8; round++) {
    const sums = middles.map(() => 0)
    counts = middles.map(() => 0)
    for (const depth of depths) {
      const k = closest(middles, depth)
      sums[k]! += depth
      counts[k]! += 1
    }
    middles = middles.map((middle, k) => (counts[k] === 0 ? middle : sums[k]! / counts[k]!))
  }
  const kept = middles.filter((_, k) => counts[k]! >= depths.length * 0.015)
  return kept.length > 0 ? kept : [0.5]
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
  const looks = lookPlaces(width, height)
  const distances = chooseDistances(
    Array.from(looks, (i) => depth[i]!),
    5,
  )
  const sheets: { level: number; color: Lab; index: number }[] = []
  const palettes = distances.map((_, level) => {
    const members = looks.filter((i) => closest(distances, depth[i]!) === level)
    const share = members.length / looks.length
    return choosePalette(looksAt(lab, members), Math.max(share < 0.1 ? 2 : 4, Math.round(share * count)))
  })
  palettes.forEach((palette, level) => palette.forEach((color, index) => sheets.push({ level, color, index })))
  // Far before near; in the sky the light lies behind, on the ground it comes forward.
  sheets.sort((p, q) => {
    if (p.level !== q.level) return q.level - p.level
    return (distances[p.level]! > 0.75 ? -1 : 1) * (p.color[0] - q.color[0])
  })
  const stack = palettes.map((palette) => new Uint8Array(palette.length))
  sheets.forEach(({ level, index }, place) => (stack[level]![index] = place))
  const finders = palettes.map(nearestTable)
  const places = new Uint8Array(width * height)
  for (let i = 0; i < places.length; i++) {
    const level = closest(distances, depth[i]!)
    places[i] = stack[level]![finders[level]!(lab.light[i]!, lab.a[i]!, lab.b[i]!)]!
  }
  return { places, colors: sheets.map(({ color }) => color) }
}
