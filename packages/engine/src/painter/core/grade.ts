import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { clamp, smoothstep } from './math.ts'
import { css, luminance, mix } from './color.ts'
import { lightHeight } from './light.ts'
import type { BackStage } from './stage.ts'
import type { Rgb } from '../types.ts'

interface Grade {
  readonly contrast: number
  readonly brightness: number
  readonly saturation: number
  /** Dark and bright tones lean to these colours by `split`. */
  readonly shadows: Rgb
  readonly highlights: Rgb
  readonly split: number
  readonly vignette: number
  readonly bloom: number
}

const PLAIN: Grade = {
  contrast: 1.04,
  brightness: 0,
  saturation: 1.04,
  shadows: [0.1, 0.12, 0.3],
  highlights: [1, 0.9, 0.72],
  split: 0.03,
  vignette: 0.03,
  bloom: 0.1,
}

const LIGHTINGS: Readonly<Record<string, Partial<Grade>>> = {
  soft: { contrast: 0.84, brightness: 0.045, saturation: 0.92, bloom: 0.5, vignette: 0 },
  dramatic: { contrast: 1.36, brightness: -0.045, saturation: 1.06, vignette: 0.5, bloom: 0.35 },
  backlight: { contrast: 1.12, brightness: -0.03, bloom: 0.7, vignette: 0.22 },
  rim: { contrast: 1.2, brightness: -0.06, bloom: 0.5, vignette: 0.35 },
  volumetric: { contrast: 1.04, brightness: -0.01, bloom: 0.55, vignette: 0.2 },
  'low-key': { contrast: 1.2, brightness: -0.16, saturation: 0.95, vignette: 0.6, bloom: 0.3 },
  'high-key': { contrast: 0.82, brightness: 0.15, saturation: 0.95, vignette: 0, bloom: 0.5 },
  neon: {
    contrast: 1.14,
    brightness: -0.05,
    saturation: 1.3,
    shadows: [0.1, 0, 0.55],
    highlights: [1, 0.35, 0.9],
    split: 0.24,
    bloom: 0.9,
    vignette: 0.3,
  },
  cinematic: {
    contrast: 1.14,
    brightness: -0.02,
    saturation: 0.95,
    shadows: [0, 0.26, 0.36],
    highlights: [1, 0.78, 0.5],
    split: 0.14,
    vignette: 0.4,
    bloom: 0.4,
  },
}

function gradeOf(stage: BackStage): Grade {
  const { mood, lighting, scheme } = stage.reading
  const base: Grade = { ...PLAIN, ...LIGHTINGS[lighting ?? ''] }
  const strict = stage.palette.strictness
  return {
    ...base,
    contrast: base.contrast * (1 + mood.drama * 0.12) * (0.95 + 0.08 * strict),
    brightness: base.brightness + mood.brightness * 0.07 * strict,
    saturation:
      base.saturation *
      (1 + mood.saturation * 0.22) *
      (0.9 + 0.14 * strict) *
      (scheme === 'black-and-white' || scheme === 'sepia'
        ? 0
        : scheme === 'muted'
          ? 0.75
          : scheme === 'vibrant'
            ? 1.2
            : 1),
    vignette: stage.removed('frame') ? 0 : base.vignette + Math.max(0, mood.drama) * 0.15,
  }
}

/** Light over the finished scene: shafts, bloom, then the tones that lighting, mood and colour scheme ask for. */
export function gradeScene(stage: BackStage): void {
  const grade = gradeOf(stage)
  refine(stage)
  paintRays(stage)
  paintBloom(stage, grade.bloom)
  const { surface, reading } = stage
  const bytes = surface.bytes()
  const { width, height } = surface
  const { contrast, brightness, saturation, shadows, highlights, split } = grade
  const sepia = reading.scheme === 'sepia'
  const curve = new Float32Array(256)
  for (let i = 0; i < 256; i++) {
    const value = 0.5 + (i / 255 - 0.5) * contrast + brightness
    // Ends are eased, so that strong contrast does not clip to flat black and white.
    curve[i] =
      value < 0.08
        ? 0.08 * Math.exp((value - 0.08) / 0.08)
        : value > 0.9
          ? 1 - 0.1 * Math.exp((0.9 - value) / 0.1)
          : value
  }
  const aspect = width / height
  for (let y = 0, i = 0; y < height; y++) {
    const v = y / height - 0.5
    for (let x = 0; x < width; x++, i += 4) {
      const u = x / width - 0.5
      const edge =
        1 -
        grade.vignette *
          smoothstep(0.22, 0.92, (u * u * Math.min(1.4, aspect) + v * v * Math.min(1.4, 1 / aspect)) * 1.8)
      const r = curve[bytes[i]!]!
      const g = curve[bytes[i + 1]!]!
      const b = curve[bytes[i + 2]!]!
      const l = luminance(r, g, b)
      const low = split * (1 - l) * 0.7
      const high = split * l
      let red = l + (r - l) * saturation
      let green = l + (g - l) * saturation
      let blue = l + (b - l) * saturation
      if (sepia) {
        red = l * 0.86 + 0.13
        green = l * 0.84 + 0.07
        blue = l * 0.74 + 0.02
      } else if (saturation > 0) {
        red += (shadows[0] - red) * low + (highlights[0] - 1) * high
        green += (shadows[1] - green) * low + (highlights[1] - 1) * high
        blue += (shadows[2] - blue) * low + (highlights[2] - 1) * high
      }
      bytes[i] = red * edge * 255
      bytes[i + 1] = green * edge * 255
      bytes[i + 2] = blue * edge * 255
    }
  }
}

