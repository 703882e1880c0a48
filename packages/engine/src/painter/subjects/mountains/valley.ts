import { alpineColor, project } from '../../core/terrain.ts'
import { drawFir } from '../../core/trees.ts'
import { lit } from '../../core/palette.ts'
import { mix } from '../../core/color.ts'
import { range } from '../../core/random.ts'
import { smoothstep } from '../../core/math.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout, Terrain } from '../../stage.ts'

/** A green valley with a winding river that leads to snow peaks. */
export const valley: Layout = {
  id: 'valley',
  suits: ['wide', 'low', 'centred', 'river', 'lake', 'meadow', 'cottage', 'valley', 'fjord', 'pass'],
  paint(stage) {
    const { random, palette, height, width, noise } = stage
    stage.horizon = height * range(random, 0.5, 0.58)
    stage.sky()
    const offset = range(random, 0, 60)
    const bend = range(random, 0.5, 1)
    const turn = range(random, 0, 6)
    const snowLine = stage.reading.season === 'winter' ? 0.35 : range(random, 1.5, 2.3)
    const colors = alpineColor(stage, snowLine)
    const lift = range(random, 3.6, 5)
    const river = (z: number): number => Math.sin(z * 0.42 + turn) * bend * (0.35 + z * 0.1)
    const land: Terrain = {
      camera: 0.62,
      near: 1.1,
      far: 34,
      water: true,
      mist: stage.reading.weather === 'fog' ? 1.8 : 0.4,
      air: 0.8,
      height(x, z, octaves) {
        const far = smoothstep(6, 18, z)
        const side = Math.abs(x) / (z * 0.42 + 0.9)
        const ridge = noise.ridged(x * 0.13 + offset, z * 0.13, Math.min(octaves, 7))
        const knoll = noise.fbm(x * 0.5 + offset, z * 0.5, Math.min(octaves, 4)) * 0.22
        const banks = Math.abs(x - river(z))
        const bed = -0.16 + 0.24 * smoothstep(0.08, 0.5 + z * 0.03, banks)
        const peaks =
          Math.pow(ridge, 1.35) * far * lift * (0.55 + 0.45 * smoothstep(0.1, 1, side + noise.perlin(x * 0.12, 3)))
        const slopes = smoothstep(0.35, 1.5, side) * smoothstep(1.2, 5, z) * (0.75 + ridge * 0.8)
        return (
          bed +
          (knoll + 0.05) * smoothstep(0.15, 0.9, banks) +
          slopes +
          peaks * smoothstep(0.1, 1.2, banks / (1 + z * 0.06))
        )
      },
      color(x, z, h, up, out) {
        colors(x, z, h, up, out)
        const shore = smoothstep(0.06, 0.01, h)
        for (let q = 0; q < 3; q++) out[q] = out[q]! + (palette.sand[q]! * 0.8 - out[q]!) * shore * 0.55
      },
    }
    stage.terrain(land)
    const firs = stage.fork('firs')
    const side = stage.light.direction[0] < 0 ? -1 : 1
    const trees = Array.from({ length: 34 }, () => {
      const z = range(firs, 2.1, 7.5)
      const x = (firs() < 0.5 ? -1 : 1) * range(firs, 0.3, 0.66) * z * 0.9 * (width > 1.2 ? 1.35 : 1)
      return { x, z, tall: range(firs, 0.22, 0.4) }
    }).toSorted((a, b) => b.z - a.z)
    if (!stage.removed('trees')) {
      for (let group = 0; group < 3; group++) {
        const part = trees.slice(Math.floor((group * trees.length) / 3), Math.floor(((group + 1) * trees.length) / 3))
        const depth = project(stage, land, 0, part[part.length - 1]!.z, 0).depth
        stage.layer(depth, (context) => {
          for (const tree of part) {
            const ground = land.height(tree.x, tree.z, 5)
            if (ground < 0.03) continue
            const at = project(stage, land, tree.x, tree.z, ground)
            drawFir(
              context,
              at.x,
              at.y + 0.004,
              tree.tall * at.scale,
              {
                dark: lit(palette, mix(palette.conifer, palette.shade, 0.35), 0.1),
                light: lit(palette, mix(palette.conifer, palette.foliageLight, 0.3), 0.6),
                bark: lit(palette, palette.bark, 0.2),
                side,
                ...(stage.reading.season === 'winter' ? { snow: lit(palette, palette.snow, 0.7) } : {}),
              },
              firs,
            )
          }
        })
      }
    }
    stage.place([
      ...groundSpots(stage, stage.horizon + 0.1, height * 0.93, [0.09, 0.3]),
      { x: width * 0.5, y: height * 0.84, size: 0.16, depth: 0.3, kind: 'water' },
      ...airSpots(stage),
    ])
  },
}
