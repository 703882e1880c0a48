import { css, mix } from '../../core/color.ts'
import { drawRock, drawTuft } from '../../core/plants.ts'
import { drawSpire, leafClump } from '../../core/trees.ts'
import { fillSkyline, skyline, skylineAt } from '../../core/ridge.ts'
import { lit } from '../../core/palette.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots, waterSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** A wooded far bank over still water, and a jetty or stones in front. */
export const shore: Layout = {
  id: 'shore',
  suits: [
    'thirds',
    'wide',
    'forest',
    'boat',
    'minimal',
    'cottage',
    'lakeside',
    'lakeshore',
    'river',
    'riverside',
    'loch',
  ],
  paint(stage) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.44, 0.54)
    stage.sky()
    const side = stage.light.direction[0] < 0 ? -1 : 1
    const leafy = stage.reading.season !== 'winter' && random() < (stage.reading.season === 'autumn' ? 0.85 : 0.5)
    for (let i = 0; i < 3; i++) {
      const t = i / 2
      const line = skyline(
        stage.noise,
        width,
        { y: stage.horizon - 0.004, rise: height * (0.17 - 0.115 * t), waves: 1.4 + t * 1.5, jagged: 0.4 * (1 - t) },
        stage.fork(`hill ${i}`),
      )
      const land = mix(
        lit(palette, mix(palette.land, palette.foliage, 0.4 + 0.5 * t), 0.4),
        palette.shade,
        0.1 + 0.12 * t,
      )
      stage.layer(0.8 - 0.28 * t, (context) => {
        context.save()
        context.beginPath()
        context.rect(0, 0, width, stage.horizon + 0.002)
        context.clip()
        fillSkyline(context, stage, line, land, mix(land, palette.haze, 0.18), 0.1)
        const trees = stage.fork(`bank ${i}`)
        if (t > 0.4 && !stage.removed('trees')) {
          for (let k = 0; k < 260 * width; k++) {
            const x = trees() * width
            const y = skylineAt(line, x)
            const tall = height * (0.022 + 0.034 * t) * range(trees, 0.6, 1.3)
            const tone = mix(palette.foliage, palette.foliageLight, trees())
            const color = mix(lit(palette, tone, 0.25 + 0.55 * trees()), palette.shade, 0.12)
            if (leafy) leafClump(context, x, y + range(trees, -0.35, 1.2) * tall, tall * 0.36, color, trees)
            else {
              context.fillStyle = css(mix(color, land, 0.5))
              context.beginPath()
              drawSpire(context, x, y + tall * 0.4, tall * 1.5, trees)
              context.fill()
            }
          }
        }
        context.restore()
      })
    }
    stage.water(stage.horizon, height)
    stage.place([
      ...waterSpots(stage, stage.horizon + 0.06, height * 0.86, [0.08, 0.26]),
      { x: width * (side < 0 ? 0.68 : 0.32), y: stage.horizon + 0.006, size: 0.2, depth: 0.5, kind: 'ground' },
      ...groundSpots(stage, height * 0.9, height * 0.99, [0.2, 0.3]).slice(2),
      ...airSpots(stage),
    ])
    const front = stage.fork('front')
    const jetty = front() < 0.5 && stage.reading.composition !== 'minimal'
    stage.layer(0.07, (context) => {
      const at = side < 0 ? 0.72 : 0.28
      if (jetty) {
        const wood = lit(palette, mix(palette.bark, palette.sand, 0.35), 0.55)
        const dark = lit(palette, mix(palette.bark, palette.shade, 0.4), 0.1)
        const farX = width * (at + (0.5 - at) * 0.45)
        const farY = height * 0.74
        const planks = 26
        for (let i = 0; i < planks; i++) {
          const a = Math.pow(i / planks, 1.9)
          const b = Math.pow((i + 0.86) / planks, 1.9)
          const y0 = farY + (height * 1.03 - farY) * a
          const y1 = farY + (height * 1.03 - farY) * b
          const x0 = farX + (width * at - farX) * a
          const x1 = farX + (width * at - farX) * b
          const w0 = width * (0.028 + 0.1 * a)
          const w1 = width * (0.028 + 0.1 * b)
          if (i % 5 === 2) {
            context.fillStyle = css(dark)
            for (const s of [-1, 1])
              context.fillRect(
                x0 + s * w0 - 0.006 * (0.5 + a),
                y0 - 0.035 * (0.4 + a),
                0.012 * (0.5 + a),
                0.075 * (0.5 + a),
              )
          }
          const tone = 0.88 + 0.24 * front()
          context.fillStyle = css([wood[0] * tone, wood[1] * tone, wood[2] * tone])
          context.beginPath()
          context.moveTo(x0 - w0, y0)
          context.lineTo(x0 + w0, y0)
          context.lineTo(x1 + w1, y1)
          context.lineTo(x1 - w1, y1)
          context.fill()
        }
        return
      }
      for (let i = 0; i < 9; i++) {
        const x = width * (at + range(front, -0.3, 0.3))
        const size = range(front, 0.02, 0.085)
        drawRock(
          context,
          x,
          height * range(front, 0.9, 1.01),
          size,
          lit(palette, mix(palette.rock, palette.shade, 0.5), 0.1),
          lit(palette, palette.rock, 0.8),
          side,
          front,
        )
      }
      for (let i = 0; i < 26; i++) {
        const x = width * (side < 0 ? range(front, 0.5, 1.02) : range(front, -0.02, 0.5))
        drawTuft(
          context,
          x,
          height * 1.015,
          height * range(front, 0.05, 0.17),
          lit(palette, mix(palette.foliage, palette.shade, 0.5), 0.1),
          lit(palette, palette.grass, 0.55),
          front,
        )
      }
    })
  },
}
