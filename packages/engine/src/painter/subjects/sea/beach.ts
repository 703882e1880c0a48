import { clamp, smoothstep } from '../../core/math.ts'
import { mix } from '../../core/color.ts'
import { drawPalm } from '../../core/trees.ts'
import { drawRock, drawTuft } from '../../core/plants.ts'
import { fillSkyline, skyline } from '../../core/ridge.ts'
import { lit } from '../../core/palette.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots, waterSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** A beach that sweeps away on one side, surf running up it, palms or dunes at its edge. */
export const beach: Layout = {
  id: 'beach',
  suits: [
    'thirds',
    'wide',
    'framed',
    'person',
    'palm',
    'umbrella',
    'dog',
    'beach',
    'shore',
    'seashore',
    'seaside',
    'island',
    'tropical',
    'cove',
    'caribbean',
  ],
  paint(stage) {
    const { random, palette, noise, height, width, reading } = stage
    stage.horizon = height * range(random, 0.42, 0.5)
    stage.sky()
    const side = random() < 0.5 ? -1 : 1
    const cape = skyline(
      noise,
      width,
      { y: stage.horizon + 0.012, rise: height * 0.11, waves: 1.2, jagged: 0.3 },
      stage.fork('cape'),
    )
    const tapered = cape.map(([x, y]) => {
      const t = clamp(((side > 0 ? x / width : 1 - x / width) - 0.45) / 0.5)
      return [x, stage.horizon + 0.004 + (y - stage.horizon) * t] as const
    })
    const land = mix(lit(palette, palette.foliage, 0.45), palette.shade, 0.2)
    stage.layer(0.75, (context) => {
      context.beginPath()
      context.rect(0, 0, width, stage.horizon + 0.004)
      context.clip()
      fillSkyline(context, stage, tapered, land, mix(land, palette.haze, 0.3), 0.12)
    })
    stage.water(stage.horizon, height, { tint: 0.72, ripple: 0.4 })
    const offset = range(random, 0, 50)
    const shallow = mix(lit(palette, mix(palette.water, palette.sand, 0.3), 0.8), palette.horizon, 0.15)
    const foam = mix(lit(palette, palette.snow, 0.75), palette.cloudLit, 0.3)
    const sandLit = lit(palette, palette.sand, 0.72)
    const sandDark = lit(palette, mix(palette.sand, palette.shade, 0.22), 0.35)
    const wet = mix(mix(sandDark, palette.sky, 0.3), palette.shade, 0.12)
    const top = stage.horizon + 0.006
    const edgeAt = (y: number): number => {
      const t = (y - top) / (height - top)
      const x =
        0.5 +
        side * (0.5 - 0.92 * Math.pow(t, 0.62)) +
        0.05 * noise.perlin(t * 3 + offset, offset) +
        0.02 * noise.perlin(t * 11, offset)
      return width * x
    }
    const sunPath = stage.light.visible && stage.light.elevation < 0.4
    stage.shade({ x: 0, y: top, width, height: height - top }, (x, y, out) => {
      const t = (y - top) / (height - top)
      const reach = 0.06 + 0.34 * t
      // Distance from the water's edge: negative in the sea, positive up the beach, in beach widths.
      const d = ((x - edgeAt(y)) * side) / reach
      out[3] = 0
      if (d < -1.5) return
      const lace = noise.fbm(x * 22, y * 60 + offset, 3)
      if (d < 0) {
        const deep = smoothstep(0, -1.4, d)
        const bandA = smoothstep(0.09, 0, Math.abs(d + 0.34 + noise.perlin(y * 9, offset) * 0.12 + lace * 0.06))
        const bandB =
          smoothstep(0.12, 0, Math.abs(d + 0.9 + noise.perlin(y * 7 + 4, offset) * 0.15 + lace * 0.08)) * 0.7
        const white = clamp((bandA + bandB) * (0.55 + lace) + smoothstep(-0.1, 0, d) * (0.7 + lace))
        for (let q = 0; q < 3; q++) out[q] = shallow[q]! + (foam[q]! - shallow[q]!) * white
        out[3] = clamp(white + (1 - deep) * 0.55)
        return 0.55 * (1 - t)
      }
      const damp = smoothstep(0.75, 0.1, d + lace * 0.12)
      const z = 1 / (t + 0.12)
      const ripple =
        noise.fbm((x - width / 2) * z * 3 + offset, z * 5, 3) + noise.perlin(x * z * 4 + offset, z * 34) * 0.25
      const grain = noise.hash(Math.floor(x * 900), Math.floor(y * 900)) * 0.03
      const shine = clamp(0.66 + ripple * 0.3 + grain)
      const glow = sunPath ? Math.exp(-Math.abs(x - stage.light.x) * 4) * damp * 0.4 : 0
      for (let q = 0; q < 3; q++) {
        const sand = sandDark[q]! + (sandLit[q]! - sandDark[q]!) * shine
        const soaked = wet[q]! + (palette.horizon[q]! - wet[q]!) * (0.22 + glow)
        out[q] = sand + (soaked - sand) * damp * 0.72
      }
      out[3] = smoothstep(0, 0.03, d)
      return 0.5 * (1 - t) + 0.02
    })
    const plants = stage.fork('plants')
    const facing = stage.light.direction[0] < 0 ? -1 : 1
    const palms = reading.motifs.some((motif) => motif.id === 'palm')
    if (palms) stage.drawn('palm')
    stage.place([
      ...groundSpots(stage, height * 0.62, height * 0.92, [0.1, 0.3]).map((spot) => ({
        ...spot,
        x: width * (0.5 + side * 0.24),
      })),
      ...waterSpots(stage, stage.horizon + 0.035, height * 0.6, [0.08, 0.16]).map((spot) => ({
        ...spot,
        x: width * (0.5 - side * 0.26),
      })),
      ...airSpots(stage),
    ])
    const summery = reading.season !== 'winter' && reading.season !== 'autumn' && plants() < 0.7
    const tropical = (palms || summery) && !stage.removed('trees') && !stage.removed('palm')
    stage.layer(0.1, (context) => {
      const edge = side > 0 ? width : 0
      if (tropical) {
        for (let i = 0; i < 3; i++) {
          drawPalm(
            context,
            edge - side * width * range(plants, 0.02, 0.24),
            height * range(plants, 0.8, 0.98),
            height * range(plants, 0.5, 0.78),
            {
              dark: lit(palette, mix(palette.foliage, palette.shade, 0.4), 0.1),
              light: lit(palette, palette.foliageLight, 0.75),
              bark: lit(palette, mix(palette.bark, palette.sand, 0.25), 0.4),
              side: facing,
            },
            plants,
          )
        }
        return
      }
      for (let i = 0; i < 7; i++) {
        drawRock(
          context,
          edge - side * width * range(plants, 0, 0.4),
          height * range(plants, 0.84, 1),
          range(plants, 0.02, 0.075),
          lit(palette, mix(palette.rock, palette.shade, 0.5), 0.1),
          lit(palette, palette.rock, 0.8),
          facing,
          plants,
        )
      }
      for (let i = 0; i < 44; i++) {
        drawTuft(
          context,
          edge - side * width * Math.pow(plants(), 1.5) * 0.5,
          height * range(plants, 0.93, 1.03),
          height * range(plants, 0.05, 0.15),
          lit(palette, mix(palette.grass, palette.shade, 0.45), 0.15),
          lit(palette, mix(palette.grass, palette.sand, 0.4), 0.75),
          plants,
        )
      }
    })
  },
}
