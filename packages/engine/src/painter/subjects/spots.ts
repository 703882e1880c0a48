import { range } from '../core/random.ts'
import type { Spot, Stage } from '../stage.ts'

/** Places in the air above the horizon, the one on the light's far side first. */
export function airSpots(stage: Stage, size = 0.24): Spot[] {
  const random = stage.fork('air spots')
  const side = stage.light.x < stage.width / 2 ? 0.66 : 0.34
  return [
    { x: stage.width * side, y: stage.horizon * range(random, 0.42, 0.62), size, depth: 0.45, kind: 'air' },
    {
      x: stage.width * (1 - side),
      y: stage.horizon * range(random, 0.25, 0.45),
      size: size * 0.6,
      depth: 0.75,
      kind: 'air',
    },
    {
      x: stage.width * range(random, 0.4, 0.6),
      y: stage.horizon * range(random, 0.55, 0.75),
      size: size * 1.5,
      depth: 0.2,
      kind: 'air',
    },
  ]
}

/** Places on the ground from far (small, at `far` units from the top) to near (large, at `near`). */
export function groundSpots(
  stage: Stage,
  far: number,
  near: number,
  size: readonly [far: number, near: number],
): Spot[] {
  return row(stage, 'ground', far, near, size)
}

/** Places on the water, likewise. */
export function waterSpots(
  stage: Stage,
  far: number,
  near: number,
  size: readonly [far: number, near: number],
): Spot[] {
  return row(stage, 'water', far, near, size)
}

function row(
  stage: Stage,
  kind: Spot['kind'],
  far: number,
  near: number,
  [small, large]: readonly [number, number],
): Spot[] {
  const random = stage.fork(`${kind} spots`)
  const start = random() < 0.5 ? 0.36 : 0.62
  return [0.5, 0.18, 0.85, 0.02].map((t, i) => ({
    x: stage.width * (i % 2 ? 1 - start : start) + range(random, -0.04, 0.04),
    y: far + (near - far) * t,
    size: small + (large - small) * t,
    depth: 0.72 - 0.6 * t,
    kind,
  }))
}
