import { lerp } from '../core/math.ts'
import type { Style } from '../style.ts'
import { blurRaster } from './filter/blur.ts'
import { measureFlow } from './filter/flow.ts'
import { fromLab, toLab } from './filter/lab.ts'
import { paperTooth } from './filter/paper.ts'
import { createRaster, toPixels, toRaster, type Plane, type Raster } from './filter/raster.ts'
import { makeBrush } from './paint/brush.ts'
import { forkRandom } from './paint/fork.ts'
import { paintStrokes } from './paint/paint-strokes.ts'
import { mannerOf } from './schedulers.ts'

/** Soft chalk on toned, rough paper: smudged masses below, broken strokes above. */
export const pastel: Style = {
  id: 'pastel',
  name: 'Soft pastel',
  words: ['pastel drawing', 'soft pastel', 'chalk pastel', 'chalk drawing', 'oil pastel', 'crayon', 'degas'],
  apply(picture, context) {
    const { scale, detail } = context
    const manner = mannerOf(context.scheduler)
    const source = chalky(toRaster(picture))
    const flow = measureFlow(source, context, 0.018)
    context.checkpoint()
    const tooth = paperTooth(picture.width, picture.height, context, 230)
    const smudge = blurRaster(source, scale * 0.009, 2)
    context.checkpoint()
    const raster = tonedPaper(smudge, tooth)
    const ground = { raster, relief: null, tooth }
    const forks = forkRandom(context.random)
    const sticks = [1, 2, 3].map(() => makeBrush(forks.seed(), 5, { streak: 0.02, dry: 0.2, round: 0.3 }))
    const base = { lie: manner.slope + 0.2, turn: 0, opacity: 0.82 }
    paintStrokes(
      ground,
      smudge,
      flow,
      sticks,
      {
        ...base,
        spacing: 0.0165,
        radius: 0.0115 * manner.coarse,
        length: 0.075,
        steps: 3,
        tolerance: 0.35,
        pressure: 0.12,
        lightJitter: 0.03,
        hueJitter: 0.04,
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
      sticks,
      {
        ...base,
        spacing: 0.0092,
        radius: 0.0043 * manner.coarse,
        length: 0.042,
        steps: 3,
        tolerance: 0.3,
        pressure: 0.2,
        lightJitter: 0.045,
        hueJitter: 0.05,
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
      sticks,
      {
        ...base,
        spacing: 0.0058 / Math.sqrt(detail),
        radius: 0.0019 * manner.fine,
        length: 0.02,
        steps: 3,
        tolerance: 0.25,
        pressure: 0.4,
        lightJitter: 0.03,
        hueJitter: 0.03,
        needed: (x, y, seed) => flow.edge(x, y) + seed.luck[1] * 0.04 > lerp(0.12, 0.07, detail),
      },
      manner,
      context,
      forks.fork(),
    )
    return toPixels(raster)
  },
}

/** Chalk has no deep darks, and its greys have a hue. */
function chalky(source: Raster): Raster {
  const lab = toLab(source)
  const { light, a, b } = lab
  for (let i = 0; i < light.length; i++) {
    const chroma = Math.hypot(a[i]!, b[i]!)
    const gain = 1.05 + 0.5 * Math.max(0, 1 - chroma / 0.12)
    light[i] = 0.2 + 0.79 * light[i]! ** 0.95
    a[i] = a[i]! * gain + 0.004
    b[i]! *= gain
  }
  return fromLab(lab)
}

/** Warm grey-brown paper with the smudged masses rubbed in. */
function tonedPaper(smudge: Raster, tooth: Plane): Raster {
  const raster = createRaster(smudge.width, smudge.height)
  for (let i = 0; i < tooth.length; i++) {
    const rubbed = 0.78 + tooth[i]! * 0.1
    const shade = 1 + tooth[i]! * 0.03
    raster.red[i] = lerp(0.68, smudge.red[i]!, rubbed) * shade
    raster.green[i] = lerp(0.6, smudge.green[i]!, rubbed) * shade
    raster.blue[i] = lerp(0.54, smudge.blue[i]!, rubbed) * shade
  }
  return raster
}
