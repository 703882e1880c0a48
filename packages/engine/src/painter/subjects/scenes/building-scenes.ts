import { css, mix } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Spot, Stage } from '../../stage.ts'
import { enter, type Cast } from '../figure/cast.ts'
import { paintMist, paintRays } from '../scenery/air.ts'
import { paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintRock } from '../scenery/rock.ts'
import { paintOverhang, paintTrees, paintTrunk } from '../scenery/woods.ts'

function spots(stage: Stage, ground: number): Spot[] {
  const { width, height } = stage
  return [0.24, 0.76, 0.5].flatMap((x): Spot[] => [
    { x: width * x, y: ground, size: 0.13, depth: 0.35, kind: 'ground' },
    { x: width * x, y: Math.min(height * 0.95, ground + 0.13), size: 0.22, depth: 0.15, kind: 'ground' },
    { x: width * x, y: height * (0.16 + 0.1 * x), size: 0.14, depth: 0.7, kind: 'air' },
  ])
}

/** A way that winds from the foreground up to a door at (x, y). */
function paintWay(stage: Stage, x: number, y: number, depth: number): void {
  const { palette, width, height } = stage
  const sand = lit(palette, mix(palette.sand, palette.land, 0.3), 0.7)
  const side = stage.random() < 0.5 ? -1 : 1
  stage.layer(depth, (context) => {
    const fill = context.createLinearGradient(0, y, 0, height)
    fill.addColorStop(0, css(sand, 0.85))
    fill.addColorStop(1, css(mix(sand, palette.shade, 0.35)))
    context.fillStyle = fill
    const low = height - y
    context.beginPath()
    context.moveTo(x - 0.008, y)
    context.bezierCurveTo(
      x + side * 0.16,
      y + low * 0.22,
      x - side * 0.3,
      y + low * 0.45,
      width * 0.5 - side * 0.1 - 0.14,
      height + 0.05,
    )
    context.lineTo(width * 0.5 - side * 0.1 + 0.2, height + 0.05)
    context.bezierCurveTo(x - side * 0.14 + 0.08, y + low * 0.5, x + side * 0.2 + 0.02, y + low * 0.22, x + 0.008, y)
    context.fill()
  })
}

/** Crowning a hill, a path winding up to it. */
function onTheHill(cast: Cast): Layout {
  return {
    id: 'hill',
    suits: ['wide', 'low', 'centred', 'mountains'],
    paint(stage, subject) {
      const { width, height, noise } = stage
      stage.horizon = height * 0.68
      stage.sky()
      paintRidges(stage, { count: 4, far: height * 0.62, near: height * 0.74, rise: 0.2, jagged: 0.7 })
      paintMist(stage, height * 0.72, 0.08, 0.55)
      const peak = width * (0.4 + 0.2 * stage.random())
      const line = (x: number): number =>
        height * 0.85 -
        0.21 * Math.exp(-Math.pow(Math.abs(x - peak) / (width * 0.36), 3.4)) +
        0.012 * noise.fbm(x * 4, 1, 4)
      paintGround(stage, { line, depths: [0.42, 0.03] })
      const foot = line(peak) + 0.035
      paintTrees(stage, {
        line: (x) => line(x) + 0.02,
        count: 34,
        size: [0.03, 0.075],
        depth: 0.42,
        firs: 0.5,
        name: 'slope',
        gap: [(peak / width) * 2 - 1, 0.34],
      })
      enter(stage, cast, subject, { x: peak, y: foot, size: 0.42, depth: 0.4, kind: 'ground' }, (x) => line(x) + 0.035)
      paintGrass(stage, { line, blade: [0.012, 0.024], from: 0.028, to: 0.08, count: 800, depth: 0.36, name: 'foot' })
      paintWay(stage, peak, foot + 0.004, 0.3)
      paintTrees(stage, {
        line: (x) => line(x) + 0.1,
        count: 13,
        size: [0.07, 0.15],
        depth: 0.22,
        firs: 0.4,
        name: 'near',
        gap: [(peak / width) * 2 - 1, 0.3],
      })
      stage.place(spots(stage, height * 0.82))
      paintGrass(stage, {
        line,
        blade: [0.012, 0.06],
        from: 0.08,
        to: height * 0.3,
        count: 1500,
        depth: 0.12,
        flowers: [stage.palette.blossom, stage.palette.accent],
        bloom: 0.1,
        name: 'front',
      })
    },
  }
}

