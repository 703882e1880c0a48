import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from '../../core/color.ts'
import { drawBranch, leafClump } from '../../core/trees.ts'
import { lit } from '../../core/palette.ts'
import { range, spread } from '../../core/random.ts'
import type { Random, Rgb } from '../../types.ts'
import type { Stage } from '../../stage.ts'

/** A bare trunk that leaves the picture at the top, with a few branches; `side` is where its light comes from. */
export function drawTrunk(
  context: SKRSContext2D,
  x: number,
  foot: number,
  thick: number,
  color: Rgb,
  light: Rgb,
  side: number,
  random: Random,
): void {
  const lean = spread(random) * thick * 1.6
  const bulge = range(random, 1.5, 2.1)
  const gradient = context.createLinearGradient(x - thick * 0.6, 0, x + thick * 0.6, 0)
  const stops: readonly (readonly [number, Rgb])[] = [
    [0, light],
    [0.3, mix(color, light, 0.35)],
    [0.62, color],
    [1, mix(color, [0, 0, 0], 0.35)],
  ]
  for (const [at, tone] of stops) gradient.addColorStop(side < 0 ? at : 1 - at, css(tone))
  context.fillStyle = gradient
  context.beginPath()
  context.moveTo(x - (thick / 2) * bulge, foot)
  context.quadraticCurveTo(x - thick * 0.52, foot - thick * 1.4, x - thick * 0.46, foot - thick * 3)
  context.lineTo(x + lean - thick * 0.34, -0.05)
  context.lineTo(x + lean + thick * 0.34, -0.05)
  context.lineTo(x + thick * 0.46, foot - thick * 3)
  context.quadraticCurveTo(x + thick * 0.54, foot - thick * 1.4, x + (thick / 2) * bulge, foot)
  context.quadraticCurveTo(x, foot + thick * 0.12, x - (thick / 2) * bulge, foot)
  context.fill()
  const branches = 2 + Math.floor(random() * 4)
  for (let i = 0; i < branches; i++) {
    const t = range(random, 0.35, 0.95)
    const y = foot * (1 - t)
    const way = random() < 0.5 ? -1 : 1
    const length = thick * range(random, 2, 5.5)
    const limb = thick * range(random, 0.12, 0.26)
    const tipY = y - length * range(random, 0.25, 0.6)
    context.fillStyle = css(mix(color, [0, 0, 0], 0.12))
    drawBranch(context, x + lean * t, y, [x + way * length * 0.5, y - length * 0.1], [x + way * length, tipY], limb)
    drawBranch(
      context,
      x + way * length * 0.45,
      y - length * 0.1,
      [x + way * length * 0.6, y - length * 0.3],
      [x + way * length * 0.66, y - length * 0.62],
      limb * 0.5,
    )
  }
}

/** Masses of leaves along the upper edge, denser at the sides; `amount` clumps. */
export function drawLeafRoof(
  context: SKRSContext2D,
  stage: Stage,
  amount: number,
  low: number,
  size: number,
  dim: number,
  random: Random,
): void {
  const { palette, width, noise } = stage
  for (let i = 0; i < amount; i++) {
    const x = random() * width
    const edge = Math.abs(x / width - 0.5) * 2
    const reach = low * (0.4 + 0.6 * edge) * (0.75 + noise.perlin(x * 3.1, low * 9) * 0.6)
    const y = reach * Math.pow(random(), 0.6)
    const glow = Math.exp(-Math.abs(x - stage.light.x) * 2.4) * 0.35
    const tone = mix(
      mix(palette.foliage, palette.shade, 0.35),
      palette.foliageLight,
      Math.min(1, Math.max(0, random() * 0.75 + glow)),
    )
    leafClump(
      context,
      x,
      y,
      size * range(random, 0.6, 1.3),
      mix(lit(palette, tone, 0.25 + random() * 0.6), palette.shade, dim),
      random,
    )
  }
}
