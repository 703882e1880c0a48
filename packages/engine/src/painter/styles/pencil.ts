import { clamp, lerp } from '../core/math.ts'
import type { Style } from '../style.ts'
import { blurPlane } from './filter/blur.ts'
import { measureFlow } from './filter/flow.ts'
import { balanceTones } from './filter/levels.ts'
import { drawLines, silhouettes } from './filter/lines.ts'
import { paperTooth } from './filter/paper.ts'
import { createRaster, lightness, toPixels, toRaster, type Plane, type Raster } from './filter/raster.ts'
import { makeBrush } from './paint/brush.ts'
import { forkRandom } from './paint/fork.ts'
import { paintStrokes } from './paint/paint-strokes.ts'
import { mannerOf } from './schedulers.ts'

const PAPER = [0.965, 0.958, 0.94] as const

/** Graphite on drawing paper: soft layered hatching, searching contours, the white of the sheet for light. */
export const pencil: Style = {
  id: 'pencil',
  name: 'Pencil drawing',
  words: ['pencil', 'pencil drawing', 'pencil sketch', 'graphite', 'sketch', 'sketched', 'hand drawn'],
  apply(picture, context) {
    const { scale, detail, depth } = context
    const { width, height } = picture
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    const light = lightness(source)
    const tones = balanceTones(blurPlane(light, width, height, scale * 0.0025, 2), 0.7, 0.6)
    const flow = measureFlow(source, context, 0.025)
    context.checkpoint()
    const tooth = paperTooth(width, height, context, 330)
    const raster = sheet(tones, tooth, width, height)
    const lead = graphite(tones, width, height)
    const ground = { raster, relief: null, tooth }
    const forks = forkRandom(context.random)
    const points = [1, 2].map(() => makeBrush(forks.seed(), 6, { streak: 0.03, dry: 0.15, round: 0.8 }))
    const darkAt = (x: number, y: number): number => {
      const column = Math.min(width - 1, Math.max(0, Math.floor(x * scale)))
      const row = Math.min(height - 1, Math.max(0, Math.floor(y * scale)))
      return 1 - tones[row * width + column]!
    }
    const base = { lie: manner.slope - 1.5, tolerance: 0.22, lightJitter: 0.03, hueJitter: 0, steps: 3 }
    const layers = [
      {
        spacing: 0.0064,
        radius: 0.0016 * manner.coarse,
        length: 0.05,
        turn: 0,
        opacity: 0.55,
        pressure: 0.5,
        from: 0.2,
      },
      {
        spacing: 0.0062,
        radius: 0.0013 * manner.coarse,
        length: 0.034,
        turn: 0.5,
        opacity: 0.55,
        pressure: 0.55,
        from: 0.42,
      },
      {
        spacing: 0.0056,
        radius: 0.0012 * manner.fine,
        length: 0.024,
        turn: -0.4,
        opacity: 0.7,
        pressure: 0.6,
        from: 0.62,
      },
    ]
    for (const { from, ...layer } of layers) {
      paintStrokes(
        ground,
        lead,
        flow,
        points,
        {
          ...base,
          ...layer,
          spacing: layer.spacing / Math.sqrt(0.4 + 0.6 * detail),
          needed: (x, y, seed) => darkAt(x, y) > from + (seed.luck[1] - 0.5) * 0.22,
        },
        manner,
        context,
        forks.fork(),
      )
      context.checkpoint()
    }
    const contours = drawLines(light, width, height, {
      width: Math.max(0.7, scale * 0.0013 * manner.fine),
      follow: scale * 0.007 * manner.length,
      threshold: lerp(0.012, 0.006, detail),
      hardness: 45,
    })
    trace(raster, contours, silhouettes(depth, width, height, scale * 0.002), tooth)
    return toPixels(raster)
  },
}

/** Paper with a rubbed veil of tone. */
function sheet(tones: Plane, tooth: Plane, width: number, height: number): Raster {
  const raster = createRaster(width, height)
  for (let i = 0; i < tones.length; i++) {
    const veil = 1 - (1 - tones[i]!) ** 1.3 * 0.3 + tooth[i]! * 0.018
    raster.red[i] = PAPER[0] * veil
    raster.green[i] = PAPER[1] * veil
    raster.blue[i] = PAPER[2] * veil
  }
  return raster
}

/** The lead's grey for each tone: never quite black, a little cool. */
function graphite(tones: Plane, width: number, height: number): Raster {
  const raster = createRaster(width, height)
  for (let i = 0; i < tones.length; i++) {
    const grey = 0.08 + tones[i]! * 0.74
    raster.red[i] = grey
    raster.green[i] = grey
    raster.blue[i] = grey + 0.015
  }
  return raster
}

/** Contours over the hatching, caught by the tooth. */
function trace(raster: Raster, contours: Plane, outline: Plane, tooth: Plane): void {
  for (let i = 0; i < contours.length; i++) {
    const line = clamp((contours[i]! * 0.85 + outline[i]! * 0.4) * (0.85 + tooth[i]! * 0.35), 0, 0.9)
    raster.red[i] = lerp(raster.red[i]!, 0.17, line)
    raster.green[i] = lerp(raster.green[i]!, 0.17, line)
    raster.blue[i] = lerp(raster.blue[i]!, 0.19, line)
  }
}