/** On the far bank, doubled by still water. */
function overWater(cast: Cast): Layout {
  return {
    id: 'over water',
    suits: ['symmetrical', 'panorama', 'lake', 'boat', 'swan'],
    paint(stage, subject) {
      const { width, height, noise } = stage
      stage.horizon = height * 0.56
      stage.sky()
      paintRidges(stage, { count: 3, far: height * 0.5, near: height * 0.54, rise: 0.26, jagged: 0.85 })
      paintMist(stage, height * 0.52, 0.07, 0.5)
      const middle = width * (0.42 + 0.16 * stage.random())
      const line = (x: number): number =>
        height * 0.563 - 0.055 * Math.exp(-Math.pow((x - middle) / (width * 0.26), 2)) + 0.006 * noise.fbm(x * 7, 3, 3)
      paintTrees(stage, {
        line: (x) => line(x) + 0.004,
        count: 44,
        size: [0.05, 0.13],
        depth: 0.55,
        firs: 0.65,
        name: 'behind',
      })
      paintGround(stage, { line, depths: [0.5, 0.45] })
      enter(stage, cast, subject, { x: middle, y: line(middle) + 0.018, size: 0.36, depth: 0.46, kind: 'ground' })
      paintTrees(stage, {
        line: (x) => line(x) + 0.018,
        count: 18,
        size: [0.03, 0.07],
        depth: 0.44,
        firs: 0.4,
        name: 'bank',
        gap: [(middle / width) * 2 - 1, 0.3],
      })
      stage.water(height * 0.585, height, { ripple: 0.16 })
      paintMist(stage, height * 0.585, 0.035, 0.4)
      stage.place([
        ...[0.25, 0.75, 0.5].flatMap((x): Spot[] => [
          { x: width * x, y: height * 0.67, size: 0.1, depth: 0.35, kind: 'water' },
          { x: width * x, y: height * 0.79, size: 0.18, depth: 0.2, kind: 'water' },
        ]),
        ...spots(stage, height * 0.58).filter((spot) => spot.kind === 'air'),
        { x: width * 0.24, y: height * 0.965, size: 0.24, depth: 0.08, kind: 'ground' },
        { x: width * 0.76, y: height * 0.965, size: 0.24, depth: 0.08, kind: 'ground' },
      ])
      const side = stage.random() < 0.5 ? -1 : 1
      const bank = (x: number): number =>
        height * 0.985 - 0.11 * Math.exp(-Math.pow((side < 0 ? x : width - x) / (width * 0.32), 2))
      paintGround(stage, { line: bank, depths: [0.1, 0.02] })
      paintGrass(stage, {
        line: bank,
        blade: [0.04, 0.12],
        from: 0,
        to: 0.1,
        count: 460,
        depth: 0.06,
        name: 'reeds',
        flowers: [stage.palette.blossom],
        bloom: 0.08,
      })
    },
  }
}

/** Found between the trees, in a wood full of light. */
function inTheWood(cast: Cast): Layout {
  return {
    id: 'wood',
    suits: ['framed', 'close', 'forest'],
    paint(stage, subject) {
      const { width, height } = stage
      stage.horizon = height * 0.6
      stage.sky()
      const firs = 0.25 + stage.random() * 0.7
      const line = (x: number): number => height * 0.72 + 0.02 * stage.noise.fbm(x * 2, 5, 3)
      paintRidges(stage, {
        count: 2,
        far: height * 0.56,
        near: height * 0.66,
        rise: 0.24,
        jagged: 0.4,
        wooded: true,
        depths: [0.88, 0.7],
      })
      paintTrees(stage, { line, count: 34, size: [0.24, 0.44], depth: 0.66, firs, name: 'far', gap: [0, 0.2] })
      paintMist(stage, height * 0.66, 0.12, 0.6)
      paintGround(stage, { line, depths: [0.55, 0.03] })
      const x = width * (0.45 + 0.1 * stage.random())
      enter(stage, cast, subject, { x, y: height * 0.77, size: 0.46, depth: 0.35, kind: 'ground' })
      paintWay(stage, x, height * 0.775, 0.25)
      paintTrees(stage, {
        line: () => height * 0.8,
        count: 9,
        size: [0.4, 0.62],
        depth: 0.24,
        firs,
        name: 'sides',
        gap: [0, 0.72],
      })
      paintRays(stage, 0.8, 0.4)
      stage.place(spots(stage, height * 0.82))
      paintGrass(stage, {
        line: () => height * 0.8,
        blade: [0.02, 0.09],
        from: 0,
        to: height * 0.2,
        count: 1200,
        depth: 0.1,
        flowers: [stage.palette.blossom, stage.palette.snow, stage.palette.accent],
        bloom: 0.16,
        name: 'front',
      })
      const side = stage.random() < 0.5 ? -1 : 1
      paintTrunk(stage, side)
      paintOverhang(stage, side, 0.55)
    },
  }
}

