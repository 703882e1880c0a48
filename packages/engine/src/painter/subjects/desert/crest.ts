import { clamp, smoothstep } from '../../core/math.ts'
import { fillSkyline, skyline } from '../../core/ridge.ts'
import { lit } from '../../core/palette.ts'
import { mix } from '../../core/color.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** Great dunes close by, each one side light and one side shade along a curved crest. */
export const crest: Layout = {
  id: 'crest',
  suits: ['close', 'low', 'minimal', 'person', 'camel', 'thirds', 'sand'],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * range(random, 0.52, 0.62)
    stage.sky({ cloudiness: 0.12 })
    const side = stage.light.direction[0] < 0 ? -1 : 1
    const far = mix(lit(palette, palette.sand, 0.4), palette.haze, 0.4)
    for (let i = 0; i < 2; i++) {
      const line = skyline(
        noise,
        width,
        { y: stage.horizon + 0.03 + 0.05 * i, rise: height * 0.09, waves: 1.3, jagged: 0 },
        stage.fork(`far ${i}`),
      )
      stage.layer(0.85 - 0.15 * i, (context) =>
        fillSkyline(context, stage, line, far, mix(far, palette.haze, 0.4), 0.2),
      )
    }
    const count = 3
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1)
      const name = stage.fork(`dune ${i}`)
      const offset = range(name, 0, 80)
      const top = stage.horizon - height * (0.14 - 0.3 * t) + range(name, -0.03, 0.03)
      const peakX = width * (i === count - 1 ? range(name, 0.1, 0.9) : 0.5 + (i % 2 ? -1 : 1) * range(name, 0.1, 0.3))
      const breadth = width * range(name, 0.45, 0.75)
      const crestOf = (x: number): number => {
        const d = (x - peakX) / breadth
        return (
          top +
          height * ((0.34 * d * d) / (1 + Math.abs(d))) * (0.8 + t * 0.6) +
          noise.perlin(x * 1.8 + offset, offset) * 0.03
        )
      }
      const bend = range(name, 0.35, 0.8)
      const sunny = lit(palette, mix(palette.sand, palette.snow, 0.12), 0.95)
      const dim = mix(lit(palette, palette.sand, 0.12), palette.shade, 0.2)
      stage.shade({ x: 0, y: top - 0.08, width, height: height - top + 0.08 }, (x, y, out) => {
        const d = y - crestOf(x)
        out[3] = 0
        if (d < -0.002) return
        // The crest runs down towards us in an S; it parts the sunny from the shaded flank.
        const ridge =
          peakX -
          side *
            (bend * d * 0.55 + Math.sin(d * 7 + offset) * 0.05 * (0.3 + d) + noise.perlin(d * 5 + offset, 2) * 0.03)
        const across = (x - ridge) * side
        const light = smoothstep(-0.004 - d * 0.03, 0.004 + d * 0.03, across)
        const ripple = noise.perlin(
          (x + d * 0.4) * 9 + noise.perlin(x * 6, d * 9) * 1.5 + offset,
          (d * 60) / (0.55 + d * 1.6),
        )
        const grain = noise.fbm(x * 5 + offset, d * 8, 3)
        const fade = clamp(across * 0.8) * 0.16
        const shine = clamp(
          light * (0.84 - fade + ripple * 0.09 + grain * 0.16) +
            (1 - light) * (0.14 + grain * 0.16 + ripple * 0.02 + clamp(-across) * 0.35),
        )
        for (let q = 0; q < 3; q++) {
          const value = dim[q]! + (sunny[q]! - dim[q]!) * shine
          out[q] = value + (palette.haze[q]! - value) * 0.32 * (1 - t)
        }
        out[3] = smoothstep(-0.002, 0.003, d)
        return 0.6 * (1 - t) + 0.05
      })
      if (i === 1)
        stage.place([
          ...groundSpots(stage, crestOf(width * 0.4) + 0.02, height * 0.9, [0.08, 0.26]),
          ...airSpots(stage),
        ])
    }
  },
}
