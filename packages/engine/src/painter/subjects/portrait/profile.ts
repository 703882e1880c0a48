import type { Spot, Stage } from '../../stage.ts'

/** Head and shoulders in profile, looking to the right, 0 the breast, 100 the crown; hair loose, bound or short. */
const FACE =
  '27 88, 30 79, 30.2 73, ! 28.8 69.5, 32 64.5, 36 58.6, ! 35.6 56.6, 31.6 55.4, ! 31.4 54.4, 33.2 52, ! 31.6 50.2, 32.6 48, 31 45.6, 30.8 44, 31.8 41, 29.6 37.6, 24 35.8, 15 36.4, 9.5 32, 9 24, 14 17, 28 11, 42 3, ! 50 -12'

export const PROFILES = [
  `! -62 -12, -56 6, -44 17, -28 23, -18 30, -17 42, -21 50, -28 62, -29 76, -24 90, -12 99, 5 102, 19 98, ${FACE}`,
  `! -62 -12, -56 6, -44 17, -28 23, -17 30, -14 42, -18 52, -24 60, ! -27 66, -38 70, -45 79, -42 90, -32 94, ! -23 91, -12 100, 5 103, 19 99, ${FACE}`,
  `! -70 -12, -66 4, -60 18, -50 26, -46 40, -44 56, -40 74, -32 90, -16 101, 4 104, 19 99, ${FACE}`,
]

/** The profile's path on a context set to figure coordinates at (x, y), `size` high. */
export function onProfile(
  context: Parameters<Parameters<Stage['layer']>[1]>[0],
  x: number,
  y: number,
  size: number,
  side: number,
): void {
  context.translate(x, y)
  context.scale((side * size) / 100, -size / 100)
}

/** Places for the things named beside the subject. */
export function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return [0.2, 0.8].flatMap((x): Spot[] => [
    { x: width * x, y: height * 0.24, size: 0.16, depth: 0.7, kind: 'air' },
    { x: width * x, y: height * 0.93, size: 0.26, depth: 0.1, kind: 'ground' },
  ])
}
