import type { Layout, Spot, Stage } from '../../stage.ts'
import { css, mix } from '../../core/color.ts'
import { fishFigure } from '../animals/sea-animals.ts'
import { enter, type Cast } from '../figure/cast.ts'
import { settle } from '../figure/settle.ts'
import type { NamedSubject } from '../../types.ts'
import { paintReef } from './corals.ts'
import { paintBubbles, paintDepths, paintSeabed, type Depths } from './water-room.ts'

function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return [0.25, 0.72, 0.5].flatMap((x): Spot[] => [
    { x: width * x, y: height * 0.42, size: 0.2, depth: 0.5, kind: 'air' },
    { x: width * x, y: height * 0.62, size: 0.3, depth: 0.3, kind: 'air' },
    { x: width * x, y: height * 0.88, size: 0.3, depth: 0.15, kind: 'ground' },
  ])
}

/** Things swim here as they fly elsewhere, so they are set into the water as if it were air. */
function placeSwimming(stage: Stage): void {
  stage.place(
    spots(stage).flatMap((spot): Spot[] => (spot.kind === 'air' ? [spot, { ...spot, kind: 'water' }] : [spot])),
  )
}

/** A shoal of small fish that turn together. */
function paintShoal(stage: Stage, colors: Depths, x: number, y: number, spread: number, count: number): void {
  const random = stage.fork('shoal')
  const way = random() < 0.5 ? -1 : 1
  stage.layer(
    0.6,
    (context) => {
      for (let index = 0; index < count; index++) {
        const angle = random() * Math.PI * 2
        const reach = Math.sqrt(random())
        const u = x + Math.cos(angle) * reach * spread * 1.6
        const v = y + Math.sin(angle) * reach * spread * 0.6 + Math.cos(u * 6) * 0.03
        const size = 0.008 + random() * 0.014
        context.save()
        context.translate(u, v)
        context.rotate(Math.sin(u * 6) * 0.4)
        context.scale(way * size, size)
        context.fillStyle = css(mix(colors.deep, colors.surface, random() < 0.35 ? 0.9 : 0.12 + random() * 0.2), 0.85)
        context.beginPath()
        context.moveTo(1, 0)
        context.quadraticCurveTo(0, -0.55, -0.8, -0.04)
        context.lineTo(-1.3, -0.4)
        context.lineTo(-1.3, 0.4)
        context.lineTo(-0.8, 0.04)
        context.quadraticCurveTo(0, 0.55, 1, 0)
        context.fill()
        context.restore()
      }
    },
    { haze: false },
  )
}

const SWARM: NamedSubject = { id: 'reef fish', placement: { x: null, distance: null }, colors: [], count: 1 }

/** Fish of several kinds about the reef, when the scene has no lead of its own. */
function paintFish(stage: Stage, count: number): void {
  const random = stage.fork('reef fish')
  for (let index = 0; index < count; index++) {
    const spot: Spot = {
      x: stage.width * (0.12 + 0.76 * random()),
      y: stage.height * (0.3 + 0.42 * random()),
      size: 0.06 + 0.09 * random(),
      depth: 0.35,
      kind: 'air',
    }
    stage.layer(
      spot.depth,
      (context) =>
        settle(stage, context, fishFigure, spot, SWARM, stage.fork(`fish ${index}`), {
          floating: true,
          flipped: random() < 0.5,
        }),
      { haze: false },
    )
  }
}

type Lead = (stage: Stage, subject: NamedSubject, anchor: Spot) => void

function reef(lead: Lead): Layout {
  return {
    id: 'reef',
    suits: ['wide', 'centred', 'framed', 'reef', 'coral', 'aquarium'],
    paint(stage, subject) {
      const { width, height, noise } = stage
      stage.horizon = height * 0.1
      const colors = paintDepths(stage, -0.02)
      const back = (x: number): number => height * 0.72 + 0.06 * noise.fbm(x * 2, 1, 3)
      paintSeabed(stage, colors, back)
      paintReef(stage, colors, {
        line: back,
        count: 26,
        size: [0.08, 0.2],
        depth: 0.6,
        murk: 0.6,
        clear: 0.1,
        name: 'back',
      })
      paintShoal(stage, colors, width * (0.3 + 0.4 * stage.random()), height * 0.28, 0.2, 120)
      lead(stage, subject, {
        x: width * (0.42 + 0.16 * stage.random()),
        y: height * 0.62,
        size: 0.62,
        depth: 0.3,
        kind: 'air',
      })
      placeSwimming(stage)
      const front = (x: number): number =>
        height * 0.96 - 0.16 * Math.pow(Math.abs((x / width) * 2 - 1), 2) + 0.03 * noise.fbm(x * 4, 5, 2)
      paintReef(stage, colors, {
        line: front,
        count: 34,
        size: [0.14, 0.34],
        depth: 0.12,
        murk: 0.08,
        clear: 0.36,
        name: 'front',
      })
      paintBubbles(stage, 60)
    },
  }
}

