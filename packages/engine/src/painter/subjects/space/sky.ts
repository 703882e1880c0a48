import { css, mix, oklchToRgb, rgbToOklch } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { pick } from '../../core/random.ts'
import type { Stage } from '../../stage.ts'
import type { NamedSubject, Rgb } from '../../types.ts'
import { shadeSoftly } from '../scenery/soft-shade.ts'

/** Colours of a corner of space: two or three clouds of gas before the dark. */
export interface SpaceColors {
  readonly dark: Rgb
  readonly gas: readonly [Rgb, Rgb, Rgb]
  readonly core: Rgb
  readonly hue: number
}

/** The named colours, else a scheme of chance. */
export function spaceColors(stage: Stage, subject: NamedSubject): SpaceColors {
  const random = stage.fork('space colours')
  const named = [...subject.colors.map(oklchToRgb), ...stage.palette.named]
  const hue = named[0] ? rgbToOklch(named[0])[2] : random() * 360
  const second = named[1] ? rgbToOklch(named[1])[2] : hue + pick(random, [55, 150, -70, 110])
  const third = named[2] ? rgbToOklch(named[2])[2] : (hue + second) / 2 + 30
  return {
    hue,
    dark: oklchToRgb([0.085, 0.035, hue + 20]),
    gas: [oklchToRgb([0.5, 0.17, hue]), oklchToRgb([0.6, 0.15, second]), oklchToRgb([0.7, 0.12, third])],
    core: mix(oklchToRgb([0.93, 0.06, second]), [1, 0.97, 0.9], 0.4),
  }
}

/** Nebula over darkness: clouds that glow inside, with dark lanes of dust; `amount` 0–1. */
export function paintNebula(stage: Stage, colors: SpaceColors, amount: number): void {
  const { width, height, noise } = stage
  const random = stage.fork('nebula')
  const [turn, middleX, middleY] = [random() * Math.PI, width * (0.3 + 0.4 * random()), height * (0.3 + 0.4 * random())]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 330, (x, y, out) => {
    const u = (x - middleX) * cos + (y - middleY) * sin
    const v = -(x - middleX) * sin + (y - middleY) * cos
    const flow = noise.fbm(x * 1.6 + 3, y * 1.6, 4)
    const cloud =
      noise.warped(x * 1.5 + flow * 0.6, y * 1.5 + flow, 5, 1.4) + 0.5 - Math.abs(v) * 0.62 - Math.abs(u) * 0.14
    const dust = noise.ridged(x * 2.2 + flow, y * 2.2, 4)
    const body = smoothstep(0, 0.72, cloud) * amount
    const heart = smoothstep(0.42, 0.95, cloud + flow * 0.3) * amount
    const lane = smoothstep(0.66, 0.9, dust) * body * 0.85
    const blend = clamp(0.5 + flow * 1.5)
    const other = clamp(noise.fbm(x * 1.1 + 40, y * 1.1, 3) * 2.2)
    for (let channel = 0; channel < 3; channel++) {
      const a = colors.gas[0][channel] as number
      const gas = a + ((colors.gas[1][channel] as number) - a) * blend
      const mixed = gas + ((colors.gas[2][channel] as number) - gas) * other
      const base = (colors.dark[channel] as number) * (0.8 + 0.5 * flow)
      let value = base + mixed * body * (0.85 + 0.5 * blend)
      value += (colors.core[channel] as number) * heart * 0.75
      value *= 1 - lane * 0.75
      out[channel] = Math.min(1, value)
    }
    return 1
  })
}

/** Stars of many sizes, the brightest with a cross of light. */
export function paintStars(stage: Stage, count: number, colors: SpaceColors): void {
  const { width, height } = stage
  const random = stage.fork('stars')
  stage.layer(
    1,
    (context) => {
      for (let star = 0; star < count; star++) {
        const x = random() * width
        const y = random() * height
        const bright = Math.pow(random(), 16)
        const tint = random()
        const color: Rgb =
          tint < 0.55 ? [1, 1, 1] : tint < 0.75 ? [0.75, 0.85, 1] : tint < 0.9 ? [1, 0.88, 0.7] : colors.core
        const radius = 0.0006 + bright * 0.0026
        context.fillStyle = css(color, 0.35 + 0.65 * random())
        context.beginPath()
        context.arc(x, y, radius, 0, 7)
        context.fill()
        if (bright < 0.7) continue
        const halo = context.createRadialGradient(x, y, 0, x, y, radius * 9)
        halo.addColorStop(0, css(color, 0.6))
        halo.addColorStop(1, css(color, 0))
        context.fillStyle = halo
        context.fillRect(x - radius * 9, y - radius * 9, radius * 18, radius * 18)
        context.strokeStyle = css(color, 0.7)
        context.lineWidth = radius * 0.35
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
        ] as const) {
          context.beginPath()
          context.moveTo(x - dx * radius * 11, y - dy * radius * 11)
          context.lineTo(x + dx * radius * 11, y + dy * radius * 11)
          context.stroke()
        }
      }
    },
    { haze: false, depth: false, blend: 'screen' },
  )
}

export interface Globe {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly kind: 'gas' | 'rock' | 'ocean'
  readonly colors: readonly [Rgb, Rgb, Rgb]
  /** To the star that lights it: x right, y down, z toward the viewer. */
  readonly toward: readonly [number, number, number]
  readonly air: Rgb
  /** Tilt of bands and rings in radians. */
  readonly tilt: number
  readonly rings?: boolean
  readonly depth: number
}

