import type { Layout, Spot, Stage } from '../../stage.ts'
import { enter, type Cast } from '../figure/cast.ts'
import { paintBokeh, paintMist, paintRays } from '../scenery/air.ts'
import { paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintSoftBackground } from '../scenery/soft.ts'
import { paintOverhang, paintTrees, paintTrunk } from '../scenery/woods.ts'

/** Places on open ground under a sky, for things named beside the subject. */
function openSpots(stage: Stage, line: (x: number) => number): Spot[] {
  const { width, height } = stage
  const spots: Spot[] = []
  for (const x of [0.22, 0.78, 0.5]) {
    spots.push({ x: width * x, y: line(width * x) + 0.03, size: 0.16, depth: 0.4, kind: 'ground' })
    spots.push({
      x: width * x,
      y: Math.min(height * 0.97, line(width * x) + 0.16),
      size: 0.26,
      depth: 0.15,
      kind: 'ground',
    })
  }
  for (const [x, y, size] of [
    [0.3, 0.22, 0.16],
    [0.7, 0.18, 0.14],
    [0.5, 0.3, 0.12],
  ] as const) {
    spots.push({ x: width * x, y: height * y, size, depth: 0.7, kind: 'air' })
  }
  return spots
}

function meadowFlowers(stage: Stage): readonly (readonly [number, number, number])[] {
  return stage.reading.season === 'autumn'
    ? [stage.palette.foliageLight, stage.palette.land]
    : [stage.palette.blossom, stage.palette.accent, stage.palette.snow]
}

/** Seen from low down, on a crest against the sky. */
function onTheRidge(cast: Cast): Layout {
  return {
    id: 'ridge',
    suits: ['low', 'wide', 'minimal', 'thirds'],
    paint(stage, subject) {
      const { width, height } = stage
      const crest = width * (0.36 + 0.28 * stage.random())
      stage.horizon = height * 0.74
      stage.sky()
      paintRidges(stage, {
        count: 3,
        far: height * 0.7,
        near: height * 0.8,
        rise: 0.16,
        jagged: stage.random() < 0.5 ? 0.75 : 0.15,
      })
      const line = (x: number): number =>
        height * 0.84 -
        0.1 * Math.exp(-Math.pow((x - crest) / (width * 0.34), 2)) +
        0.012 * stage.noise.fbm(x * 3, 4, 3)
      paintGround(stage, { line, depths: [0.32, 0.02] })
      paintGrass(stage, { line, blade: [0.014, 0.024], from: 0, to: 0.05, count: 900, depth: 0.3, name: 'crest' })
      enter(
        stage,
        cast,
        subject,
        { x: crest, y: line(crest) + 0.016, size: 0.5, depth: 0.28, kind: 'ground' },
        (x) => line(x) + 0.016,
      )
      stage.place(openSpots(stage, line))
      paintGrass(stage, {
        line,
        blade: [0.02, 0.075],
        from: 0.03,
        to: height * 0.2,
        count: 1500,
        depth: 0.12,
        flowers: meadowFlowers(stage),
        bloom: 0.12,
        name: 'front',
      })
    },
  }
}

/** In a clearing with shafts of light between the trees. */
function inTheGlade(cast: Cast): Layout {
  return {
    id: 'glade',
    suits: ['centred', 'framed', 'forest'],
    paint(stage, subject) {
      const { width, height } = stage
      stage.horizon = height * 0.6
      stage.sky()
      const firs = stage.random()
      const line = (x: number): number => height * 0.68 + 0.02 * stage.noise.fbm(x * 2.4, 9, 3)
      paintRidges(stage, {
        count: 2,
        far: height * 0.6,
        near: height * 0.66,
        rise: 0.2,
        jagged: 0.1,
        wooded: true,
        depths: [0.85, 0.7],
      })
      paintTrees(stage, { line: (x) => line(x) - 0.02, count: 26, size: [0.3, 0.5], depth: 0.72, firs, name: 'far' })
      paintMist(stage, height * 0.62, 0.16, 0.7)
      paintTrees(stage, { line, count: 20, size: [0.42, 0.74], depth: 0.52, firs, name: 'middle', gap: [0, 0.3] })
      paintRays(stage, 0.9, 0.5)
      paintGround(stage, { line, depths: [0.5, 0.03] })
      paintGrass(stage, {
        line,
        blade: [0.012, 0.03],
        from: 0,
        to: 0.12,
        count: 1100,
        depth: 0.42,
        flowers: meadowFlowers(stage),
        bloom: 0.1,
        name: 'glade',
      })
      paintMist(stage, height * 0.69, 0.05, 0.45)
      const x = width * (0.42 + 0.16 * stage.random())
      enter(stage, cast, subject, { x, y: height * 0.84, size: 0.4, depth: 0.22, kind: 'ground' })
      stage.place(openSpots(stage, line))
      paintGrass(stage, {
        line: () => height * 0.86,
        blade: [0.03, 0.1],
        from: 0.02,
        to: height * 0.15,
        count: 900,
        depth: 0.1,
        flowers: meadowFlowers(stage),
        bloom: 0.18,
        name: 'front',
      })
      const side = x < width / 2 ? 1 : -1
      paintTrunk(stage, side)
      paintOverhang(stage, side, 0.5)
    },
  }
}

