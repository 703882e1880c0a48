import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Spot } from '../../stage.ts'
import type { NamedSubject } from '../../types.ts'
import { settle } from '../figure/settle.ts'
import { paintCloth, paintTable, paintWall, roomColors, tableShadow } from '../scenery/room.ts'
import { vaseFigure } from '../still-life/vessels.ts'
import type { Species } from './heads.ts'
import { drawHead, drawStem, headShade, leaf, makeHead, type Head } from './plants.ts'
import { spots } from './spots.ts'

/** Cut flowers in a vase on a table by a window. */
export function bouquet(species: Species): Layout {
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
        return {
          x: x + Math.cos(angle) * reach * 1.12,
          y: middle + Math.sin(angle) * reach * 0.92,
          rank: reach,
          size: size * (0.82 + random() * 0.35),
        }
      }).toSorted((a, b) => b.rank - a.rank)
      const dark = mix(lit(palette, palette.foliage, 0.1), palette.shade, 0.35)
      const bright = lit(palette, palette.foliageLight, 0.8)
      stage.layer(
        0.3,
        (context) => {
          for (const place of places)
            drawStem(stage, context, species, place.x, place.y, x + (place.x - x) * 0.12, neck + 0.03, 0.008, random)
          for (let spray = 0; spray < 26; spray++) {
            const angle = -Math.PI / 2 + (random() - 0.5) * 4.2
            const reach = 0.1 + random() * 0.16
            leaf(
              context,
              x + Math.cos(angle) * reach,
              middle + 0.05 + Math.sin(angle) * reach,
              angle + (random() - 0.5),
              0.1 + random() * 0.09,
              0.035,
              dark,
              bright,
              random() < 0.5 ? 1 : -1,
            )
          }
        },
        { haze: false },
      )
      const vase: Spot = { x, y: foot, size: 0.36, depth: 0.25, kind: 'ground' }
      stage.layer(
        0.25,
        (context) =>
          settle(stage, context, vaseFigure, vase, { ...subject, id: 'vase', colors: [] }, stage.fork('vase'), {
            floating: true,
            flipped: false,
          }),
        { haze: false },
      )
      stage.layer(
        0.22,
        (context) => {
          for (const [index, place] of places.entries()) {
            headShade(stage, context, place.x, place.y + 0.015, place.size * 0.85)
            const lean = (place.x - x) * 2.6
            drawHead(
              context,
              heads[index % heads.length] as Head,
              place.x,
              place.y,
              place.size,
              species.leaf === 'long' || species.leaf === 'pad' ? lean : random() * 6,
              0.86 + random() * 0.14,
            )
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
        },
        { haze: false },
      )
      stage.place([
        { x: width * 0.8, y: height * 0.92, size: 0.2, depth: 0.2, kind: 'ground' },
        { x: width * 0.2, y: height * 0.93, size: 0.2, depth: 0.2, kind: 'ground' },
        ...spots(stage).filter((spot) => spot.kind === 'air'),
      ])
    },
  }
}
