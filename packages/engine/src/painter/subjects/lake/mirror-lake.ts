import { alpineColor } from '../../core/terrain.ts'
import { css, mix } from '../../core/color.ts'
import { drawFir, drawSpire } from '../../core/trees.ts'
import { lit } from '../../core/palette.ts'
import { range } from '../../core/random.ts'
import { smoothstep } from '../../core/math.ts'
import { airSpots, groundSpots, waterSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** A mountain lake that mirrors the peaks around it, firs on its near shore. */
export const mirrorLake: Layout = {
  id: 'mirror-lake',
  suits: [
    'wide',
    'symmetrical',
    'centred',
    'panorama',
    'mountains',
    'castle',
    'fjord',
    'mountain',
    'tarn',
    'reflection',
  ],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * range(random, 0.52, 0.6)
    stage.drawn('pine')
    stage.drawn('tree')
    stage.sky()
    const offset = range(random, 0, 70)
    const winter = stage.reading.season === 'winter'
    const colors = alpineColor(stage, winter ? 0.25 : range(random, 1.2, 2.1))
    const lift = range(random, 4.2, 5.6)
    const opening = range(random, -0.5, 0.5)
    stage.terrain({
      camera: 0.24,
      near: 0.5,
      far: 30,
      water: true,
      ripple: stage.reading.weather === 'clear' || stage.reading.weather === 'cloudy' ? 0.16 : 0.4,
      air: 0.85,
      mist: stage.reading.weather === 'fog' ? 1.9 : 0.5,
      height(x, z, octaves) {
        const shore = smoothstep(4.6, 8.5, z + noise.perlin(x * 0.45 + offset, z * 0.3) * 2.4)
        const side = smoothstep(0.34, 0.6, Math.abs(x - opening) / z) * smoothstep(3.4, 7, z)
        const ridge = Math.pow(noise.ridged(x * 0.15 + offset, z * 0.13, Math.min(octaves + 0.6, 8)), 1.25)
        const wall = ridge * lift * smoothstep(6, 13, z) * (0.72 + 0.5 * noise.perlin(x * 0.1 + offset, 9))
        return -0.14 + shore * (0.2 + ridge * 0.5) + side * (0.34 + ridge * 1.5) + wall
      },
      color: colors,
    })
    stage.place([
      ...waterSpots(stage, stage.horizon + 0.05, height * 0.88, [0.075, 0.24]),
      { x: width * 0.32, y: stage.horizon + 0.014, size: 0.22, depth: 0.5, kind: 'ground' },
      ...groundSpots(stage, stage.horizon + 0.02, height * 0.98, [0.1, 0.3]).slice(3),
      ...airSpots(stage),
    ])
    if (stage.removed('trees')) return
    const firs = stage.fork('firs')
    const side = firs() < 0.5 ? -1 : 1
    const edge = side < 0 ? 0 : width
    stage.layer(0.08, (context) => {
      // A tongue of dark shore with firs, on one side.
      const bank = lit(palette, mix(palette.conifer, palette.shade, 0.55), 0.15)
      context.fillStyle = css(bank)
      context.beginPath()
      context.moveTo(edge, height * 0.86)
      context.quadraticCurveTo(edge - side * width * 0.2, height * 0.88, edge - side * width * 0.42, height * 1.02)
      context.lineTo(edge, height * 1.02)
      context.fill()
      const light = stage.light.direction[0] < 0 ? -1 : 1
      for (let i = 0; i < 11; i++) {
        const away = Math.pow(i / 11, 1.4)
        const x = edge - side * width * (0.3 - away * 0.3 + range(firs, -0.015, 0.015))
        drawFir(
          context,
          x,
          height * (0.92 + away * 0.06),
          height * (0.12 + away * 0.3) * range(firs, 0.75, 1.15),
          {
            dark: lit(palette, mix(palette.conifer, palette.shade, 0.6), 0.1),
            light: lit(palette, mix(palette.conifer, mix(palette.conifer, palette.foliageLight, 0.3), 0.4), 0.5),
            bark: lit(palette, palette.bark, 0.1),
            side: light,
            ...(winter ? { snow: lit(palette, palette.snow, 0.6) } : {}),
          },
          firs,
        )
      }
      context.fillStyle = css(mix(bank, palette.silhouette, 0.5))
      context.beginPath()
      for (let i = 0; i < 16; i++) {
        drawSpire(
          context,
          edge - side * range(firs, 0, 0.36) * width,
          height * 1.02,
          height * range(firs, 0.02, 0.06),
          firs,
        )
      }
      context.fill()
    })
  },
}
