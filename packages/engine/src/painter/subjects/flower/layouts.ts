import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Spot, Stage } from '../../stage.ts'
import type { NamedSubject } from '../../types.ts'
import { settle } from '../figure/settle.ts'
import { paintBokeh, paintRays } from '../scenery/air.ts'
import { paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintCloth, paintTable, paintWall, roomColors, tableShadow } from '../scenery/room.ts'
import { paintSoftBackground } from '../scenery/soft.ts'
import { paintTrees } from '../scenery/woods.ts'
import { vaseFigure } from '../still-life/vessels.ts'
import type { Species } from './heads.ts'
import { drawHead, drawStem, headShade, leaf, makeHead, type Head } from './plants.ts'

function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return [0.2, 0.8].flatMap((x): Spot[] => [
    { x: width * x, y: height * 0.3, size: 0.18, depth: 0.3, kind: 'air' },
    { x: width * x, y: height * 0.5, size: 0.13, depth: 0.5, kind: 'air' },
    { x: width * x, y: height * 0.93, size: 0.24, depth: 0.2, kind: 'ground' },
  ])
}

/** Lily pads and the water that they lie on, for the lotus. */
function paintPads(stage: Stage): void {
  const { width, height, palette } = stage
  const random = stage.fork('pads')
  const dark = mix(lit(palette, palette.foliage, 0.2), palette.shade, 0.25)
  const bright = lit(palette, palette.foliageLight, 0.85)
  stage.layer(0.3, (context) => {
    for (let pad = 0; pad < 17; pad++) {
      const t = pad / 16
      const y = height * (0.6 + 0.38 * t * t)
      const x = random() * width
      const rx = 0.05 + 0.15 * t * (0.7 + random() * 0.5)
      const fill = context.createLinearGradient(x - rx, y, x + rx, y + rx * 0.3)
      fill.addColorStop(0, css(mix(dark, bright, 0.25 + random() * 0.5)))
      fill.addColorStop(1, css(mix(dark, bright, random() * 0.5)))
      context.fillStyle = css(palette.shade, 0.35)
      context.beginPath()
      context.ellipse(x, y + rx * 0.05, rx * 1.04, rx * 0.36, 0, 0, 7)
      context.fill()
      context.fillStyle = fill
      const notch = random() * 6
      context.beginPath()
      context.moveTo(x, y)
      context.ellipse(x, y, rx, rx * 0.33, 0, notch, notch + 5.9)
      context.fill()
      context.strokeStyle = css(bright, 0.4)
      context.lineWidth = 0.0015
      for (let rib = 0; rib < 11; rib++) {
        const angle = notch + 0.1 + rib * 0.56
        context.beginPath()
        context.moveTo(x, y)
        context.lineTo(x + Math.cos(angle) * rx * 0.9, y + Math.sin(angle) * rx * 0.3)
        context.stroke()
      }
    }
  }, { haze: false })
}

/** One blossom that fills the picture, or a few. */
function blossom(species: Species): Layout {
  return {
    id: 'blossom',
    suits: ['close', 'centred', 'minimal', 'symmetrical'],
    paint(stage, subject) {
      const { width, height } = stage
      const pond = species.leaf === 'pad'
      stage.horizon = height * (pond ? 0.46 : 0.7)
      paintSoftBackground(stage, pond ? 0.8 : 0.72)
      if (pond) stage.water(height * 0.5, height, { ripple: 0.1, tint: 0.7 })
      paintBokeh(stage, 40, 0, height * 0.8, 'flower')
      paintRays(stage, 0.4, 0.6)
      if (pond) paintPads(stage)
      const random = stage.fork('blossoms')
      const count = Math.min(9, subject.count)
      const size = count === 1 ? 0.74 : count < 4 ? 0.5 : 0.36
      const heads = [0, 1, 2].slice(0, count).map((index) => makeHead(stage, species, subject, `${index}`, size))
      const places = Array.from({ length: count }, (_, index) => {
        const angle = index * 2.39996 + 0.4
        const reach = count === 1 ? 0 : 0.3 * Math.sqrt((index + 0.4) / count) * 1.5
        return { x: width * (0.5 + (subject.placement.x ?? 0) * 0.2) + Math.cos(angle) * reach * Math.min(1.3, width), y: height * (pond ? 0.56 : 0.42) + Math.sin(angle) * reach * 0.62 * height, size: size * (index ? 0.75 + random() * 0.3 : 1) }
      }).sort((a, b) => a.y - b.y)
      for (const [index, place] of places.entries()) {
        const tip = pond ? 1 : 0.8 + random() * 0.2
        const turn = pond || species.leaf === 'long' ? (random() - 0.5) * 0.16 : (random() - 0.5) * 0.8
        stage.layer(0.15, (context) => {
          if (!pond) drawStem(stage, context, species, place.x, place.y + place.size * 0.1, place.x + (random() - 0.5) * 0.14, height * 1.06, place.size * 0.035, random)
          else headShade(stage, context, place.x, place.y + place.size * 0.3, place.size * 0.8)
          drawHead(context, heads[index % heads.length] as Head, place.x, place.y, place.size, turn, tip)
        }, { haze: false })
      }
      stage.place(spots(stage))
      if (!pond) paintGrass(stage, { line: () => height * 0.96, blade: [0.05, 0.16], from: 0, to: 0.12, count: 150, depth: 0.08, name: 'foot' })
    },
  }
}