function blueWater(lead: Lead): Layout {
  return {
    id: 'open sea',
    suits: ['minimal', 'low', 'panorama', 'whale', 'dolphin', 'deep'],
    paint(stage, subject) {
      const { width, height } = stage
      stage.horizon = height * 0.2
      const colors = paintDepths(stage, height * 0.12)
      paintShoal(stage, colors, width * 0.3, height * 0.72, 0.26, 170)
      lead(stage, subject, {
        x: width * (0.45 + 0.12 * stage.random()),
        y: height * 0.64,
        size: 0.72,
        depth: 0.3,
        kind: 'air',
      })
      placeSwimming(stage)
      paintBubbles(stage, 70)
    },
  }
}

function kelp(lead: Lead): Layout {
  return {
    id: 'kelp forest',
    suits: ['close', 'thirds', 'forest', 'kelp'],
    paint(stage, subject) {
      const { width, height, palette } = stage
      stage.horizon = height * 0.1
      const colors = paintDepths(stage, -0.05)
      const random = stage.fork('kelp')
      const strands = (count: number, depth: number, thick: number, murk: number, edge = 1): void =>
        stage.layer(
          depth,
          (context) => {
            for (let strand = 0; strand < count; strand++) {
              const place = random()
              const x = width * (edge < 1 ? (strand % 2 ? 1 - place * edge : place * edge) : place)
              const sway = (random() - 0.5) * 0.2
              const green = mix(mix(palette.foliageLight, colors.deep, 0.3 + 0.3 * random()), colors.middle, murk)
              context.strokeStyle = css(green)
              context.lineWidth = thick * 0.3
              context.beginPath()
              context.moveTo(x, height + 0.05)
              context.bezierCurveTo(x + sway, height * 0.66, x - sway, height * 0.33, x + sway * 0.6, -0.05)
              context.stroke()
              for (let leaf = 0; leaf < 34; leaf++) {
                const t = leaf / 34
                const u = 1 - t
                const px =
                  u * u * u * x + 3 * u * u * t * (x + sway) + 3 * u * t * t * (x - sway) + t * t * t * (x + sway * 0.6)
                const py =
                  u * u * u * (height + 0.05) +
                  3 * u * u * t * height * 0.66 +
                  3 * u * t * t * height * 0.33 -
                  t * t * t * 0.05
                const side = leaf % 2 ? 1 : -1
                context.fillStyle = css(mix(green, colors.surface, random() * 0.35 * (1 - murk)))
                context.beginPath()
                const long = thick * (0.9 + random() * 1.1)
                context.ellipse(
                  px + side * long * 0.8,
                  py - thick * 0.5,
                  long,
                  thick * 0.26,
                  side * (-0.25 - random() * 0.8),
                  0,
                  7,
                )
                context.fill()
              }
            }
          },
          { haze: false },
        )
      strands(16, 0.75, 0.012, 0.72)
      strands(9, 0.55, 0.02, 0.45)
      const line = (x: number): number => height * 0.86 + 0.03 * stage.noise.fbm(x * 3, 1, 3)
      paintSeabed(stage, colors, line)
      lead(stage, subject, {
        x: width * (0.4 + 0.2 * stage.random()),
        y: height * 0.66,
        size: 0.6,
        depth: 0.3,
        kind: 'air',
      })
      placeSwimming(stage)
      paintReef(stage, colors, {
        line: () => height * 0.97,
        count: 26,
        size: [0.1, 0.24],
        depth: 0.15,
        murk: 0.1,
        clear: 0.2,
        name: 'floor',
      })
      strands(2, 0.06, 0.024, 0.05, 0.16)
      paintBubbles(stage, 50)
    },
  }
}

/** Scenes below the surface with a lead that swims. */
export function underwaterScenes(cast: Cast): readonly Layout[] {
  const lead: Lead = (stage, subject, anchor) =>
    enter(stage, { ...cast, scale: Math.max(0.5, cast.scale) }, subject, anchor)
  return [reef(lead), blueWater(lead), kelp(lead)]
}

/** The same without one: the reef itself is the subject. */
export const UNDERWATER_LAYOUTS: readonly Layout[] = [
  reef((stage) => paintFish(stage, 6)),
  blueWater((stage) => paintFish(stage, 3)),
  kelp((stage) => paintFish(stage, 5)),
]
