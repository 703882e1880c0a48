import { css, mix } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import type { Layout } from '../../stage.ts'
import type { NamedSubject } from '../../types.ts'
import { rowboatFigure, sailboatFigure } from '../vehicles/sailboat.ts'
import { enter } from '../figure/cast.ts'
import { cityLight, glow } from '../city/facades.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { houseColors, drawTownHouse, waterSpots } from './houses.ts'

function boat(id: string): NamedSubject {
  return { id, placement: { x: null, distance: null }, colors: [], count: 1 }
}

/** Painted houses along a quay, boats before them. */
export const harbour: Layout = {
  id: 'harbour',
  suits: [
    'wide',
    'panorama',
    'symmetrical',
    'boat',
    'harbour',
    'harbor',
    'port',
    'marina',
    'quay',
    'fishing',
    'coastal',
    'terre',
  ],
  paint(stage, subject) {
    const { width, height, palette } = stage
    const light = cityLight(stage, subject)
    const quay = height * 0.62
    stage.horizon = quay
    stage.sky()
    paintRidges(stage, { count: 3, far: quay - 0.1, near: quay - 0.03, rise: 0.26, jagged: 0.35, wooded: true })
    const random = stage.fork('quay')
    for (const row of [0, 1]) {
      stage.layer(row ? 0.45 : 0.6, (context) => {
        for (let x = -0.05; x < width + 0.02;) {
          const wide = (row ? 0.085 : 0.06) * (0.8 + random() * 0.6)
          const high = row ? 0.15 + random() * 0.13 : 0.3 + random() * 0.12
          drawTownHouse(
            stage,
            context,
            light,
            x,
            row ? quay : quay - 0.03,
            wide,
            high,
            houseColors(subject, random),
            random,
          )
          x += wide * (row ? 1.02 : 1.3)
        }
        if (!row) return
        context.fillStyle = css(mix(lit(palette, palette.rock, 0.55), palette.shade, 0.2))
        context.fillRect(-0.1, quay - 0.004, width + 0.2, 0.02)
      })
    }
    if (light.dark > 0.3)
      stage.layer(
        0.45,
        (context) => {
          for (let lamp = 0; lamp < 14; lamp++)
            glow(context, (width * (lamp + 0.5)) / 14, quay - 0.05, 0.06, palette.lamp, 0.7 * light.dark)
        },
        { haze: false, depth: false, blend: 'screen' },
      )
    stage.water(quay + 0.016, height, { ripple: 0.24 })
    for (let index = 0; index < 6; index++) {
      const t = random()
      const x = width * (0.08 + 0.84 * ((index * 0.37 + random() * 0.2) % 1))
      const kind = random() < 0.5
      enter(
        stage,
        { figure: kind ? sailboatFigure : rowboatFigure, scale: kind ? 1 : 0.34, widest: 0.22 },
        boat(`boat ${index}`),
        { x, y: quay + 0.05 + t * 0.12, size: 0.12 + 0.1 * t, depth: 0.42 - 0.15 * t, kind: 'water' },
      )
    }
    stage.place(waterSpots(stage, quay))
  },
}