/** On a headland over the sea. */
function onTheHeadland(cast: Cast): Layout {
  return {
    id: 'headland',
    suits: ['thirds', 'high', 'sea', 'minimal'],
    paint(stage, subject) {
      const { width, height, palette, noise } = stage
      stage.horizon = height * 0.6
      stage.sky()
      paintRidges(stage, {
        count: 2,
        far: height * 0.595,
        near: height * 0.61,
        rise: 0.07,
        jagged: 0.3,
        depths: [0.88, 0.8],
      })
      stage.water(stage.horizon + 0.005, height, { ripple: 0.6 })
      const side = stage.random() < 0.5 ? -1 : 1
      const from = (x: number): number => (side < 0 ? x : width - x) / width
      const line = (x: number): number =>
        height * (0.6 + 0.055 * noise.fbm(x * 3, 7, 3)) + Math.pow(Math.max(0, from(x) - 0.42) * 2.1, 2.2) * 0.5
      paintRock(stage, {
        top: (u) => line(u) + 0.012,
        solid: (u, v) => (from(u) < 0.86 - 0.12 * noise.fbm(v * 4, u * 2, 3) ? 1 : 0),
        depth: 0.36,
      })
      const x = side < 0 ? width * 0.3 : width * 0.7
      const turf = (u: number): number => Math.max(line(u) - 0.004, from(u) > 0.62 ? height * 2 : 0)
      paintGrass(stage, { line: turf, blade: [0.012, 0.022], from: 0, to: 0.02, count: 900, depth: 0.35, name: 'turf' })
      enter(stage, cast, subject, { x, y: line(x) + 0.02, size: 0.34, depth: 0.34, kind: 'ground' })
      paintGrass(stage, {
        line: turf,
        blade: [0.014, 0.04],
        from: 0.02,
        to: 0.1,
        count: 1100,
        depth: 0.3,
        flowers: [palette.blossom, palette.accent2],
        bloom: 0.14,
        name: 'front',
      })
      // Foam where the sea meets the rock.
      stage.layer(
        0.3,
        (context) => {
          for (let fleck = 0; fleck < 150; fleck++) {
            const t = noise.hash(fleck, 21)
            const y = height * (0.8 + 0.2 * t)
            const edge = 0.42 + Math.pow(Math.max(0, (y - height * 0.6) / 0.5), 1 / 2.2) / 2.1
            const u = (side < 0 ? edge : 1 - edge) * width + (noise.hash(fleck, 22) - 0.3) * 0.12 * -side
            context.fillStyle = css(palette.cloudLit, 0.16)
            context.beginPath()
            context.ellipse(u, y, 0.008 + 0.03 * noise.hash(fleck, 23), 0.004 + 0.008 * noise.hash(fleck, 24), 0, 0, 7)
            context.fill()
          }
        },
        { depth: false },
      )
      stage.place([
        ...[0.2, 0.5, 0.8].flatMap((u): Spot[] => [
          { x: width * (side < 0 ? 0.3 + u * 0.7 : u * 0.7), y: height * 0.66, size: 0.09, depth: 0.6, kind: 'water' },
          {
            x: width * (side < 0 ? 0.5 + u * 0.45 : 0.05 + u * 0.45),
            y: height * 0.8,
            size: 0.16,
            depth: 0.4,
            kind: 'water',
          },
        ]),
        ...spots(stage, line(x) + 0.05),
      ])
    },
  }
}

/** Scenes for buildings. */
export function buildingScenes(cast: Cast): readonly Layout[] {
  const modest = { ...cast, widest: 0.6 }
  return [onTheHill(modest), overWater(modest), inTheWood(modest), onTheHeadland({ ...cast, widest: 0.46 })]
}
