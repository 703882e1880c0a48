import { clamp, lerp } from '../core/math.ts'
import type { Style } from '../style.ts'
import { measureFlow } from './filter/flow.ts'
import { enliven } from './filter/grade.ts'
import { fromLab, toLab } from './filter/lab.ts'
import { paperTooth } from './filter/paper.ts'
import { nearestTable, paletteOf } from './filter/quantize.ts'
import { copyRaster, toPixels, toRaster, type Raster } from './filter/raster.ts'
import { kuwahara } from './filter/smooth.ts'
import { makeBrush } from './paint/brush.ts'
import { forkRandom } from './paint/fork.ts'
import { paintStrokes } from './paint/paint-strokes.ts'
import { mannerOf } from './schedulers.ts'

/** Opaque matt paint: broad flat strokes, a mixed palette of few colours, dry brush where the paint runs out. */
export const gouache: Style = {
  id: 'gouache',
  name: 'Gouache',
  words: ['gouache', 'poster', 'poster paint', 'tempera', 'acrylic', 'travel poster', 'illustration', 'concept art'],
  apply(picture, context) {
    const { scale, detail } = context
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    enliven(source, 0.4)
    const masses = mixPalette(kuwahara(source, scale * 0.011), 14)
    context.checkpoint()
    const details = mixPalette(kuwahara(source, scale * 0.0045), 22)
    const flow = measureFlow(source, context, 0.016)
    context.checkpoint()
    const raster = copyRaster(masses)
    const forks = forkRandom(context.random)
    const flats = [1, 2, 3].map((k) =>
      makeBrush(forks.seed(), 1.6, { streak: 0.025, dry: 0.35 + 0.12 * k, round: 0.25 }),
    )
    const fine = [makeBrush(forks.seed(), 3, { streak: 0.02, dry: 0.3, round: 0.5 })]
    const base = { lie: manner.slope * 0.5, turn: 0, pressure: 1, opacity: 0.94 }
    const ground = { raster, relief: null, tooth: null }
    paintStrokes(
      ground,
      masses,
      flow,
      flats,
      {
        ...base,
        spacing: 0.0272,
        radius: 0.0165 * manner.coarse,
        length: 0.11,
        steps: 4,
        tolerance: 0.22,
        lightJitter: 0.028,
        hueJitter: 0.02,
        needed: null,
      },
      manner,
      context,
      forks.fork(),
    )
    context.checkpoint()
    paintStrokes(
      ground,
      details,
      flow,
      flats,
      {
        ...base,
        spacing: 0.0126,
        radius: 0.0068 * manner.coarse,
        length: 0.05,
        steps: 4,
        tolerance: 0.2,
        lightJitter: 0.02,
        hueJitter: 0.014,
        needed: (x, y) => flow.edge(x, y) > 0.035,
      },
      manner,
      context,
      forks.fork(),
    )
    context.checkpoint()
    paintStrokes(
      ground,
      details,
      flow,
      fine,
      {
        ...base,
        spacing: 0.0054 / Math.sqrt(detail),
        radius: 0.0026 * manner.fine,
        length: 0.02,
        steps: 4,
        tolerance: 0.18,
        lightJitter: 0.015,
        hueJitter: 0.01,
        needed: (x, y) => flow.edge(x, y) > lerp(0.13, 0.07, detail),
      },
      manner,
      context,
      forks.fork(),
    )
    matt(raster, paperTooth(picture.width, picture.height, context, 240))
    return toPixels(raster)
  },
}

/** Pulls every colour most of the way to the nearest of a mixed palette. */
function mixPalette(raster: Raster, count: number): Raster {
  const lab = toLab(raster)
  const palette = paletteOf(lab, count)
  const find = nearestTable(palette)
  const { light, a, b } = lab
  for (let i = 0; i < light.length; i++) {
    const mixed = palette[find(light[i]!, a[i]!, b[i]!)]!
    light[i] = lerp(light[i]!, mixed[0], 0.62)
    a[i] = lerp(a[i]!, mixed[1] * 1.08, 0.5)
    b[i] = lerp(b[i]!, mixed[2] * 1.08, 0.5)
  }
  return fromLab(lab)
}

/** No deep black and no glare: dry paint is chalky, and the paper's tooth shows. */
function matt(raster: Raster, tooth: Float32Array): void {
  for (const plane of [raster.red, raster.green, raster.blue]) {
    for (let i = 0; i < plane.length; i++) plane[i] = clamp(0.05 + plane[i]! * 0.93 + tooth[i]! * 0.012)
  }
}