/** Cut flowers in a vase on a table by a window. */
function bouquet(species: Species): Layout {
  return {
    id: 'bouquet',
    suits: ['centred', 'vase', 'still-life', 'portrait'],
    paint(stage, subject) {
      const { width, height, palette } = stage
      stage.horizon = height * 0.7
      const colors = roomColors(stage)
      paintWall(stage, colors, height * 0.76, stage.random() < 0.75)
      paintTable(stage, colors, height * 0.76)
      if (stage.random() < 0.6) paintCloth(stage, mix(palette.snow, palette.accent2, 0.2), height * 0.76)
      const random = stage.fork('bouquet')
      const x = width * (0.5 + (subject.placement.x ?? 0) * 0.22)
      const foot = height * 0.88
      tableShadow(stage, x, foot, 0.24)
      const middle = height * 0.36
      const neck = foot - 0.32
      const count = subject.count > 1 ? subject.count : 11
      const size = count < 4 ? 0.27 : count < 7 ? 0.23 : 0.19
      const fill: readonly NamedSubject[] = [subject, subject, { ...subject, colors: subject.colors.slice(1) }]
      const heads = fill.map((own, index) => makeHead(stage, species, own, `bouquet ${index}`, size))
      const places = Array.from({ length: count }, (_, index) => {
        const angle = index * 2.39996 + 1
        const reach = 0.27 * Math.sqrt((index + 0.3) / count)
        return { x: x + Math.cos(angle) * reach * 1.12, y: middle + Math.sin(angle) * reach * 0.92, rank: reach, size: size * (0.82 + random() * 0.35) }
      }).sort((a, b) => b.rank - a.rank)
      const dark = mix(lit(palette, palette.foliage, 0.1), palette.shade, 0.35)
      const bright = lit(palette, palette.foliageLight, 0.8)
      stage.layer(0.3, (context) => {
        for (const place of places) drawStem(stage, context, species, place.x, place.y, x + (place.x - x) * 0.12, neck + 0.03, 0.008, random)
        for (let spray = 0; spray < 26; spray++) {
          const angle = -Math.PI / 2 + (random() - 0.5) * 4.2
          const reach = 0.1 + random() * 0.16
          leaf(context, x + Math.cos(angle) * reach, middle + 0.05 + Math.sin(angle) * reach, angle + (random() - 0.5), 0.1 + random() * 0.09, 0.035, dark, bright, random() < 0.5 ? 1 : -1)
        }
      }, { haze: false })
      const vase: Spot = { x, y: foot, size: 0.36, depth: 0.25, kind: 'ground' }
      stage.layer(0.25, (context) => settle(stage, context, vaseFigure, vase, { ...subject, id: 'vase', colors: [] }, stage.fork('vase'), { floating: true, flipped: false }), { haze: false })
      stage.layer(0.22, (context) => {
        for (const [index, place] of places.entries()) {
          headShade(stage, context, place.x, place.y + 0.015, place.size * 0.85)
          const lean = (place.x - x) * 2.6
          drawHead(context, heads[index % heads.length] as Head, place.x, place.y, place.size, species.leaf === 'long' || species.leaf === 'pad' ? lean : random() * 6, 0.86 + random() * 0.14)
        }
        // A few petals have fallen.
        for (let fallen = 0; fallen < 5; fallen++) {
          const u = x + (random() - 0.5) * 0.6
          const v = foot + random() * (height - foot) * 0.7
          const own = subject.colors[0] ?? species.colors[0] ?? [0.8, 0.1, 0]
          context.fillStyle = css(lit(palette, oklchToRgb(own), 0.8))
          context.beginPath()
          context.ellipse(u, v, 0.018, 0.008, random() * 3, 0, 7)
          context.fill()
        }
      }, { haze: false })
      stage.place([{ x: width * 0.8, y: height * 0.92, size: 0.2, depth: 0.2, kind: 'ground' }, { x: width * 0.2, y: height * 0.93, size: 0.2, depth: 0.2, kind: 'ground' }, ...spots(stage).filter((spot) => spot.kind === 'air')])
    },
  }
}

