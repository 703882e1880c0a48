import { clamp, smoothstep } from './math.ts'
import { lit } from './palette.ts'
import { lightHeight } from './light.ts'
import { mix } from './color.ts'
import type { BackStage } from './stage.ts'
import type { Weather } from '../types.ts'

const RIPPLES: Readonly<Record<Weather, number>> = {
  clear: 0.28,
  cloudy: 0.35,
  overcast: 0.4,
  rain: 0.6,
  storm: 1,
  fog: 0.15,
  snow: 0.25,
  wind: 0.75,
  aurora: 0.18,
}

interface WaterOptions {
  /** 0 still … 1 storm; the weather's own when absent. */
  readonly ripple?: number
  /** 0 … 1: how much of the water's own colour covers the mirror. */
  readonly tint?: number
  /** Where there is water (one byte a pixel, 0 or more); everywhere in the strip when absent. */
  readonly mask?: Uint8Array
}

/** Mirrors what is painted above `top` in the strip down to `bottom` (units), broken by ripples and glitter. */
export function paintWater(stage: BackStage, top: number, bottom: number, options: WaterOptions): void {
  const { surface, noise, palette, light, reading } = stage
  const { scale, offsetX, offsetY } = surface.view
  const { width, height } = surface
  const bytes = surface.bytes()
  const depths = surface.depthBytes()
  const ripple = options.ripple ?? RIPPLES[reading.weather]
  const tint = options.tint ?? 0.5
  const body = mix(lit(palette, palette.water, 0.35), palette.shade, 0.25)
  const near = mix(body, palette.zenith, 0.3)
  const first = Math.max(0, Math.floor(top * scale - offsetY))
  const last = Math.min(height, Math.ceil(bottom * scale - offsetY))
  const lowest = Math.max(0, Math.min(height - 1, Math.floor(top * scale - offsetY) - 1))
  const source = bytes.slice(0, (lowest + 1) * width * 4)
  const mirrored = light.visible && !stage.removed(light.kind) && lightHeight(light, stage.horizon) > -0.2
  const glitterPower = mirrored ? (light.kind === 'moon' ? 0.85 : reading.time === 'noon' ? 0.4 : 0.95) : 0
  const detail = scale > 350 ? 3 : 2

  for (let py = first; py < last; py++) {
    const y = (py + 0.5 + offsetY) / scale
    const down = y - top
    const z = 1 / (down + 0.012)
    // Far ripples are finer than a pixel: they blur into a calm band instead of noise.
    const rough = ripple * smoothstep(0, 0.05, down) * (0.35 + Math.min(1, down * 2.2))
    const fresnel = clamp(0.9 - tint * smoothstep(0, 0.75, down) * 1.05)
    const path = 0.035 + down * (0.12 + ripple * 0.2)
    for (let px = 0; px < width; px++) {
      const at = py * width + px
      if (options.mask && !options.mask[at]) continue
      const x = (px + 0.5 + offsetX) / scale
      const u = (x - stage.width / 2) * z
      const wave = noise.fbm(u * 2.1 + z * 0.4, z * 7.5, detail)
      const fine = noise.perlin(u * 7.7, z * 22)
      const bend = wave * 0.72 + fine * 0.28
      const up = down * (1 - 0.06 * ripple) + bend * rough * 0.16 + Math.abs(wave) * rough * 0.05
      const side = (wave * 0.5 + fine * 0.5) * rough * 0.05
      const sourceY = clamp((top - up) * scale - offsetY, 0, lowest)
      const sourceX = clamp(px + side * scale, 0, width - 1)
      const y0 = Math.floor(sourceY)
      const fy = sourceY - y0
      const a = (y0 * width + Math.floor(sourceX)) * 4
      const b = y0 < lowest ? a + width * 4 : a
      const slope = bend * rough
      const mirror = clamp(fresnel - slope * 0.55)
      let glitter = 0
      if (glitterPower > 0) {
        const away = Math.abs(x - light.x + side * 1.5) / path
        if (away < 3) {
          const spark = smoothstep(0.12, 0.5, fine * 0.6 + wave * 0.7 + 0.22 * Math.exp(-away * 1.6))
          glitter = Math.exp(-away * away * 0.7) * (0.16 + spark) * glitterPower * smoothstep(0, 0.015, down)
        }
      }
      const crest = Math.max(0, slope - 0.12) * 0.5
      const i = at * 4
      const dark = 0.94 - 0.1 * Math.min(1, down * 1.4)
      for (let c = 0; c < 3; c++) {
        const seen = (source[a + c]! + (source[b + c]! - source[a + c]!) * fy) * dark
        const own = (body[c]! + (near[c]! - body[c]!) * Math.min(1, down * 1.5)) * 255
        let value = own + (seen - own) * mirror
        value += (255 * palette.cloudLit[c]! - value) * crest * 0.5
        bytes[i + c] = value + (255 * palette.sun[c]! - value) * Math.min(0.92, glitter)
      }
      if ((px & 1) === 0 && (py & 1) === 0) {
        depths[((py >> 1) * surface.depthWidth + (px >> 1)) * 4] = 255 * clamp(0.85 * Math.exp(-down * 3.2))
      }
    }
  }
}
