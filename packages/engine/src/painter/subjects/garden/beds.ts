import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from '../../core/color.ts'
import { clamp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Spot, Stage } from '../../stage.ts'
import type { NamedSubject, Random, Rgb } from '../../types.ts'
import { drawLeafTree } from '../scenery/woods.ts'

/** Places for the things named beside the subject. */
export function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return [0.26, 0.74].flatMap((x): Spot[] => [
    { x: width * x, y: height * 0.9, size: 0.26, depth: 0.12, kind: 'ground' },
    { x: width * x, y: height * 0.66, size: 0.15, depth: 0.4, kind: 'ground' },
    { x: width * x, y: height * 0.26, size: 0.12, depth: 0.6, kind: 'air' },
  ])
}

/** Trees in blossom or in their season's leaf. */
export function blossomTrees(
  stage: Stage,
  line: (x: number) => number,
  count: number,
  size: readonly [number, number],
  depth: number,
  name: string,
  color: Rgb,
): void {
  const { palette, width, light } = stage
  const random = stage.fork(`blossom ${name}`)
  stage.layer(depth, (context) => {
    for (let tree = 0; tree < count; tree++) {
      const x = ((tree + random() * 0.8) / count) * width
      const own = size[0] + (size[1] - size[0]) * random()
      const tint = random() < 0.55 ? color : mix(palette.foliageLight, palette.foliage, random() * 0.5)
      drawLeafTree(
        context,
        x,
        line(x) + 0.01,
        own,
        {
          dark: mix(lit(palette, tint, 0.2), palette.shade, 0.25),
          bright: lit(palette, mix(tint, [1, 1, 1], 0.2), 1),
          bark: lit(palette, palette.bark, 0.35),
        },
        Math.sign(light.direction[0]) || 1,
        false,
        random,
      )
    }
  })
}

/** A round bush with its blooms; (x, y) is the middle of its foot. */
export function mound(
  context: SKRSContext2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  dark: Rgb,
  bright: Rgb,
  blooms: readonly Rgb[],
  random: Random,
  side: number,
): void {
  for (let leaf = 0; leaf < 120; leaf++) {
    const angle = random() * Math.PI
    const reach = Math.sqrt(random())
    const u = x + Math.cos(angle) * reach * rx
    const v = y - Math.sin(angle) * reach * ry
    const shine = clamp(0.25 + 0.55 * Math.sin(angle) * reach + 0.25 * Math.cos(angle) * side + (random() - 0.5) * 0.3)
    context.fillStyle = css(mix(dark, bright, shine))
    context.beginPath()
    context.ellipse(u, v, rx * 0.1, rx * 0.07, random() * 3, 0, 7)
    context.fill()
  }
  for (let bloom = 0; bloom < 40 && blooms.length; bloom++) {
    const angle = random() * Math.PI
    const reach = Math.sqrt(random()) * 0.95
    context.fillStyle = css(blooms[Math.floor(random() * blooms.length)] as Rgb)
    context.beginPath()
    context.arc(
      x + Math.cos(angle) * reach * rx,
      y - Math.sin(angle) * reach * ry,
      rx * (0.035 + random() * 0.035),
      0,
      7,
    )
    context.fill()
  }
}

/** A building or bridge that belongs to the garden and was not asked for by name. */
export const SIDE_FIGURE: NamedSubject = {
  id: 'garden house',
  placement: { x: null, distance: null },
  colors: [],
  count: 1,
}
