import { clamp, smoothstep } from '../../core/math.ts'
import { mix } from '../../core/color.ts'
import { range } from '../../core/random.ts'
import type { Stage } from '../../stage.ts'

/** A sea of clouds seen from above, from `top` units down to the bottom; `depth` is that of its far edge. */
export function paintCloudSea(stage: Stage, top: number, depth: number): void {
  const { noise, palette, light, width, height } = stage
  const random = stage.fork('cloud sea')
  const bands = 7
  const offset = range(random, 0, 70)
  for (let i = 0; i < bands; i++) {
    const t = i / (bands - 1)
    const base = top + (height - top) * Math.pow(t, 1.35) * 0.86
    const size = 0.07 + 0.26 * t
    const shift = offset + i * 13.7
    const far = depth * (1 - t) + 0.03
    const litColor = mix(palette.cloudLit, palette.horizon, 0.55 * (1 - t))
    const shadeColor = mix(mix(palette.cloudShade, palette.shade, 0.16 * t), palette.horizon, 0.5 * (1 - t))
    const side = light.direction[0]
    stage.shade({ x: 0, y: base - size * 0.9, width, height: height - base + size }, (x, y, out) => {
      const u = x / size
      const rise = (base - y) / size
      // The heaped upper edge: broad swells with rounder puffs on them.
      const swell = noise.fbm(u * 0.55 + shift, shift, 3) * 0.8
      const puff = 0.36 * (1 - noise.cells(u * 1.25 + shift, y / size + shift)) + 0.16 * (1 - noise.cells(u * 3.1, (y / size) * 2.6 + shift))
      const density = swell + puff - rise * 0.9
      out[3] = 0
      if (density < -0.02) return
      const alpha = smoothstep(-0.02, 0.14, density)
      const relief = noise.fbm(u * 1.5 + shift + side * 0.22, (y / size) * 1.7 - 0.2, 3) - noise.fbm(u * 1.5 + shift, (y / size) * 1.7, 3)
      const glow = Math.exp(-Math.abs(x - light.x) * 2.2) * light.glow * 0.35
      const shine = clamp(0.3 + (puff - 0.26) * 1.5 + (rise - swell * 0.9 + 0.3) * 0.9 - relief * 1.3 + glow)
      for (let q = 0; q < 3; q++) out[q] = shadeColor[q]! + (litColor[q]! - shadeColor[q]!) * shine
      out[3] = alpha * (i === 0 ? 0.85 : 0.97)
      return alpha > 0.5 ? far : undefined
    })
  }
}
