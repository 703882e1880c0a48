import { mix, oklchToRgb } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import type { Layout } from '../../stage.ts'
import { paintGlobe, paintNebula, paintStars, spaceColors } from './sky.ts'
import { globeOf, spots } from './globe-of.ts'

/** A planet that rises over the ground of a moon. */
export const planetRise: Layout = {
  id: 'planet rise',
  suits: [
    'low',
    'wide',
    'minimal',
    'astronaut',
    'robot',
    'person',
    'rocket',
    'alien',
    'surface',
    'moon',
    'orbit',
    'mars',
  ],
  paint(stage, subject) {
    const { width, height, noise } = stage
    const random = stage.fork('rise')
    const colors = spaceColors(stage, subject)
    stage.horizon = height * 0.72
    paintNebula(stage, colors, 0.5)
    paintStars(stage, 1000, colors)
    const side = random() < 0.5 ? -1 : 1
    const toward = [side * -0.75, -0.3, 0.45] as const
    paintGlobe(
      stage,
      globeOf(colors, random, { x: width * (0.5 + side * 0.1), y: height * 0.52, radius: 0.32, toward, depth: 0.9 }),
    )
    paintGlobe(
      stage,
      globeOf(colors, random, { x: width * (0.5 - side * 0.34), y: height * 0.17, radius: 0.045, toward, depth: 0.85 }),
    )
    const dust = mix(oklchToRgb([0.62, 0.04, colors.hue + 40]), [0.6, 0.58, 0.56], 0.4)
    const gloom = mix(dust, colors.dark, 0.86)
    for (const [band, base, rise] of [
      [0, 0.73, 0.13],
      [1, 0.78, 0.06],
    ] as const) {
      const line = (x: number): number => height * base - rise * (noise.ridged(x * 1.5 + band * 9, 3 + band, 5) - 0.35)
      stage.shade({ x: 0, y: height * 0.5, width, height: height * 0.5 }, (x, y, out) => {
        const under = y - line(x)
        if (under < 0) {
          out[3] = 0
          return undefined
        }
        const z = 1 / (0.22 + under * 1.3)
        const u = (x - width / 2) * z
        const crater = noise.cells(u * 1.5, z * 2.6)
        const small = noise.cells(u * 4.1 + 9, z * 6)
        const relief = noise.fbm(u * 1.9, z * 3.2, 5) - noise.fbm(u * 1.9 + toward[0] * 0.1, z * 3.2, 5)
        const bowl = smoothstep(0.4, 0.34, crater) * 0.24 - smoothstep(0.34, 0.22, crater) * 0.42
        const shine = clamp(
          (band ? 0.5 : 0.34) +
            relief * 1.6 +
            bowl +
            smoothstep(0.3, 0.24, small) * 0.12 -
            smoothstep(0.24, 0.14, small) * 0.2 -
            under * 0.5,
        )
        for (let channel = 0; channel < 3; channel++) {
          out[channel] = (gloom[channel] as number) + ((dust[channel] as number) - (gloom[channel] as number)) * shine
        }
        out[3] = smoothstep(0, 0.003, under)
        return band ? 0.55 - 0.5 * clamp(under / 0.3) : 0.7
      })
    }
    stage.place([
      { x: width * (0.5 - side * 0.2), y: height * 0.87, size: 0.34, depth: 0.2, kind: 'ground' },
      { x: width * (0.5 + side * 0.2), y: height * 0.81, size: 0.2, depth: 0.4, kind: 'ground' },
      { x: width * (0.5 + side * 0.28), y: height * 0.93, size: 0.4, depth: 0.1, kind: 'ground' },
      ...spots(stage).filter((spot) => spot.y < height * 0.6),
    ])
  },
}
