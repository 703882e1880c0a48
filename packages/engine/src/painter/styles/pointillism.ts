import { clamp } from '../core/math.ts'
import type { Style, StyleContext } from '../style.ts'
import { blurRaster } from './filter/blur.ts'
import { measureFlow, type Flow } from './filter/flow.ts'
import { enliven } from './filter/grade.ts'
import { createRaster, toPixels, toRaster, type Raster } from './filter/raster.ts'
import { layStroke, makeBrush, type Ground } from './paint/brush.ts'
import { forkRandom } from './paint/fork.ts'
import { scatterSeeds } from './paint/seeds.ts'
import { colorIndex } from './paint/trace.ts'
import { mannerOf, type Manner } from './schedulers.ts'
import type { Random } from '../types.ts'

/** Dots of pure colour that mix in the eye: every place is answered by its neighbours' hues and its complement. */
export const pointillism: Style = {
  id: 'pointillism',
  name: 'Pointillism',
  words: ['pointillism', 'pointillist', 'pointillistic', 'stippled', 'stippling', 'seurat', 'divisionism'],
  apply(picture, context) {
    const { scale, detail } = context
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    enliven(source, 0.7)
    const soft = blurRaster(source, scale * 0.003, 2)
    const flow = measureFlow(source, context, 0.015)
    context.checkpoint()
    const raster = createRaster(picture.width, picture.height)
    for (let i = 0; i < raster.red.length; i++) {
      // A pale ground of the picture's own colour keeps the gaps between dots luminous.
      raster.red[i] = 0.62 + soft.red[i]! * 0.34
      raster.green[i] = 0.6 + soft.green[i]! * 0.34
      raster.blue[i] = 0.56 + soft.blue[i]! * 0.34
    }
    const ground: Ground = { raster, relief: null, tooth: null }
    const forks = forkRandom(context.random)
    const passes = [
      { spacing: 0.0092, radius: 0.0062 * manner.coarse, split: 0.1 },
      { spacing: 0.0074, radius: 0.0043 * manner.coarse, split: 0.16 },
      { spacing: 0.006 / Math.sqrt(detail), radius: 0.003 * manner.fine, split: 0.13 },
    ]
    for (const pass of passes) {
      layDots(ground, pass.radius > 0.004 ? soft : source, flow, pass, manner, context, forks.fork())
      context.checkpoint()
    }
    return toPixels(raster)
  },
}

interface DotPass {
  readonly spacing: number
  readonly radius: number
  /** How far the dot's colour is taken apart into purer ones, 0–1. */
  readonly split: number
}

function layDots(
  ground: Ground,
  colors: Raster,
  flow: Flow,
  pass: DotPass,
  manner: Manner,
  context: StyleContext,
  random: Random,
): void {
  const { scale } = context
  const brush = makeBrush(Math.floor(random() * 4294967296), 4, { streak: 0.03, dry: 0, round: 1 })
  const points = new Float32Array(4)
  const seeds = scatterSeeds(colors.width / scale, colors.height / scale, pass.spacing, manner, random, flow.edge)
  const form = new Float64Array(3)
  for (const { x, y, luck } of seeds) {
    const i = colorIndex(colors, x * scale, y * scale)
    flow.along(x, y, form)
    const reach = pass.radius * scale * (0.7 + luck[0] * 0.55)
    // Dots are drawn a little long where the hand pulls them.
    const turn = manner.orbit > 0 ? Math.atan2(y - 0.5, x - 0.5) + 1.6 : Math.atan2(form[1]!, form[0]!) / 2
    const stretch = reach * (0.15 + 0.5 * Math.max(0, manner.length - 1) + (manner.crossed ? 0.5 * luck[3] : 0))
    points[0] = x * scale - Math.cos(turn) * stretch
    points[1] = y * scale - Math.sin(turn) * stretch
    points[2] = x * scale + Math.cos(turn) * stretch
    points[3] = y * scale + Math.sin(turn) * stretch
    const kind = luck[1]
    const split = pass.split
    const toWarm = kind < 0.33 ? split : kind < 0.66 ? -split * 0.6 : 0
    const lift = (luck[2] - 0.45) * 0.12
    layStroke(ground, brush, {
      points,
      count: 2,
      radius: reach,
      opacity: 0.95,
      pressure: 1,
      offset: luck[3] * 128,
      red: clamp(colors.red[i]! + toWarm + lift),
      green: clamp(colors.green[i]! + (kind > 0.66 ? split * 0.7 : toWarm * 0.25) + lift),
      blue: clamp(colors.blue[i]! - toWarm + lift),
    })
  }
}
