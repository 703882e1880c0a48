import { css, mix } from '../../core/color.ts'
import { drawFlock } from '../../core/plants.ts'
import { drawSpire } from '../../core/trees.ts'
import { fillSkyline, skyline, skylineAt } from '../../core/ridge.ts'
import { hazeColor } from '../../core/haze.ts'
import { lit } from '../../core/palette.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** Ridge behind ridge, paler and paler, mist between them, firs on the nearest. */
export const ridges: Layout = {
  id: 'ridges',
  suits: ['wide', 'panorama', 'thirds', 'minimal', 'forest', 'ridge', 'range', 'highlands', 'sierra'],
  paint(stage) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.6, 0.7)
    stage.sky()
    const layers = stage.reading.composition === 'minimal' ? 4 : 6 + Math.floor(random() * 2)
    const first = stage.horizon - height * range(random, 0.16, 0.24)
    const jagged = range(random, 0.45, 1)
    const birds = stage.fork('birds')
    let nearest: ReturnType<typeof skyline> = []
    for (let i = 0; i < layers; i++) {
      const t = i / (layers - 1)
      const depth = 0.92 - 0.86 * t
      const line = skyline(
        stage.noise,
        width,
        {
          y: first + (height * 1.0 - first) * Math.pow(t, 1.12) * 0.92,
          rise: height * (0.26 - 0.12 * t) * range(random, 0.85, 1.15),
          waves: 1.6 + t * 1.1 + random() * 0.8,
          jagged: jagged * (1 - t * 0.55),
          valley: range(random, 0, 0.5) * t,
        },
        stage.fork(`ridge ${i}`),
      )
      nearest = line
      const winter = stage.reading.season === 'winter'
      const stuff = mix(palette.rock, palette.conifer, 0.25 + 0.6 * t)
      // In winter the far ridges are white and the near ones dark with firs.
      const land = lit(palette, winter ? mix(palette.snow, stuff, 0.12 + 0.35 * t * t) : stuff, winter ? 0.4 : 0.22)
      const top = mix(land, palette.shade, winter ? 0.12 + 0.25 * t : 0.25 + 0.45 * t)
      const mist = mix(hazeColor(palette, stage.light, width / 2), palette.sky, 0.18)
      stage.layer(depth, (context) => {
        fillSkyline(context, stage, line, top, mix(top, mist, 0.72 * (1 - t * 0.75)), height * (0.3 + 0.1 * t))
        if (stage.removed('trees') || t < 0.45) return
        const trees = stage.fork(`trees ${i}`)
        const count = Math.round((130 - 70 * t) * width)
        context.fillStyle = css(mix(winter ? mix(top, palette.shade, 0.5) : top, palette.silhouette, 0.35 * t))
        context.beginPath()
        for (let k = 0; k < count; k++) {
          const x = trees() * width
          const tall = height * (0.012 + 0.055 * t * t) * range(trees, 0.55, 1.25)
          const clump = stage.noise.perlin(x * 4 + i * 9, i)
          const spire = stage.fork(`fir ${i} ${k}`)
          if (clump > -0.12) drawSpire(context, x, skylineAt(line, x) + tall * 0.12, tall * (1 + clump * 0.5), spire)
        }
        context.fill()
      })
      if (i === Math.floor(layers / 2) && !stage.removed('birds') && birds() < 0.55) {
        stage.layer(0.5, (context) => {
          drawFlock(
            context,
            width * range(birds, 0.25, 0.75),
            stage.horizon * range(birds, 0.4, 0.6),
            0.16,
            9,
            palette.silhouette,
            birds,
          )
        })
      }
    }
    const foot = skylineAt(nearest, width / 2)
    stage.place([
      ...groundSpots(stage, Math.min(foot + 0.03, height * 0.86), height * 0.97, [0.12, 0.3]),
      ...airSpots(stage),
    ])
  },
}
