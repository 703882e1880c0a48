import { drawSpire } from '../../core/trees.ts'
import { css, mix } from '../../core/color.ts'
import { fillSkyline, skyline, skylineAt } from '../../core/ridge.ts'
import { lit } from '../../core/palette.ts'
import { paintCliff, paintFall, paintSpray } from './falling.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** Several falls from a high plateau into a misty gorge. */
export const gorge: Layout = {
  id: 'gorge',
  suits: ['wide', 'panorama', 'high', 'mountains', 'castle', 'dragon', 'falls', 'niagara', 'cataract'],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * range(random, 0.34, 0.42)
    stage.sky()
    const peaks = skyline(
      noise,
      width,
      { y: stage.horizon, rise: height * 0.2, waves: 1.8, jagged: 0.9 },
      stage.fork('peaks'),
    )
    const rock = mix(lit(palette, palette.rock, 0.4), palette.shade, 0.2)
    stage.layer(0.9, (context) => fillSkyline(context, stage, peaks, rock, mix(rock, palette.haze, 0.6), 0.22))
    const offset = range(random, 0, 80)
    const top = (x: number): number => stage.horizon + 0.04 + noise.fbm(x * 2 + offset, offset, 4) * 0.08
    const foot = height * 0.86
    paintCliff(stage, { top, bottom: foot, left: () => -1, right: () => 9 }, 0.62, 'back')
    const falls = stage.fork('falls')
    const count = 3 + Math.floor(falls() * 3)
    for (let i = 0; i < count; i++) {
      const x = width * ((i + 0.5 + range(falls, -0.28, 0.28)) / count)
      paintFall(
        stage,
        {
          x,
          top: top(x) + 0.004,
          bottom: foot - range(falls, 0, 0.06),
          half: range(falls, 0.012, 0.05),
          flare: range(falls, 0.008, 0.03),
          depth: 0.6,
        },
        `fall ${i}`,
      )
    }
    stage.layer(0.63, (context) => {
      context.fillStyle = css(lit(palette, mix(palette.conifer, palette.shade, 0.2), 0.35))
      context.beginPath()
      for (let k = 0; k < 120 * width; k++) {
        const x = falls() * width
        drawSpire(context, x, top(x) + 0.008, height * range(falls, 0.012, 0.04), falls)
      }
      context.fill()
    })
    for (let i = 0; i < count; i++) paintSpray(stage, width * ((i + 0.5) / count), foot - 0.02, 0.3, 0.5, `mist ${i}`)
    stage.place([
      { x: width * 0.5, y: top(width * 0.5) + 0.01, size: 0.14, depth: 0.6, kind: 'ground' },
      ...airSpots(stage),
      ...groundSpots(stage, height * 0.9, height * 0.98, [0.2, 0.3]).slice(2),
    ])
    for (const side of [-1, 1]) {
      const inner = range(random, 0.14, 0.26)
      paintCliff(
        stage,
        {
          top: (x) =>
            stage.horizon +
            0.14 +
            noise.fbm(x * 3 + offset + side * 9, offset, 4) * 0.14 +
            (side < 0 ? x : width - x) * 0.5,
          bottom: height + 0.1,
          left: (y) => (side < 0 ? -1 : width * (1 - inner) - (y - 0.6) * 0.28 + noise.fbm(y * 5, offset, 3) * 0.06),
          right: (y) => (side < 0 ? width * inner + (y - 0.6) * 0.28 + noise.fbm(y * 5 + 9, offset, 3) * 0.06 : 9),
        },
        0.2,
        `near ${side}`,
      )
    }
    const front = skyline(noise, width, { y: height * 0.97, rise: 0.05, waves: 2, jagged: 0.1 }, stage.fork('front'))
    const ground = mix(lit(palette, mix(palette.conifer, palette.shade, 0.4), 0.25), palette.silhouette, 0.2)
    stage.layer(0.08, (context) => {
      fillSkyline(context, stage, front, ground, mix(ground, palette.silhouette, 0.5), 0.1)
      context.fillStyle = css(ground)
      context.beginPath()
      for (let k = 0; k < 30 * width; k++) {
        const x = falls() * width
        const edge = Math.abs(x / width - 0.5) * 2
        drawSpire(
          context,
          x,
          skylineAt(front, x) + 0.02,
          height * (0.05 + 0.2 * edge * edge) * range(falls, 0.6, 1.2),
          falls,
        )
      }
      context.fill()
    })
  },
}
