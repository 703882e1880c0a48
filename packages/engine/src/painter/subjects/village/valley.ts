import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lerp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Spot } from '../../stage.ts'
import { cityLight, glow } from '../city/facades.ts'
import { drawGabled } from '../city/rooftops.ts'
import { paintMist } from '../scenery/air.ts'
import { groundColor, paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintTrees } from '../scenery/woods.ts'
import { houseColors } from './houses.ts'

/** A village in its valley under the mountains, a church in the middle. */
export const valley: Layout = {
  id: 'valley',
  suits: [
    'centred',
    'low',
    'mountains',
    'framed',
    'mountain',
    'alpine',
    'snowy',
    'winter',
    'medieval',
    'hamlet',
    'old',
  ],
  paint(stage, subject) {
    const { width, height, palette, noise, reading } = stage
    const light = cityLight(stage, subject)
    stage.horizon = height * 0.52
    stage.sky()
    paintRidges(stage, { count: 4, far: height * 0.44, near: height * 0.58, rise: 0.34, jagged: 0.9 })
    paintMist(stage, height * 0.56, 0.08, 0.5)
    const line = (x: number): number =>
      height * 0.6 - 0.05 * Math.sin((x / width) * 3 + 0.6) + 0.012 * noise.fbm(x * 4, 3, 3)
    paintTrees(stage, { line, count: 40, size: [0.06, 0.14], depth: 0.6, firs: 0.85, name: 'wood' })
    paintGround(stage, { line, depths: [0.55, 0.03] })
    const random = stage.fork('village')
    const snowy = reading.weather === 'snow' || reading.season === 'winter'
    const middle = width * (0.42 + 0.16 * random())
    for (let row = 0; row < 6; row++) {
      const t = row / 5
      const size = lerp(0.06, 0.15, t)
      stage.layer(lerp(0.5, 0.2, t), (context) => {
        if (row === 2) {
          const y = line(middle) + 0.09
          const stone = mix(lit(palette, mix(palette.snow, palette.sand, 0.4), 0.8), palette.shade, light.dark * 0.4)
          const roof = mix(
            lit(palette, snowy ? palette.snow : oklchToRgb([0.42, 0.06, 40]), 0.7),
            palette.shade,
            light.dark * 0.3,
          )
          context.fillStyle = css(mix(stone, palette.shade, 0.3))
          context.fillRect(middle, y - 0.1, 0.15, 0.12)
          context.fillStyle = css(roof)
          context.beginPath()
          context.moveTo(middle - 0.005, y - 0.1)
          context.lineTo(middle + 0.02, y - 0.155)
          context.lineTo(middle + 0.15, y - 0.155)
          context.lineTo(middle + 0.165, y - 0.095)
          context.fill()
          context.fillStyle = css(stone)
          context.fillRect(middle - 0.026, y - 0.2, 0.052, 0.22)
          context.fillStyle = css(roof)
          context.beginPath()
          context.moveTo(middle - 0.034, y - 0.2)
          context.lineTo(middle, y - 0.34)
          context.lineTo(middle + 0.034, y - 0.2)
          context.fill()
          context.fillStyle = light.dark > 0.2 ? css(palette.lamp) : css(palette.shade)
          context.fillRect(middle - 0.006, y - 0.17, 0.012, 0.03)
        }
        for (let house = 0; house < 7; house++) {
          const x = middle + (random() - 0.5) * width * (0.5 + 0.45 * t)
          const y = line(x) + 0.035 + t * 0.2 * height + random() * 0.02
          const { wall, roof } = houseColors(subject, random)
          drawGabled(
            stage,
            context,
            light,
            x,
            y,
            size * (0.85 + random() * 0.3),
            snowy ? mix(palette.snow, roof, 0.15) : roof,
            mix(wall, palette.snow, 0.25),
            random,
          )
          // The meadow hides the foot of the walls.
          const earth = lit(palette, groundColor(stage), 0.5)
          context.save()
          context.translate(x + size * 0.3, y + size * 0.34)
          context.scale(size * 1.25, size * 0.22)
          const foot = context.createRadialGradient(0, 0, 0.45, 0, 0, 1)
          foot.addColorStop(0, css(earth))
          foot.addColorStop(1, css(earth, 0))
          context.fillStyle = foot
          context.fillRect(-1, -1, 2, 2)
          context.restore()
        }
      })
      if (row === 3)
        paintTrees(stage, {
          line: (x) => line(x) + 0.13,
          count: 15,
          size: [0.06, 0.13],
          depth: 0.3,
          firs: 0.4,
          name: 'between',
          gap: [(middle / width) * 2 - 1, 0.4],
        })
    }
    if (light.dark > 0.3)
      stage.layer(
        0.3,
        (context) => {
          for (let lamp = 0; lamp < 22; lamp++)
            glow(
              context,
              middle + (random() - 0.5) * width * 0.8,
              height * (0.62 + 0.24 * random()),
              0.05,
              palette.lamp,
              0.34 * light.dark,
            )
        },
        { haze: false, depth: false, blend: 'screen' },
      )
    stage.place(
      [0.25, 0.75, 0.5].flatMap((x): Spot[] => [
        { x: width * x, y: height * 0.92, size: 0.22, depth: 0.12, kind: 'ground' },
        { x: width * x, y: height * 0.2, size: 0.13, depth: 0.7, kind: 'air' },
      ]),
    )
    paintGrass(stage, {
      line: () => height * 0.92,
      blade: [0.02, 0.07],
      from: 0,
      to: 0.1,
      count: 600,
      depth: 0.06,
      name: 'front',
      flowers: [palette.blossom, palette.accent],
      bloom: 0.18,
    })
    paintTrees(stage, {
      line: () => height * 1.0,
      count: 7,
      size: [0.3, 0.5],
      depth: 0.05,
      firs: 1,
      name: 'frame',
      gap: [0, 0.78],
    })
  },
}
