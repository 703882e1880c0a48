import type { Layout, Spot, Stage } from '../../stage.ts'
import { enter, type Cast } from '../figure/cast.ts'
import { paintMist } from '../scenery/air.ts'
import { paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintRock } from '../scenery/rock.ts'
import { paintOverhang, paintTrees } from '../scenery/woods.ts'

function waterSpots(stage: Stage): Spot[] {
  const { width, height, horizon } = stage
  const at = (t: number): number => horizon + (height - horizon) * t
  return [0.2, 0.8, 0.5].flatMap((x): Spot[] => [
    { x: width * x, y: at(0.2), size: 0.12, depth: 0.55, kind: 'water' },
    { x: width * x, y: at(0.45), size: 0.2, depth: 0.35, kind: 'water' },
    { x: width * x, y: horizon * 0.5, size: 0.15, depth: 0.7, kind: 'air' },
  ])
}

/** Far out, low sun or moon, a path of light on the water. */
function openWater(cast: Cast): Layout {
  return {
    id: 'open water',
    suits: ['wide', 'minimal', 'low', 'sea'],
    paint(stage, subject) {
      const { width, height } = stage
      stage.horizon = height * 0.56
      stage.sky()
      stage.water(stage.horizon, height, { ripple: 0.5 })
      const x = width * (0.4 + 0.2 * stage.random())
      enter(stage, cast, subject, { x, y: height * 0.73, size: 0.5, depth: 0.3, kind: 'water' })
      stage.place(waterSpots(stage))
    },
  }
}

/** In a bay between wooded hills. */
function sheltered(cast: Cast): Layout {
  return {
    id: 'bay',
    suits: ['centred', 'panorama', 'symmetrical', 'lake'],
    paint(stage, subject) {
      const { width, height } = stage
      stage.horizon = height * 0.5
      stage.sky()
      paintRidges(stage, { count: 4, far: height * 0.45, near: height * 0.5, rise: 0.22, jagged: 0.5, wooded: true })
      paintTrees(stage, {
        line: () => height * 0.5,
        count: 30,
        size: [0.05, 0.12],
        depth: 0.6,
        firs: 0.6,
        name: 'bank',
      })
      stage.water(height * 0.505, height, { ripple: 0.12 })
      paintMist(stage, height * 0.51, 0.06, 0.55)
      const x = width * (0.42 + 0.16 * stage.random())
      enter(stage, cast, subject, { x, y: height * 0.74, size: 0.4, depth: 0.3, kind: 'water' })
      stage.place(waterSpots(stage))
      const side = stage.random() < 0.5 ? -1 : 1
      const line = (u: number): number =>
        height * 0.96 - 0.12 * Math.exp(-Math.pow((side < 0 ? u : width - u) / (width * 0.3), 2))
      paintGround(stage, { line, depths: [0.1, 0.02] })
      paintGrass(stage, { line, blade: [0.04, 0.12], from: 0, to: 0.1, count: 420, depth: 0.06, name: 'reeds' })
      paintOverhang(stage, side, 0.55)
    },
  }
}

/** Seen from a high shore over a wide, moving sea. */
function fromTheCliff(cast: Cast): Layout {
  return {
    id: 'cliff',
    suits: ['high', 'thirds', 'framed'],
    paint(stage, subject) {
      const { width, height, palette, noise } = stage
      stage.horizon = height * 0.34
      stage.sky()
      paintRidges(stage, {
        count: 2,
        far: height * 0.33,
        near: height * 0.345,
        rise: 0.1,
        jagged: 0.35,
        depths: [0.85, 0.75],
      })
      stage.water(stage.horizon + 0.004, height, { ripple: 0.62, tint: 0.8 })
      const x = width * (0.52 + 0.12 * stage.random())
      enter(stage, cast, subject, { x, y: height * 0.6, size: 0.32, depth: 0.4, kind: 'water' })
      stage.place(waterSpots(stage))
      const cliff = (u: number): number =>
        height * (0.62 + 0.5 * Math.pow(u / width, 0.8)) + 0.03 * noise.fbm(u * 5, 3, 4)
      paintRock(stage, { top: cliff, depth: 0.1 })
      paintGrass(stage, {
        line: cliff,
        blade: [0.02, 0.05],
        from: -0.004,
        to: 0.05,
        count: 620,
        depth: 0.07,
        flowers: [palette.blossom, palette.accent],
        bloom: 0.2,
        name: 'cliff',
      })
    },
  }
}

/** Scenes for whatever floats or swims. */
export function waterScenes(cast: Cast): readonly Layout[] {
  return [openWater(cast), sheltered(cast), fromTheCliff(cast)]
}
