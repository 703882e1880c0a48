import { css, mix } from './color.ts'
import { clamp, smoothstep } from './math.ts'
import { lightHeight } from './light.ts'
import { pick, range } from './random.ts'
import type { BackStage } from './stage.ts'
import type { Rgb } from '../types.ts'

const STAR_TINTS: readonly Rgb[] = [
  [1, 1, 1],
  [0.86, 0.92, 1],
  [1, 0.95, 0.84],
  [0.8, 0.88, 1],
  [1, 0.88, 0.8],
]

/** Stars, more of them along a band across the sky. */
export function paintStars(stage: BackStage, cloudiness: number): void {
  const random = stage.fork('stars')
  const { horizon, width } = stage
  const faint = stage.reading.time === 'dusk' ? 0.4 : 1
  const slope = range(random, -0.7, 0.7)
  const centre = range(random, 0.15, 0.5) * horizon
  const band = stage.reading.time === 'night' && cloudiness < 0.5
  if (band) {
    stage.shade(
      { x: 0, y: 0, width, height: horizon },
      (x, y, out) => {
        const across = (y - centre - (x - width / 2) * slope) / 0.24
        const fall = Math.exp(-across * across) * smoothstep(horizon, horizon * 0.55, y)
        out[3] = 0
        if (fall < 0.03) return
        const cloud = stage.noise.fbm(x * 5 + 3, y * 5 + slope * 9, 4)
        const lane = smoothstep(-0.05, 0.35, stage.noise.fbm(x * 7 + 40, y * 7, 3) + 0.1 - Math.abs(across) * 0.2)
        const warm = Math.exp(-across * across * 4)
        out[0] = 0.66 + 0.26 * warm
        out[1] = 0.7 + 0.1 * warm
        out[2] = 0.95 - 0.05 * warm
        out[3] = clamp(fall * (0.24 + cloud * 0.6) * (1 - lane * 0.65)) * (stage.light.visible ? 0.34 : 0.72)
      },
      { soft: true },
    )
  }
  stage.layer(
    1,
    (context) => {
      const count = Math.round(900 * width)
      for (let i = 0; i < count; i++) {
        const x = random() * width
        const spreadY = random()
        const inBand = band && random() < 0.4
        const y = inBand ? centre + (x - width / 2) * slope + (spreadY - 0.5) * 0.3 : spreadY * horizon
        const size = 0.0006 + 0.0019 * Math.pow(random(), 7)
        const shine = (0.25 + 0.75 * Math.pow(random(), 2)) * faint * clamp(1.25 - y / horizon)
        const tint = pick(random, STAR_TINTS)
        if (y > horizon || y < 0 || shine < 0.04) continue
        context.fillStyle = css(tint, shine)
        context.beginPath()
        context.arc(x, y, size, 0, 7)
        context.fill()
        if (size > 0.0017) {
          const glow = context.createRadialGradient(x, y, 0, x, y, size * 6)
          glow.addColorStop(0, css(tint, 0.35 * shine))
          glow.addColorStop(1, css(tint, 0))
          context.fillStyle = glow
          context.fillRect(x - size * 6, y - size * 6, size * 12, size * 12)
        }
      }
    },
    { haze: false, depth: false },
  )
}

/** The sun's disc with its bloom. */
export function paintSun(stage: BackStage): void {
  const { light, palette, horizon } = stage
  const y = lightHeight(light, horizon)
  const core: Rgb = mix(palette.sun, [1, 1, 0.97], 0.55)
  stage.layer(
    1,
    (context) => {
      const reach = light.radius * 5
      const glow = context.createRadialGradient(light.x, y, light.radius * 0.6, light.x, y, reach)
      glow.addColorStop(0, css(palette.sun, 0.75 * light.glow))
      glow.addColorStop(0.25, css(palette.sun, 0.28 * light.glow))
      glow.addColorStop(1, css(palette.sun, 0))
      context.fillStyle = glow
      context.fillRect(light.x - reach, y - reach, reach * 2, reach * 2)
      const disc = context.createRadialGradient(light.x, y, light.radius * 0.8, light.x, y, light.radius)
      disc.addColorStop(0, css(core))
      disc.addColorStop(1, css(core, 0.0))
      context.fillStyle = disc
      context.fillRect(light.x - reach, y - reach, reach * 2, reach * 2)
    },
    { haze: false, depth: false },
  )
}