/** Few steps leave the scene soft, many work its edges out; 30 change nothing. */
function refine(stage: BackStage): void {
  const amount = stage.detail - 2 / 3
  if (Math.abs(amount) < 0.02) return
  const { surface } = stage
  const { width, height } = surface
  const soft = createCanvas(width, height)
  const context = soft.getContext('2d')
  context.filter = `blur(${Math.max(1, 0.0022 * stage.scale)}px)`
  context.drawImage(surface.context().canvas, 0, 0)
  const blurred = context.getImageData(0, 0, width, height).data
  const bytes = surface.bytes()
  const weight = amount < 0 ? amount * 3 : amount * 1.3
  for (let i = 0; i < bytes.length; i++) bytes[i] = bytes[i]! + (bytes[i]! - blurred[i]!) * weight
}

/** A small copy of the picture that keeps only its bright parts. */
function brightParts(stage: BackStage, shrink: number, threshold: number): Canvas {
  const { surface } = stage
  const width = Math.max(8, Math.round(surface.width / shrink))
  const height = Math.max(8, Math.round(surface.height / shrink))
  const small = createCanvas(width, height)
  const context = small.getContext('2d')
  context.drawImage(surface.context().canvas, 0, 0, width, height)
  const image = context.getImageData(0, 0, width, height)
  const data = image.data
  for (let i = 0; i < data.length; i += 4) {
    const keep = smoothstep(threshold, 1, Math.max(data[i]!, data[i + 1]!, data[i + 2]!) / 255)
    data[i] = data[i]! * keep
    data[i + 1] = data[i + 1]! * keep
    data[i + 2] = data[i + 2]! * keep
  }
  context.putImageData(image, 0, 0)
  return small
}

function paintBloom(stage: BackStage, amount: number): void {
  if (amount <= 0) return
  const { surface } = stage
  const shrink = Math.max(1, stage.scale / 160)
  const bright = brightParts(stage, shrink, 0.74)
  const soft = createCanvas(bright.width, bright.height)
  const context = soft.getContext('2d')
  context.filter = `blur(${(0.022 * stage.scale) / shrink}px)`
  context.drawImage(bright, 0, 0)
  const target = surface.context()
  target.globalCompositeOperation = 'screen'
  target.globalAlpha = clamp(amount)
  target.drawImage(soft, 0, 0, surface.width, surface.height)
  target.globalAlpha = 1
  target.globalCompositeOperation = 'source-over'
}

/** Shafts of light: the bright parts drawn out away from the light. */
function paintRays(stage: BackStage): void {
  const { light, surface, horizon, palette } = stage
  if (light.rays < 0.4 || stage.removed(light.kind)) return
  const shrink = Math.max(1, stage.scale / 200)
  const bright = brightParts(stage, shrink, 0.62)
  let { width, height } = bright
  const x = (light.x * surface.view.scale - surface.view.offsetX) / shrink
  const y = (lightHeight(light, horizon) * surface.view.scale - surface.view.offsetY) / shrink
  let current = bright
  for (const stretch of [1.06, 1.13, 1.28, 1.6]) {
    const next = createCanvas(width, height)
    const context = next.getContext('2d')
    context.globalAlpha = 0.5
    context.drawImage(current, 0, 0)
    context.globalCompositeOperation = 'lighter'
    context.drawImage(current, x - x * stretch, y - y * stretch, width * stretch, height * stretch)
    current = next
    ;({ width, height } = next)
  }
  const tint = current.getContext('2d')
  tint.globalCompositeOperation = 'multiply'
  tint.fillStyle = css(mix(palette.sun, palette.haze, 0.3))
  tint.fillRect(0, 0, width, height)
  const target = surface.context()
  target.globalCompositeOperation = 'screen'
  target.globalAlpha = 0.5 * light.rays
  target.drawImage(current, 0, 0, surface.width, surface.height)
  target.globalAlpha = 1
  target.globalCompositeOperation = 'source-over'
}
