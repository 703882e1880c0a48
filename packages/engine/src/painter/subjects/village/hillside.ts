import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lerp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Layout } from '../../stage.ts'
import { cityLight } from '../city/facades.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintRock } from '../scenery/rock.ts'
import { drawLeafTree } from '../scenery/woods.ts'
import { waterSpots } from './houses.ts'

/** White cubes that climb a headland over the sea. */
export const hillside: Layout = {
  id: 'hillside',
  suits: ['high', 'thirds', 'sea', 'santorini', 'amalfi', 'seaside'],
  paint(stage, subject) {
    const { width, height, palette, noise } = stage
    const light = cityLight(stage, subject)
    stage.horizon = height * 0.44
    stage.sky()
    paintRidges(stage, {
      count: 1,
      far: height * 0.43,
      near: height * 0.45,
      rise: 0.1,
      jagged: 0.3,
      depths: [0.88, 0.88],
    })
    stage.water(stage.horizon + 0.004, height, { ripple: 0.5 })
    stage.place(waterSpots(stage, stage.horizon).filter((spot) => spot.kind === 'water' || spot.kind === 'air'))
    const side = stage.random() < 0.5 ? -1 : 1
    const from = (x: number): number => (side < 0 ? x : width - x) / width
    const slope = (x: number): number =>
      height * (0.3 + 0.72 * Math.pow(from(x) * 1.05, 1.25)) + 0.09 * noise.fbm(x * 3.4, 2, 4)
    paintRock(stage, { top: slope, depth: 0.5 })
    const random = stage.fork('cubes')
    const tint = subject.colors[0] ? oklchToRgb(subject.colors[0]) : oklchToRgb([0.48, 0.15, 255])
    const west = stage.light.direction[0] < 0
    for (let row = 0; row < 13; row++) {
      const t = row / 12
      stage.layer(lerp(0.55, 0.1, t), (context) => {
        const size = lerp(0.045, 0.13, t)
        for (
          let x = side < 0 ? -0.05 : width + 0.05;
          side < 0 ? x < width * 0.9 : x > width * 0.1;
          x -= side * size * (0.9 + random() * 0.5)
        ) {
          const y = slope(x) + 0.05 + t * 0.62 * height
          if (y > height + size || from(x) > 0.34 + t * 0.44 + random() * 0.12) {
            random()
            continue
          }
          const wide = size * (0.8 + random() * 0.5)
          const high = size * (0.7 + random() * 0.5)
          const bright = mix(lit(palette, [0.97, 0.96, 0.93], 0.9), palette.shade, light.dark * 0.5)
          const dim = mix(lit(palette, [0.93, 0.93, 0.96], 0.3), palette.shade, light.dark * 0.4)
          context.fillStyle = css(dim)
          context.fillRect(x - wide / 2, y - high, wide, high * 1.6)
          context.fillStyle = css(bright)
          context.fillRect(west ? x - wide / 2 : x - wide * 0.16, y - high, wide * 0.66, high * 1.6)
          context.fillRect(x - wide * 0.53, y - high - size * 0.03, wide * 1.06, size * 0.06)
          if (random() < 0.16) {
            const dome = context.createRadialGradient(
              x - wide * (west ? 0.12 : -0.12),
              y - high * 1.3,
              size * 0.02,
              x,
              y - high,
              wide * 0.5,
            )
            dome.addColorStop(0, css(mix(lit(palette, tint, 1), [1, 1, 1], 0.3)))
            dome.addColorStop(1, css(mix(lit(palette, tint, 0.3), palette.shade, 0.3)))
            context.fillStyle = dome
            context.beginPath()
            context.arc(x, y - high, wide * 0.38, Math.PI, Math.PI * 2)
            context.fill()
          }
          for (let pane = 0; pane < 3; pane++) {
            const on = random() < light.dark * 0.7
            context.fillStyle = on
              ? css(palette.lamp)
              : css(random() < 0.4 ? lit(palette, tint, 0.6) : mix(palette.shade, palette.sky, 0.3))
            const u = x - wide * 0.32 + pane * wide * 0.27
            context.fillRect(u, y - high * (0.72 - 0.3 * random()), wide * 0.1, high * 0.26)
          }
          if (random() < 0.16)
            drawLeafTree(
              context,
              x + wide * 0.5,
              y + size * 0.1,
              size * 0.9,
              {
                dark: mix(lit(palette, palette.foliage, 0.2), palette.shade, 0.2),
                bright:
                  random() < 0.35
                    ? lit(palette, oklchToRgb([0.66, 0.19, 350]), 0.9)
                    : lit(palette, palette.foliageLight, 0.9),
                bark: lit(palette, palette.bark, 0.5),
              },
              west ? -1 : 1,
              false,
              random,
            )
        }
      })
    }
    stage.place([{ x: width * (0.5 - side * -0.2), y: height * 0.94, size: 0.24, depth: 0.1, kind: 'ground' }])
  },
}
