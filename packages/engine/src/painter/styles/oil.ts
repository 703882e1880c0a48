import { forkRandom } from './paint/fork.ts'
import { measureFlow } from './filter/flow.ts'
import { blurRaster } from './filter/blur.ts'
import { enliven, tone } from './filter/grade.ts'
import { kuwahara } from './filter/smooth.ts'
import { silhouettes } from './filter/lines.ts'
import { copyRaster, toPixels, toRaster } from './filter/raster.ts'
import { makeBrush } from './paint/brush.ts'
import { paintStrokes } from './paint/paint-strokes.ts'
import { lightRelief } from './paint/relief.ts'
import { colorIndex } from './paint/trace.ts'
import { mannerOf } from './schedulers.ts'
import type { Style } from '../style.ts'

/** Thick paint in long bristle strokes that follow the forms and swirl where there are none. */
export const oil: Style = {
  id: 'oil',
  name: 'Oil painting',
  words: ['oil', 'oil painting', 'oil paint', 'impasto', 'van gogh', 'brush strokes', 'painterly', 'canvas painting'],
  apply(picture, context) {
    const { scale, detail, random } = context
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    enliven(source, 0.45)
    tone(source, (v) => v + 0.08 * (v - 0.5) * (1 - Math.abs(2 * v - 1)) + 0.01)
    const flow = measureFlow(source, context, 0.012)
    context.checkpoint()
    const masses = kuwahara(source, scale * 0.009)
    context.checkpoint()
    const raster = copyRaster(blurRaster(masses, scale * 0.02))
    const relief = new Float32Array(raster.red.length)
    const ground = { raster, relief, tooth: null }
    const outline = silhouettes(context.depth, picture.width, picture.height, scale * 0.006)
    const forks = forkRandom(random)
    const broad = [1, 2, 3].map((k) => makeBrush(forks.seed(), 2.4, { streak: 0.07, dry: 0.1 * k, round: 0.6 }))
    const fine = [1, 2, 3].map(() => makeBrush(forks.seed(), 4, { streak: 0.06, dry: 0.25, round: 0.8 }))
    const base = { lie: null, turn: 0, pressure: 1 }
    paintStrokes(
      ground,
      blurRaster(masses, scale * 0.006),
      flow,
      broad,
      {
        ...base,
        spacing: 0.0225,
        radius: 0.0138 * manner.coarse,
        length: 0.1,
        steps: 6,
        tolerance: 0.3,
        opacity: 0.95,
        lightJitter: 0.035,
        hueJitter: 0.03,
        needed: null,
      },
      manner,
      context,
      forks.fork(),
    )
    context.checkpoint()
    const brisk = 0.006 + 0.012 * (1 - detail)
    paintStrokes(
      ground,
      masses,
      flow,
      broad,
      {
        ...base,
        spacing: 0.0122,
        radius: 0.0064 * manner.coarse,
        length: 0.055,
        steps: 6,
        tolerance: 0.26,
        opacity: 0.92,
        lightJitter: 0.04,
        hueJitter: 0.03,
        needed: (x, y, seed) => flow.edge(x, y) + seed.luck[1] * 0.05 > brisk + 0.02,
      },
      manner,
      context,
      forks.fork(),
    )
    context.checkpoint()
    paintStrokes(
      ground,
      source,
      flow,
      fine,
      {
        ...base,
        spacing: 0.0052 / Math.sqrt(detail),
        radius: 0.0026 * manner.fine,
        length: 0.025,
        steps: 4,
        tolerance: 0.28,
        opacity: 0.92,
        lightJitter: 0.03,
        hueJitter: 0.02,
        needed: (x, y, seed) =>
          flow.edge(x, y) + seed.luck[1] * 0.03 > 0.125 - 0.07 * detail ||
          outline[colorIndex(source, x * scale, y * scale)]! > 0.2,
      },
      manner,
      context,
      forks.fork(),
    )
    context.checkpoint()
    lightRelief(raster, relief, 0.55, 0.5, scale / 1100)
    return toPixels(raster)
  },
}
