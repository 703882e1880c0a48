import { createCanvas } from '@napi-rs/canvas'
import { fromCanvas } from '../core/canvas.ts'
import { css, luminance } from '../core/color.ts'
import { clamp } from '../core/math.ts'
import type { Style, StyleContext } from '../style.ts'
import type { Rgb } from '../types.ts'
import { measureFlow, type Flow } from './filter/flow.ts'
import { enliven } from './filter/grade.ts'
import { toRaster, type Raster } from './filter/raster.ts'
import { kuwahara } from './filter/smooth.ts'
import { triangulate } from './filter/triangulate.ts'
import { forkRandom } from './paint/fork.ts'
import { scatterSeeds } from './paint/seeds.ts'
import { colorIndex } from './paint/trace.ts'
import { mannerOf } from './schedulers.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Facets: triangles whose corners gather along the edges of things, each in one colour and lit as if folded. */
export const lowPoly: Style = {
  id: 'low-poly',
  name: 'Low poly',
  words: ['low poly', 'low-poly', 'lowpoly', 'polygon', 'polygonal', 'faceted', 'origami', 'cubism', 'cubist'],
  apply(picture, context) {
    const { scale } = context
    const source = toRaster(picture)
    enliven(source, 0.35)
    const calm = kuwahara(source, scale * 0.006)
    context.checkpoint()
    const points = placeCorners(calm, context)
    context.checkpoint()
    const triangles = triangulate(points)
    context.checkpoint()
    const canvas = createCanvas(picture.width, picture.height)
    const pen = canvas.getContext('2d')
    pen.lineWidth = Math.max(0.8, scale * 0.0009)
    pen.lineJoin = 'round'
    for (const corners of triangles) {
      const [a, b, c] = corners.map((corner) => points[corner]!) as [Point, Point, Point]
      const color = css(facetColor(calm, scale, a, b, c))
      pen.fillStyle = color
      // The outline in the same colour closes the hairline between neighbours.
      pen.strokeStyle = color
      pen.beginPath()
      pen.moveTo(a.x * scale, a.y * scale)
      pen.lineTo(b.x * scale, b.y * scale)
      pen.lineTo(c.x * scale, c.y * scale)
      pen.closePath()
      pen.fill()
      pen.stroke()
    }
    return fromCanvas(canvas)
  },
}

/** Corners in units: a coarse net everywhere, more and more of them where the picture changes. */
function placeCorners(calm: Raster, context: StyleContext): Point[] {
  const { scale, detail, random } = context
  const manner = mannerOf(context.scheduler)
  const width = calm.width / scale
  const height = calm.height / scale
  const flow = measureFlow(calm, context, 0.006)
  const forks = forkRandom(random)
  const points: Point[] = []
  const add = (spacing: number, keep: (x: number, y: number, chance: number) => boolean, snap: number): void => {
    for (const seed of scatterSeeds(width, height, spacing, manner, forks.fork(), flow.edge)) {
      const place = toEdge(seed, flow, snap)
      if (place.x <= 0 || place.y <= 0 || place.x >= width || place.y >= height) continue
      if (keep(place.x, place.y, seed.luck[0])) points.push(place)
    }
  }
  add(0.082 * manner.coarse, () => true, 0.012)
  add(0.03, (x, y, chance) => flow.edge(x, y) > 0.06 + chance * 0.12, 0.008)
  add(0.0165 * Math.sqrt(manner.fine), (x, y, chance) => flow.edge(x, y) > 0.15 + chance * 0.3 - detail * 0.09, 0.005)
  const border = 0.1
  for (let k = 0; k <= Math.round(width / border); k++) {
    const x = Math.min(1, k / Math.round(width / border)) * width
    points.push({ x, y: -0.002 }, { x, y: height + 0.002 })
  }
  for (let k = 1; k < Math.round(height / border); k++) {
    const y = (k / Math.round(height / border)) * height
    points.push({ x: -0.002, y }, { x: width + 0.002, y })
  }
  return points
}

/** Moves a corner to the strongest change near it. */
function toEdge(place: Point, flow: Flow, reach: number): Point {
  let best: Point = { x: place.x, y: place.y }
  let most = flow.edge(place.x, place.y)
  for (let k = 0; k < 8; k++) {
    const x = place.x + Math.cos((k * Math.PI) / 4) * reach
    const y = place.y + Math.sin((k * Math.PI) / 4) * reach
    const edge = flow.edge(x, y)
    if (edge > most) {
      most = edge
      best = { x, y }
    }
  }
  return best
}

/** The mean of seven places of the facet, lighter or darker by the way it seems to face. */
function facetColor(raster: Raster, scale: number, a: Point, b: Point, c: Point): Rgb {
  let red = 0
  let green = 0
  let blue = 0
  const shares = [
    [1, 1, 1],
    [4, 1, 1],
    [1, 4, 1],
    [1, 1, 4],
    [2, 2, 1],
    [2, 1, 2],
    [1, 2, 2],
  ] as const
  for (const [p, q, r] of shares) {
    const sum = p + q + r
    const i = colorIndex(
      raster,
      ((a.x * p + b.x * q + c.x * r) / sum) * scale,
      ((a.y * p + b.y * q + c.y * r) / sum) * scale,
    )
    red += raster.red[i]! / shares.length
    green += raster.green[i]! / shares.length
    blue += raster.blue[i]! / shares.length
  }
  // A fold's slope is made up from its longest side's direction; lights are spared.
  const turn = Math.atan2(b.y + c.y - 2 * a.y, b.x + c.x - 2 * a.x)
  const fold = Math.sin(turn * 2 + 0.6) * 0.03 * (1.2 - luminance(red, green, blue))
  return [clamp(red + fold), clamp(green + fold), clamp(blue + fold)]
}