/** The moon: full, gibbous or a crescent, with its seas. */
export function paintMoon(stage: BackStage): void {
  const { light, palette, horizon, noise } = stage
  const random = stage.fork('moon')
  const y = lightHeight(light, horizon)
  // The shadow's edge is an ellipse whose half-width runs from −1 (new) to 1 (full).
  const phase = random() < 0.45 ? 1.2 : range(random, -0.75, 0.85)
  const tilt = range(random, -0.6, 0.6)
  const radius = light.radius
  const reach = radius * 4.5
  stage.layer(
    1,
    (context) => {
      const glow = context.createRadialGradient(light.x, y, radius * 0.8, light.x, y, reach)
      glow.addColorStop(0, css(palette.sun, 0.34))
      glow.addColorStop(0.3, css(palette.sun, 0.12))
      glow.addColorStop(1, css(palette.sun, 0))
      context.fillStyle = glow
      context.fillRect(light.x - reach, y - reach, reach * 2, reach * 2)
    },
    { haze: false, depth: false },
  )
  const soft = 1.2 / (radius * stage.scale)
  stage.shade(
    { x: light.x - radius * 1.1, y: y - radius * 1.1, width: radius * 2.2, height: radius * 2.2 },
    (px, py, out) => {
      const dx = (px - light.x) / radius
      const dy = (py - y) / radius
      const distance = Math.sqrt(dx * dx + dy * dy)
      const u = dx * Math.cos(tilt) + dy * Math.sin(tilt)
      const v = dy * Math.cos(tilt) - dx * Math.sin(tilt)
      const edge = -phase * Math.sqrt(Math.max(0, 1 - v * v))
      const day = smoothstep(edge - 0.06 - soft, edge + 0.06 + soft, u)
      const seas = 1 - 0.2 * smoothstep(-0.08, 0.28, noise.fbm(dx * 1.7 + 5, dy * 1.7, 4)) - 0.1 * distance * distance
      out[0] = palette.sun[0] * seas
      out[1] = palette.sun[1] * seas
      out[2] = palette.sun[2] * seas
      out[3] = smoothstep(1 + soft, 1 - soft, distance) * (0.03 + 0.97 * day)
    },
  )
}

/** Curtains of northern light. */
export function paintAurora(stage: BackStage): void {
  const random = stage.fork('aurora')
  const { noise, width, horizon, palette } = stage
  const [first, second] = palette.named
  const low: Rgb = first ? mix(first, [0.4, 1, 0.7], 0.25) : [0.36, 0.98, 0.66]
  const high: Rgb =
    second ??
    pick(random, [
      [0.62, 0.36, 0.95],
      [0.9, 0.36, 0.75],
      [0.3, 0.6, 1],
    ] as const)
  const curtains = [0, 1, 2].map(() => ({
    base: horizon * range(random, 0.42, 0.86),
    bend: range(random, 0.12, 0.26),
    offset: range(random, 0, 90),
    rise: range(random, 0.3, 0.55),
    power: range(random, 0.55, 1),
    slope: range(random, -0.25, 0.25),
  }))
  stage.shade(
    { x: 0, y: 0, width, height: horizon },
    (x, y, out) => {
      let sum = 0
      let tone = 0
      for (const curtain of curtains) {
        const foot =
          curtain.base +
          (x - width / 2) * curtain.slope +
          noise.fbm(x * 1.1 + curtain.offset, curtain.offset, 3) * curtain.bend * 2
        const above = (foot - y) / curtain.rise
        if (above < -0.12 || above > 1.3) continue
        const folds =
          0.5 + 0.75 * noise.perlin(x * 9 + noise.perlin(x * 2.2, curtain.offset) * 3 + y * 0.4, curtain.offset)
        const fine = 0.75 + 0.35 * noise.perlin(x * 42 + y * 0.8, curtain.offset + 7)
        const profile =
          smoothstep(-0.1, 0.03, above) * Math.exp(-Math.max(0, above) * 2.7) * smoothstep(1.3, 0.7, above)
        const value = Math.max(0, folds) * fine * profile * curtain.power
        sum += value
        tone += value * clamp(above * 1.5)
      }
      const t = sum > 0 ? tone / sum : 0
      out[0] = low[0] + (high[0] - low[0]) * t
      out[1] = low[1] + (high[1] - low[1]) * t
      out[2] = low[2] + (high[2] - low[2]) * t
      out[3] = Math.min(0.95, sum * 1.4)
    },
    { soft: true },
  )
}