/** On the bank of still water that doubles the hills. */
function onTheShore(cast: Cast): Layout {
  return {
    id: 'shore',
    suits: ['wide', 'panorama', 'symmetrical', 'lake'],
    paint(stage, subject) {
      const { width, height } = stage
      stage.horizon = height * 0.5
      stage.sky()
      paintRidges(stage, { count: 3, far: height * 0.47, near: height * 0.5, rise: 0.2, jagged: 0.8 })
      paintTrees(stage, {
        line: () => height * 0.5,
        count: 40,
        size: [0.05, 0.13],
        depth: 0.6,
        firs: 0.8,
        name: 'bank',
      })
      stage.water(height * 0.505, height, { ripple: 0.16 })
      paintMist(stage, height * 0.51, 0.05, 0.5)
      const side = stage.random() < 0.5 ? -1 : 1
      const line = (x: number): number =>
        height * 0.83 + side * (x - width / 2) * 0.16 * (height / width) + 0.025 * stage.noise.fbm(x * 3, 2, 4)
      paintGround(stage, { line, depths: [0.2, 0.02] })
      const x = width * (0.5 - side * 0.12)
      paintGrass(stage, { line, blade: [0.014, 0.03], from: -0.004, to: 0.08, count: 900, depth: 0.2, name: 'bank' })
      enter(stage, cast, subject, { x, y: line(x) + 0.045, size: 0.46, depth: 0.16, kind: 'ground' })
      stage.place([
        ...openSpots(stage, line),
        ...[0.25, 0.5, 0.75].flatMap((place): Spot[] => [
          { x: width * place, y: height * 0.6, size: 0.12, depth: 0.5, kind: 'water' },
          { x: width * place, y: height * 0.7, size: 0.2, depth: 0.3, kind: 'water' },
        ]),
      ])
      paintGrass(stage, {
        line,
        blade: [0.03, 0.14],
        from: 0.05,
        to: height * 0.2,
        count: 700,
        depth: 0.08,
        flowers: meadowFlowers(stage),
        bloom: 0.1,
        name: 'reeds',
      })
    },
  }
}

/** Near, before a background that is out of focus. */
function closeBy(cast: Cast): Layout {
  return {
    id: 'close',
    suits: ['close', 'centred', 'portrait'],
    paint(stage, subject) {
      const { width, height } = stage
      stage.horizon = height * 0.66
      paintSoftBackground(stage, 0.52)
      paintBokeh(stage, 46, 0, height * 0.75, 'far')
      paintRays(stage, 0.5, 0.6)
      const x = width * (0.46 + 0.08 * stage.random())
      const line = (): number => height * 0.86
      paintGrass(stage, {
        line,
        blade: [0.03, 0.07],
        from: 0,
        to: 0.06,
        count: 420,
        depth: 0.25,
        flowers: meadowFlowers(stage),
        bloom: 0.12,
        name: 'behind',
      })
      enter(stage, cast, subject, { x, y: height * 0.91, size: 0.74, depth: 0.15, kind: 'ground' })
      stage.place(openSpots(stage, line))
      paintGrass(stage, {
        line,
        blade: [0.06, 0.17],
        from: 0.07,
        to: height * 0.17,
        count: 460,
        depth: 0.06,
        flowers: meadowFlowers(stage),
        bloom: 0.16,
        name: 'before',
      })
    },
  }
}

/** Scenes for whatever stands or walks. */
export function groundScenes(cast: Cast): readonly Layout[] {
  return [onTheRidge(cast), inTheGlade(cast), onTheShore(cast), closeBy(cast)]
}
