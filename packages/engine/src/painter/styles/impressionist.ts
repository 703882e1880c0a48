import { lerp } from '../core/math.ts'
import type { Style } from '../style.ts'
import { blurRaster } from './filter/blur.ts'
import { measureFlow } from './filter/flow.ts'
import { fromLab, toLab } from './filter/lab.ts'
import { copyRaster, toPixels, toRaster, type Raster } from './filter/raster.ts'
import { makeBrush } from './paint/brush.ts'
import { forkRandom } from './paint/fork.ts'
import { paintStrokes } from './paint/paint-strokes.ts'
import { lightRelief } from './paint/relief.ts'
import { mannerOf } from './schedulers.ts'

/** Broken colour: short comma strokes of neighbouring hues, light first, no black. */
export const impressionist: Style = {
  id: 'impressionist',
  name: 'Impressionist',
  words: ['impressionist', 'impressionism', 'impressionistic', 'monet', 'renoir', 'plein air', 'palette knife'],
  apply(picture, context) {
    const { scale, detail } = context
    const manner = mannerOf(context.scheduler)
    const source = sunlit(toRaster(picture))
    const flow = measureFlow(source, context, 0.02)
    context.checkpoint()
    const soft = blurRaster(source, scale * 0.004, 2)
    const raster = copyRaster(blurRaster(source, scale * 0.015, 2))
    const relief = new Float32Array(raster.red.length)
    const ground = { raster, relief, tooth: null }
    const forks = forkRandom(context.random)
    const brushes = [1, 2, 3, 4].map((k) => makeBrush(forks.seed(), 3, { streak: 0.06, dry: 0.12 * k, round: 0.9 }))
    const base = { lie: null, turn: 0.12, pressure: 1, opacity: 0.93 }
    paintStrokes(
      ground,
      soft,
      flow,
      brushes,
      {
        ...base,
        spacing: 0.0165,
        radius: 0.0105 * manner.coarse,
        length: 0.042,
        steps: 3,
        tolerance: 0.5,
        lightJitter: 0.05,
        hueJitter: 0.075,
        needed: null,
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
      brushes,
      {
        ...base,
        spacing: 0.0115,
        radius: 0.0058 * manner.coarse,
        length: 0.027,
        steps: 3,
        tolerance: 0.4,
        lightJitter: 0.055,
        hueJitter: 0.09,
        needed: (_x, _y, seed) => seed.luck[2] > 0.25,
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
      brushes,
      {
        ...base,
        spacing: 0.0068 / Math.sqrt(detail),
        radius: 0.0032 * manner.fine,
        length: 0.015,
        steps: 2,
        tolerance: 0.35,
        lightJitter: 0.04,
        hueJitter: 0.07,
        needed: (x, y, seed) => flow.edge(x, y) + seed.luck[1] * 0.06 > lerp(0.15, 0.095, detail),
      },
      manner,
      context,
      forks.fork(),
    )
    lightRelief(raster, relief, 0.42, 0.3, scale / 1100)
    return toPixels(raster)
  },
}

/** Colours as in open air: shadows blue and violet instead of black, everything a little lighter and purer. */
function sunlit(source: Raster): Raster {
  const lab = toLab(source)
  const { light, a, b } = lab
  for (let i = 0; i < light.length; i++) {
    const value = light[i]!
    const shade = Math.max(0, 0.55 - value)
    const chroma = Math.hypot(a[i]!, b[i]!)
    const gain = 1.1 + 0.4 * Math.max(0, 1 - chroma / 0.14)
    light[i] = Math.min(0.98, 0.13 + 0.87 * value ** 0.92)
    a[i] = a[i]! * gain + 0.02 * shade
    b[i] = b[i]! * gain - 0.11 * shade
  }
  return fromLab(lab)
}
