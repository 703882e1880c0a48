import { css, mix } from '../../core/color.ts'
import { drawTuft, drawWildflower } from '../../core/plants.ts'
import { fillSkyline, skyline } from '../../core/ridge.ts'
import { lit } from '../../core/palette.ts'
import { oklchToRgb } from '../../core/color.ts'
import { pick, range } from '../../core/random.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** Standing in the flowers, hills beyond. */
export const flowers: Layout = {
  id: 'flowers',
  suits: [
    'close',
    'low',
    'flower',
    'butterfly',
    'bee',
    'rabbit',
    'person',
    'thirds',
    'wildflower',
    'poppy',
    'poppies',
    'garden',
    'tulip',
    'flowers',
  ],
  paint(stage, subject) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.4, 0.5)
    stage.drawn('flower')
    stage.sky()
    for (let i = 0; i < 3; i++) {
      const t = i / 2
      const line = skyline(
        stage.noise,
        width,
        {
          y: stage.horizon + 0.02 + 0.025 * i,
          rise: height * (0.15 - 0.04 * i),
          waves: 1.3 + 0.6 * i,
          jagged: 0.35 * (1 - t),
        },
        stage.fork(`hill ${i}`),
      )
      const land = mix(lit(palette, mix(palette.foliage, palette.grass, 0.2 + 0.5 * t), 0.5), palette.shade, 0.08)
      stage.layer(0.85 - 0.2 * i, (context) =>
        fillSkyline(context, stage, line, land, mix(land, palette.haze, 0.2), 0.14),
      )
    }
    const plants = stage.fork('plants')
    const own = subject.colors.map(oklchToRgb)
    const petals = own.length
      ? own.flatMap((color) => [color, mix(color, palette.snow, 0.25)])
      : pick(plants, [
          [palette.blossom, palette.accent, palette.snow],
          [palette.accent, mix(palette.accent, [0.95, 0.75, 0.2], 0.4)],
          [palette.accent2, palette.blossom, palette.snow],
          [[0.56, 0.42, 0.86], [0.68, 0.5, 0.9], palette.snow],
        ] as const)
    const rows = 7
    const top = stage.horizon + 0.035
    const winter = stage.reading.season === 'winter'
    for (let i = 0; i < rows; i++) {
      const t = i / (rows - 1)
      const y = top + (height - top) * (0.05 + 0.97 * Math.pow(t, 1.4))
      const size = 0.008 + 0.15 * Math.pow(t, 1.8)
      const grassDark = lit(palette, mix(palette.grass, palette.shade, 0.35), 0.2)
      const grassLight = lit(palette, palette.grass, 0.85)
      stage.layer(0.6 - 0.56 * t, (context) => {
        const gradient = context.createLinearGradient(0, y - size * 0.5, 0, y + size * 2)
        gradient.addColorStop(0, css(mix(grassLight, grassDark, 0.35), i ? 0.0 : 1))
        gradient.addColorStop(0.35, css(mix(grassLight, grassDark, 0.55)))
        gradient.addColorStop(1, css(grassDark))
        context.fillStyle = gradient
        context.fillRect(0, y - size * 0.5, width, height)
        const count = Math.round((260 - 190 * t) * width)
        for (let k = 0; k < count; k++) {
          const x = plants() * width
          const foot = y + range(plants, 0, 1.2) * size
          const drift = stage.noise.perlin(x * 2.4 + i * 3, i * 1.7)
          if (winter || plants() > 0.45 + drift * 0.6)
            drawTuft(context, x, foot, size * range(plants, 0.6, 1.15), grassDark, grassLight, plants)
          else {
            const petal = pick(plants, petals)
            drawWildflower(
              context,
              x,
              foot,
              size * range(plants, 0.75, 1.25),
              lit(palette, petal, 0.85),
              mix(grassDark, grassLight, 0.35),
              plants,
            )
          }
        }
      })
      if (i === 4)
        stage.place([...groundSpots(stage, y - size * 0.6, height * 0.9, [0.2, 0.38]), ...airSpots(stage, 0.14)])
    }
  },
}
