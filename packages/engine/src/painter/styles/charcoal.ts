import { clamp, lerp, smoothstep } from '../core/math.ts'
import type { Style } from '../style.ts'
import { blurPlane } from './filter/blur.ts'
import { measureFlow } from './filter/flow.ts'
import { balanceTones } from './filter/levels.ts'
import { drawLines, silhouettes } from './filter/lines.ts'
import { paperTooth } from './filter/paper.ts'
import { createRaster, lightness, toPixels, toRaster, type Plane, type Raster } from './filter/raster.ts'
import { kuwahara } from './filter/smooth.ts'
import { makeBrush } from './paint/brush.ts'
import { forkRandom } from './paint/fork.ts'
import { paintStrokes } from './paint/paint-strokes.ts'
import { mannerOf } from './schedulers.ts'

const PAPER = [0.79, 0.715, 0.6] as const

/** Charcoal and white chalk on brown paper: rubbed masses, deep broad strokes, lights put in last. */
export const charcoal: Style = {
  id: 'charcoal',
  name: 'Charcoal',
  words: ['charcoal', 'charcoal drawing', 'conte', 'conté', 'chalk and charcoal', 'chiaroscuro', 'monochrome drawing'],
  apply(picture, context) {
    const { scale, detail } = context
    const { width, height } = picture
    const manner = mannerOf(context.scheduler)
    const source = toRaster(picture)
    const light = lightness(kuwahara(source, scale * 0.005))
    const tones = balanceTones(light, 0.5, 0.65)
    const flow = measureFlow(source, context, 0.02)
    context.checkpoint()
    const tooth = paperTooth(width, height, context, 330)
    const raster = rubbed(blurPlane(tones, width, height, scale * 0.008, 2), tooth, width, height)
    const coal = stick(tones, width, height, [0.09, 0.08, 0.08], 0.26)
    const chalk = stick(tones, width, height, [0.9, 0.88, 0.83], 0.08)
    const ground = { raster, relief: null, tooth }
    const forks = forkRandom(context.random)
    const sticks = [1, 2, 3].map(() => makeBrush(forks.seed(), 4, { streak: 0.03, dry: 0.25, round: 0.35 }))
    const toneAt = (x: number, y: number): number => {
      const column = clamp(Math.floor(x * scale), 0, width - 1)
      const row = clamp(Math.floor(y * scale), 0, height - 1)
      return tones[row * width + column]!
    }
    const base = { lie: manner.slope - 0.4, tolerance: 0.1, lightJitter: 0.03, hueJitter: 0.006, steps: 3 }
    const layers = [
      {
        colors: coal,
        spacing: 0.014,
        radius: 0.0085 * manner.coarse,
        length: 0.06,
        turn: 0,
        opacity: 0.38,
        pressure: 0,
        low: -1,
        high: 0.52,
      },
      {
        colors: coal,
        spacing: 0.009,
        radius: 0.0038 * manner.coarse,
        length: 0.04,
        turn: 0.35,
        opacity: 0.42,
        pressure: 0.1,
        low: -1,
        high: 0.3,
      },
      {
        colors: chalk,
        spacing: 0.0092,
        radius: 0.0046 * manner.coarse,
        length: 0.036,
        turn: 0,
        opacity: 0.45,
        pressure: 0.05,
        low: 0.66,
        high: 2,
      },
      {
        colors: coal,
        spacing: 0.0055,
        radius: 0.0016 * manner.fine,
        length: 0.022,
        turn: 0,
        opacity: 0.75,
        pressure: 0.25,
        low: -1,
        high: 0.22,
      },
      {
        colors: chalk,
        spacing: 0.0056,
        radius: 0.0019 * manner.fine,
        length: 0.02,
        turn: 0,
        opacity: 0.8,
        pressure: 0.3,
        low: 0.84,
        high: 2,
      },
    ]
    for (const { colors, low, high, ...layer } of layers) {
      paintStrokes(
        ground,
        colors,
        flow,
        sticks,
        {
          ...base,
          ...layer,
          spacing: layer.spacing / Math.sqrt(0.4 + 0.6 * detail),
          needed: (x, y, seed) => {
            const tone = toneAt(x, y) + (seed.luck[1] - 0.5) * 0.16
            return tone > low && tone < high
          },
        },
        manner,
        context,
        forks.fork(),
      )
      context.checkpoint()
    }
    const contours = drawLines(lightness(source), width, height, {
      width: scale * 0.0022 * manner.fine,
      follow: scale * 0.01 * manner.length,
      threshold: lerp(0.014, 0.007, detail),
      hardness: 40,
    })
    const outline = silhouettes(context.depth, width, height, scale * 0.004)
    for (let i = 0; i < contours.length; i++) {
      const line = Math.max(contours[i]!, outline[i]! * 0.8) * clamp(0.75 + tooth[i]! * 0.5) * 0.85
      raster.red[i] = lerp(raster.red[i]!, 0.1, line)
      raster.green[i] = lerp(raster.green[i]!, 0.09, line)
      raster.blue[i] = lerp(raster.blue[i]!, 0.09, line)
    }
    return toPixels(raster)
  },
}

/** Brown paper with coal dust rubbed into the shadows. */
function rubbed(tones: Plane, tooth: Plane, width: number, height: number): Raster {
  const raster = createRaster(width, height)
  for (let i = 0; i < tones.length; i++) {
    const dust = 0.78 * smoothstep(0.62, 0.02, tones[i]!) * (1 - tooth[i]! * 0.12)
    const chalk = 0.45 * smoothstep(0.55, 1, tones[i]!)
    const paper = 1 + tooth[i]! * 0.03
    raster.red[i] = lerp(lerp(PAPER[0] * paper, 0.13, dust), 0.95, chalk)
    raster.green[i] = lerp(lerp(PAPER[1] * paper, 0.115, dust), 0.93, chalk)
    raster.blue[i] = lerp(lerp(PAPER[2] * paper, 0.11, dust), 0.88, chalk)
  }
  return raster
}

/** A stick's colour, a little lighter where the tone is. */
function stick(
  tones: Plane,
  width: number,
  height: number,
  color: readonly [number, number, number],
  gain: number,
): Raster {
  return {
    width,
    height,
    red: tones.map((tone) => color[0] + tone * gain),
    green: tones.map((tone) => color[1] + tone * gain),
    blue: tones.map((tone) => color[2] + tone * gain),
  }
}
