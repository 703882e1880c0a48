import type { StyleContext } from '../../style.ts'
import type { Random } from '../../types.ts'
import type { Flow } from '../filter/flow.ts'
import type { Raster } from '../filter/raster.ts'
import type { Manner } from '../schedulers.ts'
import { layStroke, type Brush, type Ground } from './brush.ts'
import { scatterSeeds, type Seed } from './seeds.ts'
import { colorIndex, MAX_POINTS, traceStroke } from './trace.ts'

/** One pass over the picture with one size of brush. Lengths in units. */
export interface StrokePass {
  readonly spacing: number
  /** Half the brush's width. */
  readonly radius: number
  readonly length: number
  readonly steps: number
  readonly tolerance: number
  readonly lie: number | null
  readonly turn: number
  readonly opacity: number
  readonly pressure: number
  /** How much strokes differ in lightness, and in hue (0–1). */
  readonly lightJitter: number
  readonly hueJitter: number
  /** Where strokes are laid at all; null: everywhere. */
  readonly needed: ((x: number, y: number, seed: Seed) => boolean) | null
}

/** Half the width in pixels below which a stroke says nothing more. */
const FINEST = 1.2

/** Lays one pass of strokes, coloured from `colors`, on the ground. Checks for the work's end now and then. */
export function paintStrokes(
  ground: Ground,
  colors: Raster,
  flow: Flow,
  brushes: readonly Brush[],
  pass: StrokePass,
  manner: Manner,
  context: StyleContext,
  random: Random,
): void {
  const { scale, noise } = context
  const width = colors.width / scale
  const height = colors.height / scale
  const points = new Float32Array(MAX_POINTS * 2)
  const seeds = scatterSeeds(width, height, pass.spacing, manner, random, flow.edge)
  // Strokes thinner than a preview's pixels are laid as fewer, broader ones.
  const share = Math.min(1, (pass.radius * scale) / FINEST) ** 2
  const radius = (pass.radius * scale) / Math.sqrt(share)
  let laid = 0
  for (const seed of seeds) {
    if (++laid % 2000 === 0) context.checkpoint()
    if (share < 1 && (seed.luck[1] * 61) % 1 > share) continue
    if (pass.needed !== null && !pass.needed(seed.x, seed.y, seed)) continue
    const i = colorIndex(colors, seed.x * scale, seed.y * scale)
    const lift = (seed.luck[2] - 0.5) * 2 * pass.lightJitter
    const warm = (seed.luck[3] - 0.5) * 2 * pass.hueJitter
    const tint = (seed.luck[1] - 0.5) * pass.hueJitter
    const brush = brushes[Math.floor(seed.luck[0] * brushes.length)]!
    const stroke = {
      points,
      radius: radius * (0.8 + seed.luck[3] * 0.4),
      red: colors.red[i]! + lift + warm,
      green: colors.green[i]! + lift + tint,
      blue: colors.blue[i]! + lift - warm,
      opacity: pass.opacity,
      pressure: pass.pressure,
      offset: seed.luck[1] * 128,
    }
    const options = { ...pass, scale, width, height }
    const count = traceStroke(seed, flow, colors, manner, noise, options, points)
    if (count > 1) layStroke(ground, brush, { ...stroke, count })
    if (manner.crossed) {
      const across = { ...options, turn: pass.turn + 0.95, length: pass.length * 0.6 }
      const crossing = traceStroke(seed, flow, colors, manner, noise, across, points)
      if (crossing > 1) {
        layStroke(ground, brush, {
          ...stroke,
          count: crossing,
          radius: stroke.radius * 0.6,
          opacity: pass.opacity * 0.75,
          red: stroke.red + 0.03,
          green: stroke.green + 0.03,
          blue: stroke.blue + 0.03,
        })
      }
    }
  }
}
