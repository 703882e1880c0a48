import { clamp, smoothstep } from '../../core/math.ts'
import { drawFlock } from '../../core/plants.ts'
import { fillSkyline, skyline } from '../../core/ridge.ts'
import { lit } from '../../core/palette.ts'
import { mix } from '../../core/color.ts'
import { range } from '../../core/random.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout, Stage } from '../../stage.ts'

/** Towering summer clouds over a low, small land. */
export const towers: Layout = {
  id: 'towers',
  suits: ['low', 'centred', 'thirds', 'balloon', 'bird', 'cloudscape', 'thundercloud'],
  paint(stage) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.82, 0.88)
    stage.sky({ cloudiness: 0.2 })
    if (!stage.removed('clouds')) {
      const count = 2 + Math.floor(random() * 2)
      for (let i = 0; i < count; i++) {
        const x = width * ((i + 0.5) / count) + range(random, -0.12, 0.12)
        paintTower(
          stage,
          `tower ${i}`,
          x,
          stage.horizon - 0.01 - 0.03 * i,
          height * range(random, 0.42, 0.72),
          range(random, 0.26, 0.42),
        )
      }
    }
    const birds = stage.fork('birds')
    for (const [i, t] of [0, 0.5, 1].entries()) {
      const line = skyline(
        stage.noise,
        width,
        { y: stage.horizon + height * (0.005 + 0.05 * t), rise: height * 0.045, waves: 2.5 + i, jagged: 0.05 },
        stage.fork(`land ${i}`),
      )
      const top = mix(lit(palette, mix(palette.grass, palette.foliage, 0.3 + 0.4 * t), 0.55), palette.shade, 0.15 * t)
      stage.layer(0.62 - 0.5 * t, (context) =>
        fillSkyline(context, stage, line, top, mix(top, palette.shade, 0.3), height * 0.14),
      )
    }
    if (!stage.removed('birds')) {
      stage.layer(0.5, (context) =>
        drawFlock(context, width * range(birds, 0.3, 0.7), stage.horizon * 0.6, 0.2, 7, palette.silhouette, birds),
      )
    }
    stage.place([...airSpots(stage, 0.22), ...groundSpots(stage, stage.horizon + 0.02, height * 0.97, [0.08, 0.2])])
  },
}

/** One heaped cloud with a flat foot at y, `tall` and twice `half` wide (units). */
function paintTower(stage: Stage, name: string, x: number, y: number, tall: number, half: number): void {
  const { noise, palette, light } = stage
  const offset = range(stage.fork(name), 0, 90)
  const [lightX, lightY] = light.direction
  // The form of the cloud: a heap of rounded puffs over a body that narrows upwards.
  const body = (px: number, py: number, fine: boolean): number => {
    const up = (y - py) / tall
    const bulge = half * (0.55 + 0.5 * Math.sin(Math.min(1, Math.max(0, up) * 1.25 + 0.12) * Math.PI))
    const wander = noise.perlin(up * 2.1 + offset, offset) * half * 0.35 * up
    const across = (px - x - wander) / bulge
    const u = px / half
    const v = py / half
    const puffs =
      0.62 * (1 - noise.cells(u * 1.9 + offset, v * 1.9)) + 0.34 * (1 - noise.cells(u * 4.3, v * 4.3 + offset))
    const detail = fine ? 0.17 * (1 - noise.cells(u * 9.5 + offset, v * 9.5)) : 0.08
    return 1.02 - across * across * 1.05 - up * up * 0.95 + (puffs + detail - 0.75) * 0.95
  }
  const step = half * 0.12
  stage.shade(
    { x: x - half * 1.6, y: y - tall * 1.25, width: half * 3.2, height: tall * 1.3 },
    (px, py, out) => {
      out[3] = 0
      const density = body(px, py, true)
      if (density < -0.02) return
      const base = smoothstep(0.012, -0.03, py - y + noise.perlin(px * 9 + offset, 3) * 0.012)
      const alpha = smoothstep(-0.02, 0.09, density) * base
      if (alpha < 0.01) return
      const towards = body(px + lightX * step, py - lightY * step, false)
      const shine = clamp(0.62 + (density - towards) * 0.95 + ((y - py) / tall - 0.4) * 0.4)
      const near = Math.exp(-Math.hypot(px - light.x, py - stage.horizon * (1 - light.elevation)) * 5) * light.glow
      for (let q = 0; q < 3; q++) {
        const cloud = palette.cloudShade[q]! + (palette.cloudLit[q]! - palette.cloudShade[q]!) * shine
        out[q] = cloud + (palette.sun[q]! - cloud) * near * (1 - alpha * 0.6)
      }
      out[3] = alpha * 0.985
      return alpha > 0.6 ? 0.96 : undefined
    },
    { soft: true },
  )
}
