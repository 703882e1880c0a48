import { clamp, smoothstep } from '../../core/math.ts'
import { mix } from '../../core/color.ts'
import { range } from '../../core/random.ts'
import type { Stage } from '../../stage.ts'

/** A sea of clouds seen from above, from `top` units down to the bottom; `depth` is that of its far edge. */
export function paintCloudSea(stage: Stage, top: number, depth: number): void {
  const { noise, palette, light, width, height } = stage
  const random = stage.fork('cloud sea')
  const bands = 8
  const offset = range(random, 0, 70)
  const [lightX, lightY] = light.direction
  const against = light.direction[2] > 0
  for (let i = 0; i < bands; i++) {
    const t = i / (bands - 1)
    const base = top + (height - top) * Math.pow(t, 1.3) * 0.84
    const next = top + (height - top) * Math.pow(Math.min(1, (i + 1) / (bands - 1)), 1.3) * 0.84
    const size = 0.06 + 0.25 * t
    const shift = offset + i * 13.7
    const far = depth * (1 - t) + 0.03
    const drown = 0.6 * (1 - t) * (1 - t)
    const litColor = mix(mix(palette.cloudLit, palette.cloudShade, 0.08), palette.horizon, drown)
    const shadeColor = mix(mix(palette.cloudShade, palette.shade, 0.1 + 0.18 * t), palette.horizon, drown)
    // Heaps of rounded puffs on broad swells; how deep a point lies under their upper edge.
    const under = (x: number, y: number, fine: boolean): number => {
      const u = x / size + shift
      const v = y / size
      const swell = noise.perlin(u * 0.5, shift) * 0.55 + noise.perlin(u * 1.13, shift + 5) * 0.28
      let puffs = 0.42 * (1 - noise.cells(u * 1.05, v * 1.3 + shift)) + 0.24 * (1 - noise.cells(u * 2.4, v * 2.8))
      if (fine) puffs += 0.12 * (1 - noise.cells(u * 5.3, v * 6))
      else puffs += 0.05
      return swell + puffs * 1.25 - ((base - y) / size) * 0.95 - 0.3
    }
    const step = 0.1 * size
    const bottom = i === bands - 1 ? height : Math.min(height, next + size * 0.9)
    stage.shade(
      { x: 0, y: base - size * 1.1, width, height: bottom - base + size * 1.1 },
      (x, y, out) => {
        out[3] = 0
        const density = under(x, y, true)
        if (density < -0.015) return
        const alpha = smoothstep(-0.015, 0.1, density)
        const towards = under(x + lightX * step, y - Math.max(0.35, lightY) * step, false)
        const near = Math.exp(-Math.abs(x - light.x) * 2) * light.glow
        const rim = against ? smoothstep(0.35, 0, density) * near * 0.5 : 0
        const shine = clamp(
          0.56 + (density - towards - 0.12) * 1.35 - smoothstep(0.2, 1.5, density) * 0.5 + near * 0.18,
        )
        for (let q = 0; q < 3; q++) {
          const value = shadeColor[q]! + (litColor[q]! - shadeColor[q]!) * shine
          out[q] = value + (palette.sun[q]! - value) * rim
        }
        out[3] = alpha
        return alpha > 0.5 ? far : undefined
      },
      { soft: true },
    )
  }
}