/** A field of them to the horizon. */
function field(species: Species): Layout {
  return {
    id: 'field',
    suits: ['wide', 'panorama', 'low', 'thirds', 'field'],
    paint(stage, subject) {
      const { width, height, palette, noise } = stage
      stage.horizon = height * 0.42
      stage.sky()
      paintRidges(stage, { count: 3, far: height * 0.4, near: height * 0.43, rise: 0.14, jagged: stage.random() < 0.5 ? 0.7 : 0.15 })
      paintTrees(stage, { line: () => height * 0.43, count: 20, size: [0.03, 0.09], depth: 0.65, firs: 0.4, name: 'edge' })
      const line = (x: number): number => height * 0.43 + 0.01 * noise.fbm(x * 3, 2, 2)
      paintGround(stage, { line, depths: [0.65, 0.03] })
      const random = stage.fork('field')
      const heads = [0, 1, 2, 3].map((index) => makeHead(stage, species, index === 3 && subject.colors.length > 1 ? { ...subject, colors: subject.colors.slice(1) } : subject, `field ${index}`, 0.2))
      const own = subject.colors[0] ?? species.colors[0] ?? [0.8, 0.12, 350]
      const color = oklchToRgb(own)
      const rows = 30
      const pale = lit(palette, color, 0.8)
      const dim = lit(palette, mix(color, palette.foliage, 0.45), 0.4)
      for (let band = 0; band < 3; band++) {
        stage.layer([0.55, 0.32, 0.1][band] ?? 0.1, (context) => {
          for (let row = band * 10; row < band * 10 + 10; row++) {
            const t = (row + 1) / rows
            const y = height * 0.435 + (height * 0.62) * Math.pow(t, 2.3)
            const size = 0.006 + 0.2 * Math.pow(t, 2.2)
            const step = size * (t < 0.35 ? 0.85 : 0.95)
            for (let x = -step; x < width + step; x += step * (0.7 + random() * 0.7)) {
              const v = y + (random() - 0.5) * size * 0.9
              const head = heads[Math.floor(random() * heads.length)] as Head
              const turn = (random() - 0.5) * (species.leaf === 'long' ? 0.3 : 2)
              const own = size * (0.75 + random() * 0.45)
              if (own < 0.016) {
                context.fillStyle = css(random() < 0.7 ? pale : dim)
                context.beginPath()
                context.ellipse(x, v, own * 0.55, own * 0.34, 0, 0, 7)
                context.fill()
                continue
              }
              if (own > 0.03) drawStem(stage, context, species, x, v, x + (random() - 0.5) * own * 0.4, v + own * 1.7, own * 0.05, random, own < 0.16)
              drawHead(context, head, x, v, own, turn, species.leaf === 'long' ? 1 : 0.66 + random() * 0.25)
            }
          }
        })
        if (band === 1) stage.place([...spots(stage), { x: width * 0.5, y: height * 0.6, size: 0.22, depth: 0.35, kind: 'ground' }, { x: width * 0.3, y: height * 0.5, size: 0.1, depth: 0.5, kind: 'ground' }])
      }
    },
  }
}

