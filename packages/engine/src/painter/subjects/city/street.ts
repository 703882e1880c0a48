import { css, mix, oklchToRgb } from '../../core/color.ts'
import { clamp } from '../../core/math.ts'
import type { Layout } from '../../stage.ts'
import { umbrellaFigure } from '../people/person.ts'
import { settle } from '../figure/settle.ts'
import { paintMist } from '../scenery/air.ts'
import { cityLight, glow } from './facades.ts'
import { STREET, seen, quad, paintHouse, paintSign, type View, type Sign } from './street-fronts.ts'

/** Down a street between high houses, its wet ground full of their lights. */
export const street: Layout = {
  id: 'street',
  suits: [
    'centred',
    'low',
    'close',
    'framed',
    'car',
    'robot',
    'umbrella',
    'street',
    'alley',
    'neon',
    'cyberpunk',
    'tokyo',
    'downtown',
    'lane',
    'kong',
  ],
  paint(stage, subject) {
    const { width, height, palette } = stage
    const light = cityLight(stage, subject)
    const random = stage.fork('street')
    const view: View = { middle: width * (0.44 + 0.12 * stage.random()), horizon: height * 0.56 }
    stage.horizon = view.horizon
    stage.sky()
    const signs: Sign[] = []
    // From far to near, so that nearer houses hide the farther.
    const cuts = [16, 11.5, 8.6, 6.4, 4.8, 3.6, 2.7, 2.0, 1.5, 1.1, 0.8, 0.55]
    for (let index = 0; index < cuts.length - 1; index++) {
      const from = cuts[index + 1] ?? 1
      const to = cuts[index] ?? 2
      stage.layer(clamp(0.12 + from / 18, 0, 0.9), (context) => {
        for (const side of [-1, 1] as const) {
          const wall = mix(oklchToRgb([0.45 + random() * 0.3, 0.06, random() * 360]), palette.rock, 0.4)
          signs.push(
            ...paintHouse(
              stage,
              context,
              view,
              light,
              side,
              from,
              to,
              1.3 + random() * 1.9 + from * 0.12,
              wall,
              random,
            ),
          )
        }
      })
      if (index === 3) paintMist(stage, view.horizon - 0.04, 0.14, 0.5)
    }
    signs.sort((a, b) => b.z - a.z)
    stage.layer(
      0.3,
      (context) => {
        for (const sign of signs) if (sign.z > 0.9) paintSign(context, sign, light, random)
      },
      { haze: false },
    )
    stage.layer(
      0.3,
      (context) => {
        for (const sign of signs)
          glow(
            context,
            sign.x + sign.width / 2,
            sign.y + sign.height / 2,
            Math.max(sign.width, sign.height) * 1.15,
            sign.color,
            0.16 + 0.3 * light.dark,
          )
        glow(
          context,
          view.middle,
          view.horizon - 0.02,
          0.3,
          mix(palette.lamp, palette.horizon, 0.4),
          0.3 * light.dark + 0.1,
        )
      },
      { haze: false, depth: false, blend: 'screen' },
    )
    stage.water(view.horizon, height, {
      ripple: stage.reading.weather === 'rain' ? 0.55 : 0.42,
      tint: light.dark > 0.4 ? 0.3 : 0.62,
    })
    // The ground itself: kerbs, joints and a dry, dark grain through the reflections.
    stage.layer(
      0.2,
      (context) => {
        for (const side of [-1, 1] as const) {
          context.fillStyle = css(mix(palette.shade, palette.rock, 0.25), 0.55)
          quad(context, [
            seen(view, side * STREET, 0, 0.5),
            seen(view, side * STREET, 0, 16),
            seen(view, side * STREET * 0.66, 0, 16),
            seen(view, side * STREET * 0.66, 0, 0.5),
          ])
          context.fillStyle = css(mix(palette.haze, palette.lamp, 0.3), 0.35)
          quad(context, [
            seen(view, side * STREET * 0.66, 0, 0.5),
            seen(view, side * STREET * 0.66, 0, 16),
            seen(view, side * STREET * 0.645, 0, 16),
            seen(view, side * STREET * 0.645, 0, 0.5),
          ])
        }
        context.fillStyle = css(mix(palette.cloudLit, palette.lamp, 0.3), 0.3)
        for (let dash = 0; dash < 12; dash++) {
          const z = 0.6 * Math.pow(1.32, dash)
          quad(context, [
            seen(view, -0.012, 0, z),
            seen(view, 0.012, 0, z),
            seen(view, 0.012, 0, z * 1.16),
            seen(view, -0.012, 0, z * 1.16),
          ])
        }
      },
      { depth: false },
    )
    // Cables with lamps across the street.
    stage.layer(
      0.35,
      (context) => {
        for (let cable = 0; cable < 4; cable++) {
          const z = 1.3 + cable * 1.1
          const [fromX, fromY] = seen(view, -STREET, 1.25 + random() * 0.3, z)
          const [toX, toY] = seen(view, STREET, 1.25 + random() * 0.3, z)
          context.strokeStyle = css(palette.silhouette, 0.8)
          context.lineWidth = 0.0022 / Math.sqrt(z)
          context.beginPath()
          context.moveTo(fromX, fromY)
          context.quadraticCurveTo((fromX + toX) / 2, Math.max(fromY, toY) + 0.16 / z, toX, toY)
          context.stroke()
          for (let lamp = 1; lamp < 8; lamp++) {
            const t = lamp / 8
            const x = fromX + (toX - fromX) * t
            const y = fromY + (toY - fromY) * t + (0.16 / z) * 2 * t * (1 - t)
            context.fillStyle = css(mix([1, 0.5, 0.25], palette.lamp, 0.35))
            context.beginPath()
            context.ellipse(x, y + 0.02 / z, 0.018 / z, 0.022 / z, 0, 0, 7)
            context.fill()
            if (light.dark > 0.3) glow(context, x, y + 0.02 / z, 0.07 / z, [1, 0.55, 0.28], 0.4 * light.dark)
          }
        }
      },
      { haze: false },
    )
    if (!stage.removed('people') && stage.reading.motifs.length === 0) {
      const [x, y] = seen(view, -0.16 + random() * 0.3, 0, 1.5 + random() * 0.7)
      const walker = {
        ...subject,
        id: 'walker',
        colors: subject.colors.length ? subject.colors : [[0.6, 0.2, 25] as const],
        count: 1,
      }
      const spot = { x, y, size: 0.26, depth: 0.22, kind: 'ground' as const }
      stage.layer(0.22, (context) => settle(stage, context, umbrellaFigure, spot, walker, stage.fork('walker')), {
        haze: false,
      })
    }
    stage.place([
      { x: view.middle, y: height * 0.86, size: 0.4, depth: 0.15, kind: 'ground' },
      { x: view.middle - 0.14, y: height * 0.74, size: 0.24, depth: 0.3, kind: 'ground' },
      { x: view.middle + 0.14, y: height * 0.7, size: 0.18, depth: 0.38, kind: 'ground' },
      { x: view.middle + 0.22, y: height * 0.93, size: 0.45, depth: 0.1, kind: 'ground' },
      { x: view.middle, y: height * 0.22, size: 0.16, depth: 0.6, kind: 'air' },
      { x: view.middle + 0.1, y: height * 0.34, size: 0.1, depth: 0.7, kind: 'air' },
    ])
  },
}
