import { drawLeafRoof, drawTrunk } from '../forest/trunks.ts'
import { drawRock, drawTuft } from '../../core/plants.ts'
import { leafClump } from '../../core/trees.ts'
import { lit } from '../../core/palette.ts'
import { mix } from '../../core/color.ts'
import { paintCliff, paintFall, paintSpray } from './falling.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots, waterSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** Water that steps down through a wood from ledge to ledge. */
export const cascade: Layout = {
  id: 'cascade',
  suits: ['close', 'framed', 'forest', 'thirds', 'deer', 'fox', 'cascade', 'rapids'],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * 0.4
    stage.sky({ cloudiness: 0.1, sun: false })
    const back = mix(palette.haze, palette.foliage, 0.5)
    stage.shade(
      { x: 0, y: 0, width, height: height * 0.75 },
      (x, y, out) => {
        const glow = Math.exp(-Math.hypot(x - width / 2, y - height * 0.22) * 2.6)
        for (let q = 0; q < 3; q++) out[q] = back[q]! + (palette.horizon[q]! - back[q]!) * glow
        out[3] = 0.93
        return 0.95
      },
      { soft: true },
    )
    const plants = stage.fork('plants')
    const air = mix(palette.haze, palette.horizon, 0.3)
    stage.layer(0.75, (context) => {
      for (let i = 0; i < 13 * width; i++) {
        drawTrunk(
          context,
          plants() * width,
          height * range(plants, 0.4, 0.5),
          range(plants, 0.014, 0.032),
          mix(lit(palette, palette.bark, 0.3), air, 0.5),
          mix(lit(palette, palette.bark, 0.8), air, 0.55),
          1,
          plants,
        )
      }
      if (stage.reading.season !== 'winter')
        drawLeafRoof(context, stage, Math.round(260 * width), height * 0.36, 0.02, 0, plants)
    })
    const steps = 3 + Math.floor(random() * 2)
    const side = stage.light.direction[0] < 0 ? -1 : 1
    let x = width * range(random, 0.4, 0.6)
    for (let i = 0; i < steps; i++) {
      const t = i / steps
      const top = height * (0.36 + 0.56 * Math.pow(t, 1.1))
      const bottom = height * (0.36 + 0.56 * Math.pow((i + 1) / steps, 1.1))
      const depth = 0.6 - 0.5 * t
      const offset = range(plants, 0, 60)
      const middle = x
      paintCliff(
        stage,
        {
          top: (px) =>
            top - 0.01 + noise.fbm(px * 4 + offset, offset, 3) * 0.06 - Math.max(0, Math.abs(px - middle) - 0.1) * 0.28,
          bottom: height + 0.1,
          left: () => -1,
          right: () => 9,
        },
        depth,
        `step ${i}`,
      )
      stage.layer(depth, (context) => {
        for (let k = 0; k < 80 * width; k++) {
          const px = plants() * width
          if (Math.abs(px - middle) < 0.12 + t * 0.1) continue
          leafClump(
            context,
            px,
            top - Math.max(0, Math.abs(px - middle) - 0.1) * 0.28 + range(plants, -0.03, 0.05),
            range(plants, 0.01, 0.028) * (0.6 + t),
            lit(palette, mix(palette.foliage, palette.foliageLight, plants() * 0.8), 0.15 + plants() * 0.5),
            plants,
          )
        }
      })
      paintFall(
        stage,
        {
          x: middle,
          top: top + 0.005,
          bottom: bottom - 0.02,
          half: (0.05 + 0.1 * t) * range(random, 0.8, 1.3),
          flare: 0.03 + 0.02 * t,
          depth,
        },
        `fall ${i}`,
      )
      const poolTop = bottom - 0.035
      stage.water(poolTop, Math.min(height, bottom + 0.02), { ripple: 0.5, tint: 0.6 })
      paintSpray(stage, middle, poolTop + 0.015, 0.11 + 0.08 * t, depth, `fall ${i}`)
      stage.layer(depth - 0.05, (context) => {
        for (let k = 0; k < 16; k++) {
          const px = middle + (k % 2 ? 1 : -1) * range(plants, 0.08, 0.36) * (0.6 + t)
          drawRock(
            context,
            px,
            bottom + range(plants, -0.02, 0.02),
            range(plants, 0.02, 0.06) * (0.6 + t),
            mix(lit(palette, palette.rock, 0.1), palette.shade, 0.45),
            lit(palette, palette.rock, 0.7),
            side,
            plants,
          )
        }
      })
      x += range(random, -0.08, 0.08)
    }
    stage.place([
      ...groundSpots(stage, height * 0.62, height * 0.94, [0.14, 0.28]),
      ...waterSpots(stage, height * 0.9, height * 0.95, [0.12, 0.18]),
      ...airSpots(stage, 0.1),
    ])
    stage.layer(0.05, (context) => {
      for (let i = 0; i < 60; i++) {
        const at = i % 2 ? range(plants, -0.02, 0.24) : width - range(plants, -0.02, 0.24)
        drawTuft(
          context,
          at,
          height * 1.02,
          height * range(plants, 0.06, 0.2),
          lit(palette, mix(palette.foliage, palette.shade, 0.45), 0.15),
          lit(palette, palette.grass, 0.65),
          plants,
        )
      }
    })
  },
}
