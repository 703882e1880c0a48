import { css, mix } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Stage } from '../../stage.ts'
import type { Rgb } from '../../types.ts'

export interface GroundOptions {
  /** Upper edge of the ground at x, units from the top. */
  readonly line: (x: number) => number
  /** Depth at its edge and at the picture's foot. */
  readonly depths: readonly [far: number, near: number]
  /** Albedo; grass (snow in winter) when absent. */
  readonly color?: Rgb
}

/** What grows or lies on the ground in the reading's season and weather (albedo). */
export function groundColor(stage: Stage): Rgb {
  const { palette, reading } = stage
  const snowy = reading.weather === 'snow' || reading.season === 'winter'
  return snowy ? palette.snow : palette.grass
}

/** Ground in perspective: patches, furrows of light along its slope, brighter toward the light. */
export function paintGround(stage: Stage, options: GroundOptions): void {
  const { palette, noise, light, height, width } = stage
  const base = options.color ?? groundColor(stage)
  const shaded = lit(palette, mix(base, palette.shade, 0.35), 0.12)
  const bright = lit(palette, base, 0.75)
  const [far, near] = options.depths
  const lines = new Float32Array(260)
  for (let index = 0; index < lines.length; index++)
    lines[index] = options.line((index / 256) * width * 1.02 - width * 0.01)
  const lineAt = (x: number): number => {
    const place = clamp(((x / width + 0.01) / 1.02) * 256, 0, 258)
    const index = Math.floor(place)
    return (lines[index] as number) + ((lines[index + 1] as number) - (lines[index] as number)) * (place - index)
  }
  const top = lines.reduce((lowest, value) => Math.min(lowest, value), height)
  const edge = 1.2 / stage.scale
  stage.shade({ x: 0, y: top - edge, width, height: height - top + edge }, (x, y, out) => {
    const under = y - lineAt(x)
    if (under < -edge) {
      out[3] = 0
      return
    }
    const z = 1 / (0.1 + Math.max(0, under) * 1.6)
    const u = (x - width / 2) * z
    const patch = noise.fbm(u * 1.6, z * 3.4, 4)
    const grain = noise.perlin(u * 16, z * 34)
    const near01 = smoothstep(0, 0.5, under)
    const glow = light.glow * Math.exp(-Math.abs(x - light.x) * 2.2) * smoothstep(0.16, 0, under)
    const sun = clamp(0.5 + patch * 0.75 + grain * 0.16 * near01 + glow * 0.5 - near01 * 0.28)
    for (let channel = 0; channel < 3; channel++) {
      const value = (shaded[channel] as number) + ((bright[channel] as number) - (shaded[channel] as number)) * sun
      out[channel] = value + ((palette.haze[channel] as number) - value) * 0.5 * Math.exp(-under * 14) * far
    }
    out[3] = smoothstep(-edge, edge, under)
    return far + (near - far) * clamp(under / Math.max(0.05, height - top))
  })
}

export interface GrassOptions {
  readonly line: (x: number) => number
  /** Height of the blades in units, at the back and at the front. */
  readonly blade: readonly [back: number, front: number]
  /** How far down from the line the blades begin, in units. */
  readonly from: number
  readonly to: number
  readonly count: number
  readonly depth: number
  /** Albedo of flowers strewn between; none when absent. */
  readonly flowers?: readonly Rgb[]
  /** Share of stalks with a flower. */
  readonly bloom?: number
  readonly name: string
}

/** Blades and flowers, drawn from the back to the front, bent by one wind. */
export function paintGrass(stage: Stage, options: GrassOptions): void {
  const { palette, width, noise, reading } = stage
  if (reading.season === 'winter' || reading.weather === 'snow') return
  const random = stage.fork(`grass ${options.name}`)
  const wind = (random() - 0.5) * 0.8
  const tones = [
    lit(palette, palette.grass, 0.9),
    lit(palette, palette.foliageLight, 0.7),
    lit(palette, palette.foliage, 0.3),
    mix(lit(palette, palette.grass, 0.2), palette.shade, 0.35),
  ]
  const petals = (options.flowers ?? []).map((color) => [lit(palette, color, 0.35), lit(palette, color, 0.95)] as const)
  stage.layer(options.depth, (context) => {
    for (let index = 0; index < options.count; index++) {
      const t = index / options.count
      const x = random() * (width + 0.1) - 0.05
      const y = options.line(x) + options.from + (options.to - options.from) * t * t + random() * 0.01
      const tall = (options.blade[0] + (options.blade[1] - options.blade[0]) * t) * (0.55 + random() * 0.75)
      const lean = (wind + noise.perlin(x * 3, y * 3) * 0.7 + (random() - 0.5) * 0.7) * tall
      const tone = tones[Math.floor(random() * tones.length)] ?? palette.grass
      const chosen = random()
      const flowered = petals.length > 0 && random() < (options.bloom ?? 0.25)
      context.strokeStyle = css(tone, 0.9)
      context.lineWidth = Math.max(0.0008, tall * 0.045)
      context.beginPath()
      context.moveTo(x, y)
      context.quadraticCurveTo(x + lean * 0.3, y - tall * 0.6, x + lean, y - tall)
      context.stroke()
      if (!flowered) continue
      const [dark, light] = petals[Math.floor(chosen * petals.length)] as readonly [Rgb, Rgb]
      const size = tall * (0.1 + 0.09 * random())
      context.fillStyle = css(dark)
      context.beginPath()
      context.ellipse(x + lean, y - tall + size * 0.25, size, size * 0.8, 0, 0, Math.PI * 2)
      context.fill()
      context.fillStyle = css(light)
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal / 5) * Math.PI * 2 + chosen * 6
        context.beginPath()
        context.ellipse(
          x + lean + Math.cos(angle) * size * 0.5,
          y - tall + Math.sin(angle) * size * 0.4,
          size * 0.46,
          size * 0.36,
          angle,
          0,
          Math.PI * 2,
        )
        context.fill()
      }
    }
  })
}
