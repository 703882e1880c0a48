import type { Spot, Stage } from '../../stage.ts'

/** Places for the things named beside the subject. */
export function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return [0.2, 0.8].flatMap((x): Spot[] => [
    { x: width * x, y: height * 0.3, size: 0.18, depth: 0.3, kind: 'air' },
    { x: width * x, y: height * 0.5, size: 0.13, depth: 0.5, kind: 'air' },
    { x: width * x, y: height * 0.93, size: 0.24, depth: 0.2, kind: 'ground' },
  ])
}
