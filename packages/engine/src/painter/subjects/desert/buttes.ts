import { drawTuft } from '../../core/plants.ts'
import { lit } from '../../core/palette.ts'
import { mix } from '../../core/color.ts'
import { range } from '../../core/random.ts'
import { smoothstep } from '../../core/math.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** Red tables and towers of layered rock on a wide plain. */
export const buttes: Layout = {
  id: 'buttes',
  suits: [
    'thirds',
    'centred',
    'wide',
    'horse',
    'train',
    'car',
    'low',
    'canyon',
    'mesa',
    'butte',
    'monument',
    'arizona',
    'utah',
    'west',
    'badlands',
    'mars',
    'martian',
  ],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * range(random, 0.56, 0.64)
    stage.sky()
    const offset = range(random, 0, 90)
    const red = mix(palette.sand, [0.72, 0.34, 0.2], 0.62)
    const dark = mix(red, [0.38, 0.16, 0.14], 0.6)
    const pale = mix(palette.sand, [0.9, 0.62, 0.42], 0.4)
    const towers = Array.from({ length: 7 }, (_, i) => ({
      x: range(random, -0.5, 0.5) * (4 + i * 2.4),
      z: 5.5 + i * 2 + random(),
      half: range(random, 0.35, 1.25),
      tall: range(random, 1.2, 2.2) * (0.8 + i * 0.08),
    }))
    stage.terrain({
      camera: 0.45,
      near: 1,
      far: 30,
      mist: 0.2,
      air: 0.75,
      height(x, z, octaves) {
        let h = noise.fbm(x * 0.3 + offset, z * 0.3, Math.min(octaves, 5)) * 0.2
        for (const tower of towers) {
          const dx = (x - tower.x) / tower.half
          const dz = (z - tower.z) / tower.half
          if (dx * dx + dz * dz > 9) continue
          const edge = Math.sqrt(dx * dx + dz * dz) + noise.fbm(x * 1.7 + offset, z * 1.7, Math.min(octaves, 4)) * 0.4
          const cliff = smoothstep(1.02, 0.88, edge)
          const ledge = smoothstep(1.25, 1.1, edge) * 0.2
          const scree = smoothstep(2.3, 0.95, edge) * 0.34
          h = Math.max(h, h + tower.tall * (cliff * 0.62 + ledge + scree) * (1 - 0.05 * noise.perlin(x * 3, z * 3)))
        }
        return h
      },
      color(x, z, h, up, out) {
        const grain = noise.fbm(x * 1.6 + offset, z * 1.6 + h, 4)
        const strata = noise.perlin(h * 9 + grain * 0.8, offset) * 0.6 + noise.perlin(h * 27, offset + 3) * 0.4
        const flat = smoothstep(0.55, 0.9, up)
        const scrub = smoothstep(0.12, 0.4, noise.fbm(x * 3.2 + 9, z * 3.2, 3)) * flat * smoothstep(0.5, 0.2, h)
        for (let q = 0; q < 3; q++) {
          let value = red[q]! + ((strata > 0 ? pale[q]! : dark[q]!) - red[q]!) * Math.min(0.85, Math.abs(strata) * 1.5)
          value += (pale[q]! * 0.92 - value) * flat * 0.55
          value *= 1 + grain * 0.3
          value += (palette.foliage[q]! - value) * scrub * 0.5
          out[q] = value
        }
      },
    })
    const plants = stage.fork('plants')
    stage.place([...groundSpots(stage, stage.horizon + 0.07, height * 0.92, [0.09, 0.32]), ...airSpots(stage)])
    stage.layer(0.06, (context) => {
      for (let i = 0; i < 60 * width; i++) {
        const t = plants()
        const y = height * (0.84 + 0.17 * t)
        drawTuft(
          context,
          plants() * width,
          y,
          height * (0.012 + 0.04 * t),
          lit(palette, mix(palette.foliage, palette.shade, 0.4), 0.15),
          lit(palette, mix(palette.grass, palette.sand, 0.6), 0.7),
          plants,
        )
      }
    })
  },
}
