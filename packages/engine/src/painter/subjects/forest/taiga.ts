import { css, mix } from '../../core/color.ts'
import { drawFir, drawSpire } from '../../core/trees.ts'
import { fillSkyline, skyline, skylineAt } from '../../core/ridge.ts'
import { hazeColor } from '../../core/haze.ts'
import { lit } from '../../core/palette.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** Fir woods from a hillside, slope behind slope in the mist. */
export const taiga: Layout = {
  id: 'taiga',
  suits: ['high', 'wide', 'panorama', 'mountains', 'wolf', 'bear', 'pine', 'pines', 'fir', 'firs', 'taiga'],
  paint(stage) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.4, 0.5)
    stage.drawn('tree')
    stage.drawn('pine')
    stage.sky()
    const layers = 6
    const winter = stage.reading.season === 'winter'
    const side = stage.light.direction[0] < 0 ? -1 : 1
    for (let i = 0; i < layers; i++) {
      const t = i / (layers - 1)
      const trees = stage.fork(`slope ${i}`)
      const line = skyline(
        stage.noise,
        width,
        {
          y: height * (0.34 + 0.52 * Math.pow(t, 0.9)),
          rise: height * 0.14 * (1 - t * 0.4),
          waves: 1.3,
          jagged: 0.15 * (1 - t),
          valley: range(random, -0.3, 0.7),
        },
        trees,
      )
      const mist = hazeColor(palette, stage.light, width / 2)
      const land = mix(lit(palette, mix(palette.conifer, palette.shade, 0.3 + 0.25 * t), 0.25), mist, 0.15 * (1 - t))
      stage.layer(0.85 - 0.8 * t, (context) => {
        fillSkyline(context, stage, line, land, mix(land, mist, 0.72 * (1 - t * 0.6)), height * 0.26)
        if (t < 0.62) {
          for (let rowIndex = 0; rowIndex < 3; rowIndex++) {
            context.fillStyle = css(mix(land, mist, 0.1 + 0.14 * rowIndex))
            context.beginPath()
            for (let k = 0; k < 95 * width; k++) {
              const x = trees() * width
              drawSpire(
                context,
                x,
                skylineAt(line, x) + height * (0.02 + 0.03 * rowIndex) * (0.6 + t),
                height * (0.045 + 0.055 * t) * range(trees, 0.6, 1.3),
                trees,
              )
            }
            context.fill()
          }
          return
        }
        const firs = Array.from({ length: Math.round(26 * width) }, () => ({
          x: trees() * width,
          back: trees(),
        })).toSorted((a, b) => a.back - b.back)
        for (const fir of firs) {
          drawFir(
            context,
            fir.x,
            skylineAt(line, fir.x) + height * (0.03 + 0.2 * fir.back),
            height * (0.16 + 0.2 * (t - 0.6) * 2.5) * range(trees, 0.65, 1.2),
            {
              dark: mix(land, palette.shade, 0.3),
              light: mix(
                lit(palette, mix(palette.conifer, palette.foliageLight, winter ? 0 : 0.25), 0.55),
                mist,
                0.2 * (1 - t),
              ),
              bark: lit(palette, palette.bark, 0.1),
              side,
              ...(winter ? { snow: mix(lit(palette, palette.snow, 0.7), mist, 0.2 * (1 - t)) } : {}),
            },
            trees,
          )
        }
      })
      if (i === 3) stage.place([...airSpots(stage), ...groundSpots(stage, height * 0.7, height * 0.97, [0.12, 0.28])])
    }
  },
}
