import { mix } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { drawLeafRoof, drawTrunk } from './trunks.ts'
import { drawTuft, drawWildflower } from '../../core/plants.ts'
import { leafClump } from '../../core/trees.ts'
import { lit } from '../../core/palette.ts'
import { range, spread } from '../../core/random.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** A path that winds away between trees under a roof of leaves. */
export const path: Layout = {
  id: 'path',
  suits: [
    'centred',
    'framed',
    'symmetrical',
    'person',
    'path',
    'cottage',
    'thirds',
    'trail',
    'glade',
    'clearing',
    'enchanted',
  ],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * range(random, 0.5, 0.56)
    stage.drawn('tree')
    stage.sky({ cloudiness: 0.1, sun: false })
    const endX = width * range(random, 0.4, 0.6)
    const bend = range(random, -0.16, 0.16)
    const glowColor = mix(palette.horizon, palette.sun, 0.4)
    stage.shade(
      { x: 0, y: 0, width, height: stage.horizon + 0.1 },
      (x, y, out) => {
        const d = Math.hypot((x - endX) * 0.9, y - stage.horizon + 0.1)
        const veil = clamp(1.15 - d * 1.6)
        const back = mix(palette.haze, palette.foliage, clamp(d * 1.1))
        for (let q = 0; q < 3; q++) out[q] = back[q]! + (glowColor[q]! - back[q]!) * veil
        out[3] = 0.86
        return 0.95
      },
      { soft: true },
    )
    const offset = range(random, 0, 60)
    const grass = lit(palette, mix(palette.grass, palette.foliage, 0.35), 0.6)
    const grassDark = lit(palette, mix(palette.foliage, palette.shade, 0.4), 0.15)
    const earth = lit(palette, mix(palette.sand, palette.bark, 0.35), 0.7)
    const earthDark = lit(palette, mix(palette.bark, palette.shade, 0.3), 0.3)
    const top = stage.horizon
    const middleAt = (t: number): number => endX + (width * 0.5 - endX) * t + Math.sin(t * 3.4 + 0.4) * bend
    stage.shade({ x: 0, y: top, width, height: height - top }, (x, y, out) => {
      const t = (y - top) / (height - top)
      const half = 0.018 + 0.24 * Math.pow(t, 1.25)
      const d = Math.abs(x - middleAt(t)) / half + noise.fbm(x * 9, y * 24 + offset, 3) * 0.5
      const onPath = smoothstep(1.12, 0.9, d)
      const z = 1 / (t + 0.06)
      const dapple = smoothstep(-0.1, 0.35, noise.fbm((x - 0.5) * z * 1.6 + offset, z * 2.4, 3) + 0.1)
      const fine = noise.fbm((x - 0.5) * z * 9, z * 16, 3)
      for (let q = 0; q < 3; q++) {
        const lawn = grassDark[q]! + (grass[q]! - grassDark[q]!) * clamp(dapple * 0.85 + fine * 0.6)
        const track = earthDark[q]! + (earth[q]! - earthDark[q]!) * clamp(0.15 + dapple * 0.8 + fine * 0.5)
        const value = lawn + (track - lawn) * onPath
        out[q] = value + (glowColor[q]! - value) * Math.pow(1 - t, 5) * 0.7
      }
      return 0.8 * (1 - Math.sqrt(t))
    })
    const layers = 6
    const winter = stage.reading.season === 'winter'
    for (let i = 0; i < layers; i++) {
      const t = i / (layers - 1)
      const near = 0.05 + 0.95 * Math.pow(t, 1.5)
      const trees = stage.fork(`trees ${i}`)
      const foot = top + (height - top) * Math.min(0.99, near * 0.78 + 0.02)
      const fade = Math.pow(1 - t, 1.4) * 0.72
      const bark = mix(lit(palette, palette.bark, 0.3), glowColor, fade)
      stage.layer(
        0.8 - 0.74 * t,
        (context) => {
          for (const side of [-1, 1]) {
            const count = 3
            for (let k = 0; k < count; k++) {
              const gap = 0.03 + 0.26 * near + 0.02
              const x = middleAt(near * 0.78) + side * (gap + (k + range(trees, 0, 0.6)) * (0.07 + 0.2 * near))
              drawTrunk(
                context,
                x,
                foot + spread(trees) * 0.01,
                (0.01 + 0.06 * near) * range(trees, 0.7, 1.3),
                bark,
                mix(bark, glowColor, 0.35),
                x < endX ? 1 : -1,
                trees,
              )
            }
            // Bushes soften where trunks meet the ground.
            for (let k = 0; k < 26; k++) {
              const x = middleAt(near * 0.78) + side * (0.05 + 0.3 * near + trees() * 0.4)
              const tone = mix(
                lit(palette, mix(palette.foliage, palette.foliageLight, trees() * 0.8), 0.2 + trees() * 0.5),
                glowColor,
                fade * 0.8,
              )
              leafClump(
                context,
                x,
                foot - trees() * 0.05 * (0.3 + near),
                0.01 + 0.026 * near,
                mix(tone, palette.shade, 0.1),
                trees,
              )
            }
          }
          if (!winter)
            drawLeafRoof(
              context,
              stage,
              Math.round(170 * width * (0.35 + t)),
              top * (0.95 - 0.5 * t),
              0.01 + 0.025 * t,
              0.04 + 0.3 * t * t,
              trees,
            )
        },
        { haze: false },
      )
      if (i === 4)
        stage.place([
          ...groundSpots(stage, top + 0.1, height * 0.95, [0.12, 0.34]).map((spot) => ({
            ...spot,
            x: middleAt(clamp((spot.y - top) / (height - top))),
          })),
          ...airSpots(stage, 0.12),
        ])
    }
    const plants = stage.fork('plants')
    stage.layer(0.04, (context) => {
      for (let i = 0; i < 110 * width; i++) {
        const side = plants() < 0.5 ? -1 : 1
        const x = width * 0.5 + side * (0.3 + plants() * 0.4 * width)
        const y = height * range(plants, 0.92, 1.03)
        if (plants() < 0.75 || winter)
          drawTuft(context, x, y, height * range(plants, 0.03, 0.1), grassDark, grass, plants)
        else
          drawWildflower(
            context,
            x,
            y,
            height * range(plants, 0.04, 0.09),
            lit(palette, plants() < 0.5 ? palette.blossom : palette.accent, 0.75),
            grassDark,
            plants,
          )
      }
    })
  },
}
