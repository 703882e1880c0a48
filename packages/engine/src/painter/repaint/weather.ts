import { css } from '../core/color.ts'
import { fromCanvas, toCanvas } from '../core/canvas.ts'
import { clamp, lerp, smoothstep } from '../core/math.ts'
import type { Noise } from '../core/noise.ts'
import { range } from '../core/random.ts'
import { toPixels, toRaster, type Plane, type Raster } from '../styles/filter/raster.ts'
import type { Random, Rgb, Weather } from '../types.ts'

/** What a change of weather reads of the picture. */
export interface WeatherGround {
  readonly depth: Plane
  readonly sky: Plane
  /** Colour of the air. */
  readonly air: Rgb
  readonly noise: Noise
  readonly random: Random
  /** Pixels a unit. */
  readonly scale: number
}

/** Lets it rain, snow or grow foggy over the picture; `amount` 0–1. Other weathers come with the palette alone. */
export function addWeather(raster: Raster, weather: Weather, amount: number, ground: WeatherGround): Raster {
  if (amount <= 0.01) return raster
  switch (weather) {
    case 'fog':
      return veil(raster, amount, 0.85, ground)
    case 'rain':
    case 'storm':
      wet(raster, amount)
      return fall(veil(raster, amount, 0.28, ground), amount, ground, 'rain')
    case 'snow':
      settle(raster, amount, ground)
      return fall(veil(raster, amount, 0.3, ground), amount, ground, 'snow')
    default:
      return raster
  }
}

/** Air between the eye and what is far, in drifting banks, in place. */
function veil(raster: Raster, amount: number, density: number, { depth, air, noise, scale }: WeatherGround): Raster {
  const { width, height, red, green, blue } = raster
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const bank = 0.8 + 0.6 * noise.fbm((x / scale) * 1.6 + 3, (y / scale) * 5 + 8, 3)
      const share = clamp(amount * density * smoothstep(0.02, 0.95, depth[i]!) * bank)
      red[i] = lerp(red[i]!, air[0], share)
      green[i] = lerp(green[i]!, air[1], share)
      blue[i] = lerp(blue[i]!, air[2], share)
    }
  }
  return raster
}

/** Rain takes light and colour, in place. */
function wet(raster: Raster, amount: number): void {
  const { red, green, blue } = raster
  const keep = 1 - 0.4 * amount
  for (let i = 0; i < red.length; i++) {
    const grey = (red[i]! * 0.299 + green[i]! * 0.587 + blue[i]! * 0.114) * (1 - 0.16 * amount)
    red[i] = lerp(grey * 0.97, red[i]!, keep)
    green[i] = lerp(grey, green[i]!, keep)
    blue[i] = lerp(grey * 1.05, blue[i]!, keep)
  }
}

/** Snow lies where a surface is lit from above, in place. */
function settle(raster: Raster, amount: number, { sky, noise, scale }: WeatherGround): void {
  const { width, height, red, green, blue } = raster
  const step = Math.max(1, Math.round(scale * 0.006))
  const light = Float32Array.from(red, (value, i) => value * 0.299 + green[i]! * 0.587 + blue[i]! * 0.114)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const below = light[Math.min(height - 1, y + step) * width + x]!
      const patch = noise.fbm((x / scale) * 9, (y / scale) * 40, 4) * 0.3
      const lies = smoothstep(-0.02, 0.3, (light[i]! - below) * 2.2 + patch + (y / height - 0.55) * 0.35)
      const share = clamp(lies * amount * 0.9 * (1 - sky[i]!))
      const tone = 0.62 + 0.36 * light[i]!
      red[i] = lerp(red[i]!, tone * 0.97, share)
      green[i] = lerp(green[i]!, tone, share)
      blue[i] = lerp(blue[i]!, Math.min(1, tone * 1.05), share)
    }
  }
}

/** Drops or flakes in three distances. */
function fall(raster: Raster, amount: number, { random, scale, air }: WeatherGround, kind: 'rain' | 'snow'): Raster {
  const { width, height } = raster
  const canvas = toCanvas(toPixels(raster))
  const context = canvas.getContext('2d')
  context.scale(scale, scale)
  context.lineCap = 'round'
  const wide = width / scale
  const high = height / scale
  const slant = range(random, 0.08, 0.24) * (random() < 0.5 ? -1 : 1)
  const light: Rgb = [(1 + air[0]) / 2, (1 + air[1]) / 2, (1.06 + air[2]) / 2]
  for (const [count, size, alpha] of [
    [520, 0.4, 0.3],
    [220, 0.8, 0.36],
    [60, 1.6, 0.3],
  ] as const) {
    for (let k = 0; k < count * wide * high; k++) {
      const x = range(random, -0.1, wide + 0.1)
      const y = range(random, -0.1, high)
      const vary = range(random, 0.6, 1.2)
      const color = css(light, alpha * amount * (kind === 'snow' ? 2.2 : 1.25) * range(random, 0.4, 1))
      context.beginPath()
      if (kind === 'rain') {
        const length = 0.055 * size * vary
        context.strokeStyle = color
        context.lineWidth = 0.0012 * (0.6 + size * 0.6)
        context.moveTo(x, y)
        context.lineTo(x + slant * length, y + length)
        context.stroke()
      } else {
        context.fillStyle = color
        context.arc(x, y, 0.0042 * size * vary, 0, 7)
        context.fill()
      }
    }
  }
  return toRaster(fromCanvas(canvas))
}
