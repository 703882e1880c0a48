import { css, mix } from '../../core/color.ts'
import { drawLeafTree, drawSpire } from '../../core/trees.ts'
import { fillSkyline, skyline, skylineAt } from '../../core/ridge.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** A vast sky over a dark strip of land with one tree. */
export const heavens: Layout = {
  id: 'heavens',
  suits: ['wide', 'minimal', 'thirds', 'low', 'tree', 'person', 'heaven', 'heavens', 'horizon'],
  paint(stage) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.78, 0.86)
    stage.sky()
    const dark = mix(palette.silhouette, palette.shade, 0.25)
    const far = skyline(
      stage.noise,
      width,
      { y: stage.horizon, rise: 0.05, waves: 2.2, jagged: 0.4 },
      stage.fork('far'),
    )
    stage.layer(0.7, (context) => fillSkyline(context, stage, far, mix(dark, palette.haze, 0.25), dark, 0.2))
    const near = skyline(
      stage.noise,
      width,
      { y: stage.horizon + 0.06, rise: 0.05, waves: 1.3, jagged: 0 },
      stage.fork('near'),
    )
    const trees = stage.fork('trees')
    stage.drawn('tree')
    stage.layer(
      0.12,
      (context) => {
        fillSkyline(context, stage, near, dark, mix(dark, [0, 0, 0], 0.4), 0.2)
        if (stage.removed('trees')) return
        const x = width * (stage.light.x < width / 2 ? range(trees, 0.66, 0.8) : range(trees, 0.2, 0.34))
        const colors = { dark, light: mix(dark, palette.haze, 0.16), bark: dark, side: stage.light.x < x ? -1 : 1 }
        if (trees() < 0.6) {
          drawLeafTree(context, x, skylineAt(near, x) + 0.01, height * range(trees, 0.24, 0.34), colors, trees, {
            bare: stage.reading.season === 'winter',
          })
        } else {
          context.fillStyle = css(dark)
          context.beginPath()
          for (let i = 0; i < 22; i++) {
            const px = x + range(trees, -0.22, 0.22)
            drawSpire(context, px, skylineAt(near, px) + 0.012, height * range(trees, 0.06, 0.2), trees)
          }
          context.fill()
        }
      },
      { haze: false },
    )
    stage.place([
      ...airSpots(stage, 0.2),
      ...groundSpots(stage, skylineAt(near, width / 2) + 0.01, height * 0.97, [0.1, 0.16]),
    ])
  },
}
