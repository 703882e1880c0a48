import { mix, oklchToRgb } from '../../core/color.ts'
import { pick } from '../../core/random.ts'
import type { Spot, Stage } from '../../stage.ts'
import type { Random, Rgb } from '../../types.ts'
import { type Globe, type SpaceColors } from './sky.ts'

/** Places for the things named beside the subject. */
export function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return [
    [0.24, 0.7, 0.32],
    [0.74, 0.36, 0.2],
    [0.5, 0.56, 0.44],
    [0.8, 0.78, 0.14],
  ].map(([x = 0, y = 0, size = 0], index): Spot => ({
    x: width * x,
    y: height * y + size * 0.3,
    size,
    depth: 0.3 + index * 0.12,
    kind: 'air',
  }))
}

/** In space everything floats: what stands elsewhere is set among the stars too. */
export function placeFloating(stage: Stage, own: readonly Spot[]): void {
  stage.place(own.flatMap((spot): Spot[] => (spot.kind === 'air' ? [spot, { ...spot, kind: 'ground' }] : [spot])))
}

/** A planet of a kind and colour that chance chooses in the harmony of the gas. */
export function globeOf(
  colors: SpaceColors,
  random: Random,
  part: Pick<Globe, 'x' | 'y' | 'radius' | 'depth'> & { toward: Globe['toward']; rings?: boolean },
): Globe {
  const kind = part.rings ? 'gas' : pick(random, ['gas', 'rock', 'ocean'] as const)
  const hue = colors.hue + pick(random, [0, 40, -50, 150])
  const base: readonly [Rgb, Rgb, Rgb] =
    kind === 'ocean'
      ? [oklchToRgb([0.42, 0.13, 245]), oklchToRgb([0.55, 0.09, 120 - random() * 60]), [1, 1, 1]]
      : [oklchToRgb([0.52, 0.11, hue]), oklchToRgb([0.82, 0.08, hue + 25]), oklchToRgb([0.7, 0.13, hue - 35])]
  return {
    ...part,
    kind,
    colors: base,
    air: kind === 'ocean' ? oklchToRgb([0.78, 0.11, 235]) : mix(oklchToRgb([0.75, 0.12, hue]), [1, 1, 1], 0.2),
    tilt: (random() - 0.5) * 0.9,
  }
}