/** A planet as a sphere: bands, land and sea or craters, a night side, a rim of air, rings if it has them. */
export function paintGlobe(stage: Stage, globe: Globe): void {
  const { noise } = stage
  const { x: cx, y: cy, radius, tilt, toward, colors } = globe
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const reach = radius * (globe.rings ? 2.5 : 1.25)
  const edge = 1 / stage.scale / radius
  const inner = 1.3
  const outer = 2.35
  const flat = 0.26
  stage.shade({ x: cx - reach, y: cy - reach, width: reach * 2, height: reach * 2 }, (x, y, out) => {
    const dx = (x - cx) / radius
    const dy = (y - cy) / radius
    const u = dx * cos + dy * sin
    const v = -dx * sin + dy * cos
    const d = Math.hypot(dx, dy)
    let alpha = 0
    let depth: number | undefined
    const away = Math.hypot(u, v / flat)
    // The half of the rings before the globe lies over it, the other behind.
    const ringHere = globe.rings && away > inner && away < outer && (d > 1 || v > 0)
    if (d < 1 + edge) {
      const z = Math.sqrt(Math.max(0, 1 - d * d))
      const lit = dx * toward[0] + dy * toward[1] + z * toward[2]
      const day = smoothstep(-0.12, 0.55, lit)
      const west = Math.asin(clamp(u, -1, 1))
      const north = Math.asin(clamp(v, -1, 1))
      let mixA: number
      let mixB: number
      let rough = 0
      if (globe.kind === 'gas') {
        const swirl = noise.fbm(west * 2.4 + 7, north * 7, 4)
        const band = 0.5 + 0.5 * Math.sin(north * 15 + swirl * 3.2)
        mixA = clamp(band + noise.fbm(west * 5, north * 26 + swirl * 2, 3) * 0.6)
        mixB = smoothstep(0.45, 0.1, Math.hypot((west - 0.35) * 1.4, (north - 0.35) * 3.2) + swirl * 0.1)
      } else {
        const land = noise.warped(west * 1.9 + 20, north * 1.9 + globe.radius * 50, 5, 0.8)
        const bumps = noise.fbm(west * 7, north * 7 + 9, 4)
        rough =
          land -
          noise.warped(
            (west + 0.03 * toward[0]) * 1.9 + 20,
            (north + 0.03 * toward[1]) * 1.9 + globe.radius * 50,
            4,
            0.8,
          )
        mixA = globe.kind === 'ocean' ? smoothstep(-0.01, 0.06, land) : clamp(0.5 + bumps * 1.4)
        mixB =
          globe.kind === 'ocean'
            ? smoothstep(0.08, 0.36, noise.fbm(west * 3.4 + 70, north * 5, 5))
            : smoothstep(0.2, 0.5, land)
        if (globe.kind === 'rock') {
          const crater = noise.cells(west * 5 + bumps * 0.3, north * 5)
          rough += smoothstep(0.34, 0.28, crater) * 0.1 - smoothstep(0.28, 0.2, crater) * 0.16
        }
      }
      const air = Math.pow(1 - z, 2.6)
      for (let channel = 0; channel < 3; channel++) {
        const a = colors[0][channel] as number
        let value = a + ((colors[1][channel] as number) - a) * mixA
        value += ((globe.kind === 'ocean' ? 1 : (colors[2][channel] as number)) - value) * mixB * 0.85
        value *= Math.max(0.025, day * (0.2 + 0.9 * Math.max(0, lit)) + rough * 2 * day)
        out[channel] = value + (globe.air[channel] as number) * air * smoothstep(-0.35, 0.5, lit) * 0.9
      }
      // The rings throw their shadow on the globe.
      if (globe.rings) {
        const shade = smoothstep(0.13, 0.05, Math.abs(v + 0.2)) * 0.55
        for (let channel = 0; channel < 3; channel++) out[channel] = (out[channel] as number) * (1 - shade)
      }
      alpha = smoothstep(1 + edge, 1 - edge, d)
      depth = globe.depth
    } else if (!ringHere) {
      const side = (dx * toward[0] + dy * toward[1]) / d
      alpha = Math.exp(-(d - 1) * 17) * smoothstep(-0.5, 0.7, side) * 0.55
      for (let channel = 0; channel < 3; channel++) out[channel] = globe.air[channel] as number
    }
    if (ringHere) {
      const t = (away - inner) / (outer - inner)
      const grooves = 0.5 + 0.5 * noise.fbm(away * 30, 4, 4) + 0.28 * Math.sin(away * 70)
      const gap = smoothstep(0.02, 0.035, Math.abs(t - 0.62)) * smoothstep(0, 0.06, t) * smoothstep(1, 0.9, t)
      const hidden = u * toward[0] * -1 > 0.1 && Math.abs(v) < 0.34 && v < 0 ? 0.35 : 1
      const cover = clamp(gap * (0.35 + 0.6 * grooves)) * 0.92
      for (let channel = 0; channel < 3; channel++) {
        const tint = (colors[2][channel] as number) * 0.55 + (colors[1][channel] as number) * 0.45
        const shine = tint * (0.55 + 0.5 * grooves) * hidden
        out[channel] = alpha > 0 ? (out[channel] as number) * (1 - cover) + shine * cover : shine
      }
      alpha = Math.max(alpha, cover)
      depth = globe.depth
    }
    out[3] = alpha
    return depth
  })
}
