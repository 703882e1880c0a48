import { css, mix } from '../../core/color.ts'
import { drawFlock } from '../../core/plants.ts'
import { fillSkyline, skyline } from '../../core/ridge.ts'
import { lit } from '../../core/palette.ts'
import { range } from '../../core/random.ts'
import { airSpots, waterSpots } from '../spots.ts'
import { paintWhitecaps } from './swell.ts'
import type { Layout } from '../../stage.ts'

/** The open sea under a great sky, a far headland or a sail. */
export const openSea: Layout = {
  id: 'open-sea',
  suits: [
    'wide',
    'minimal',
    'panorama',
    'centred',
    'boat',
    'sailboat',
    'ship',
    'whale',
    'dolphin',
    'ocean',
    'horizon',
    'port',
    'harbor',
  ],
  paint(stage) {
    const { random, palette, height, width, reading } = stage
    stage.horizon = height * range(random, 0.52, 0.66)
    stage.sky()
    if (random() < 0.6 && reading.composition !== 'minimal') {
      const side = stage.light.x < width / 2 ? 1 : -1
      const line = skyline(
        stage.noise,
        width,
        { y: stage.horizon + 0.03, rise: height * 0.1, waves: 1.5, jagged: 0.45 },
        stage.fork('cape'),
      )
      const tapered = line.map(([x, y]) => {
        const t = Math.max(0, (side > 0 ? x / width : 1 - x / width) - 0.52) / 0.48
        return [x, stage.horizon + 0.004 + (y - stage.horizon - 0.05) * Math.min(1, t * 1.5)] as const
      })
      const land = mix(lit(palette, mix(palette.rock, palette.land, 0.4), 0.35), palette.shade, 0.25)
      stage.layer(0.78, (context) => {
        context.beginPath()
        context.rect(0, 0, width, stage.horizon + 0.0035)
        context.clip()
        fillSkyline(context, stage, tapered, land, mix(land, palette.haze, 0.4), 0.14)
      })
    }
    const rough = { storm: 1, rain: 0.5, wind: 0.7 }[reading.weather as string] ?? 0.15
    stage.water(stage.horizon, height, { tint: 0.6, ripple: 0.32 + rough * 0.6 })
    if (rough > 0.3) paintWhitecaps(stage, stage.horizon, height, rough)
    const sails = stage.fork('sails')
    if (
      !reading.motifs.length &&
      reading.composition !== 'minimal' &&
      !stage.removed('boat') &&
      !stage.removed('sailboat')
    ) {
      stage.layer(0.6, (context) => {
        const count = 1 + Math.floor(sails() * 3)
        for (let i = 0; i < count; i++) {
          const x = width * range(sails, 0.15, 0.85)
          const tall = range(sails, 0.03, 0.075)
          const y = stage.horizon + 0.006 + tall * 0.2
          context.fillStyle = css(lit(palette, i ? palette.snow : mix(palette.accent, palette.snow, 0.45), 0.75))
          context.beginPath()
          context.moveTo(x, y - tall)
          context.quadraticCurveTo(x + tall * 0.42, y - tall * 0.35, x + tall * 0.36, y - tall * 0.12)
          context.lineTo(x, y - tall * 0.12)
          context.fill()
          context.fillStyle = css(lit(palette, palette.snow, 0.45))
          context.beginPath()
          context.moveTo(x - tall * 0.03, y - tall * 0.92)
          context.quadraticCurveTo(x - tall * 0.1, y - tall * 0.4, x - tall * 0.32, y - tall * 0.14)
          context.lineTo(x - tall * 0.03, y - tall * 0.12)
          context.fill()
          context.fillStyle = css(palette.silhouette, 0.9)
          context.beginPath()
          context.moveTo(x - tall * 0.3, y - tall * 0.09)
          context.lineTo(x + tall * 0.36, y - tall * 0.09)
          context.lineTo(x + tall * 0.26, y)
          context.lineTo(x - tall * 0.22, y)
          context.fill()
        }
      })
    }
    if (!stage.removed('birds')) {
      stage.layer(0.3, (context) =>
        drawFlock(
          context,
          width * range(sails, 0.2, 0.8),
          stage.horizon * 0.72,
          0.16,
          6,
          mix(palette.silhouette, palette.snow, 0.15),
          sails,
        ),
      )
    }
    stage.place([...waterSpots(stage, stage.horizon + 0.05, height * 0.86, [0.1, 0.34]), ...airSpots(stage)])
  },
}