/** A bough in bloom before the sky: how the cherry is seen. */
function bough(species: Species): Layout {
  return {
    id: 'bough',
    suits: ['framed', 'thirds', 'minimal', 'mountains', 'pagoda'],
    paint(stage, subject) {
      const { width, height, palette } = stage
      stage.horizon = height * 0.78
      stage.sky()
      paintRidges(stage, { count: 3, far: height * 0.76, near: height * 0.86, rise: 0.24, jagged: 0.8 })
      stage.place([...spots(stage), { x: width * 0.5, y: height * 0.86, size: 0.26, depth: 0.45, kind: 'ground' }])
      const random = stage.fork('bough')
      const size = 0.13
      const heads = [0, 1, 2].map((index) => makeHead(stage, species, subject, `bough ${index}`, size))
      const side = stage.random() < 0.5 ? -1 : 1
      const from = side < 0 ? -0.05 : width + 0.05
      const bark = mix(lit(palette, palette.bark, 0.35), palette.shade, 0.25)
      const lightBark = lit(palette, palette.bark, 0.95)
      const twigs: { x: number; y: number }[] = []
      stage.layer(0.12, (context) => {
        const grow = (x: number, y: number, angle: number, length: number, thick: number, left: number): void => {
          const bendX = x + Math.cos(angle - 0.15) * length * 0.5
          const bendY = y + Math.sin(angle - 0.15) * length * 0.5
          const toX = x + Math.cos(angle) * length
          const toY = y + Math.sin(angle) * length
          for (const [color, width2, offset] of [[bark, thick, 0], [lightBark, thick * 0.3, -thick * 0.25]] as const) {
            context.strokeStyle = css(color, offset ? 0.55 : 1)
            context.lineWidth = width2
            context.beginPath()
            context.moveTo(x, y + offset)
            context.quadraticCurveTo(bendX, bendY + offset, toX, toY + offset)
            context.stroke()
          }
          if (left < 3) for (let bud = 0; bud < 3; bud++) twigs.push({ x: x + (toX - x) * (0.3 + 0.7 * random()) + (random() - 0.5) * 0.05, y: y + (toY - y) * (0.3 + 0.7 * random()) + (random() - 0.5) * 0.05 })
          if (left === 0) return
          grow(toX, toY, angle + (random() - 0.5) * 0.5, length * (0.72 + random() * 0.14), thick * 0.7, left - 1)
          grow(bendX, bendY, angle + (random() < 0.5 ? -1 : 1) * (0.5 + random() * 0.5), length * (0.5 + random() * 0.2), thick * 0.5, left - 1)
        }
        grow(from, height * (0.2 + random() * 0.14), side < 0 ? 0.12 : Math.PI - 0.12, width * 0.3, 0.036, 4)
        grow(from, height * 0.03, side < 0 ? 0.3 : Math.PI - 0.3, width * 0.26, 0.026, 3)
      }, { haze: false })
      stage.layer(0.08, (context) => {
        for (const twig of twigs) {
          const own = size * (0.5 + random() * 0.6)
          drawHead(context, heads[Math.floor(random() * heads.length)] as Head, twig.x, twig.y, own, random() * 6, 0.7 + random() * 0.3)
        }
        const own = subject.colors[0] ?? species.colors[0] ?? [0.9, 0.06, 0]
        for (let drift = 0; drift < 46; drift++) {
          context.fillStyle = css(lit(palette, oklchToRgb(own), 0.95), 0.85)
          context.beginPath()
          context.ellipse(random() * width, random() * height, 0.004 + random() * 0.008, 0.003 + random() * 0.003, random() * 3, 0, 7)
          context.fill()
        }
      }, { haze: false })
    },
  }
}

/** The layouts that suit a species. */
export function flowerLayouts(species: Species): readonly Layout[] {
  if (species.id === 'cherry-blossom') return [bough(species), blossom(species), bouquet(species)]
  if (species.leaf === 'pad') return [blossom(species), bouquet(species), field(species)]
  return [blossom(species), bouquet(species), field(species)]
}
