import { clamp, smoothstep } from './math.ts'
import { css, mix } from './color.ts'
import { lit } from './palette.ts'
import { range, spread } from './random.ts'
import type { BackStage } from './stage.ts'

/** Rain, snow, banks of fog, blown leaves or lightning of the reading, laid over the finished scene. */
export function paintWeather(stage: BackStage): void {
  const { weather } = stage.reading
  if (stage.reading.scene.named?.includes('firefly')) paintFireflies(stage)
  if (stage.removed(weather)) return
  if (weather === 'rain') paintRain(stage, 1)
  if (weather === 'storm') {
    paintLightning(stage)
    paintRain(stage, 0.7)
  }
  if (weather === 'snow') paintSnow(stage)
  if (weather === 'fog') paintFog(stage)
  if (weather === 'wind') paintLeaves(stage)
}

function paintRain(stage: BackStage, amount: number): void {
  const random = stage.fork('rain')
  const slant = range(random, 0.08, 0.26) * (random() < 0.5 ? -1 : 1)
  const color = mix(stage.palette.horizon, [1, 1, 1], 0.45)
  for (const [count, length, thickness, alpha] of [
    [420, 0.05, 0.0011, 0.2],
    [150, 0.1, 0.0017, 0.24],
  ] as const) {
    stage.layer(
      0.1,
      (context) => {
        for (let i = 0; i < count * amount * stage.width; i++) {
          const x = range(random, -0.2, stage.width + 0.2)
          const y = range(random, -0.1, stage.height)
          const drop = length * range(random, 0.5, 1.2)
          context.strokeStyle = css(color, alpha * range(random, 0.4, 1))
          context.lineWidth = thickness
          context.beginPath()
          context.moveTo(x, y)
          context.lineTo(x + slant * drop, y + drop)
          context.stroke()
        }
      },
      { haze: false, depth: false },
    )
  }
}

function paintSnow(stage: BackStage): void {
  const random = stage.fork('snow')
  const color = mix(stage.palette.snow, stage.palette.horizon, stage.reading.time === 'night' ? 0.35 : 0.05)
  for (const [count, size, alpha] of [
    [520, 0.0022, 0.6],
    [190, 0.0046, 0.62],
    [36, 0.0105, 0.34],
  ] as const) {
    stage.layer(
      0.1,
      (context) => {
        for (let i = 0; i < count * stage.width; i++) {
          const x = random() * stage.width
          const y = random() * stage.height
          const radius = size * range(random, 0.55, 1.25)
          const strength = alpha * range(random, 0.5, 1)
          if (size > 0.004) {
            const soft = context.createRadialGradient(x, y, radius * 0.3, x, y, radius)
            soft.addColorStop(0, css(color, strength))
            soft.addColorStop(1, css(color, 0))
            context.fillStyle = soft
          } else {
            context.fillStyle = css(color, strength)
          }
          context.beginPath()
          context.ellipse(x, y, radius, radius * range(random, 0.8, 1), 0, 0, 7)
          context.fill()
        }
      },
      { haze: false, depth: false },
    )
  }
}

function paintFog(stage: BackStage): void {
  const { noise, palette, horizon, height, width } = stage
  const random = stage.fork('fog')
  const offset = range(random, 0, 50)
  const color = mix(palette.haze, palette.horizon, 0.45)
  stage.shade(
    { x: 0, y: 0, width, height },
    (x, y, out) => {
      const bank = noise.fbm(x * 1.4 + offset, y * 5.5 + noise.perlin(x * 1.1, offset) * 1.4, 4)
      const around = Math.exp(-Math.pow((y - horizon) / 0.26, 2))
      const veil = 0.04 + 0.42 * around + 0.08 * smoothstep(height, height * 0.7, y)
      out[0] = color[0]
      out[1] = color[1]
      out[2] = color[2]
      out[3] = clamp(veil * (0.55 + bank * 1.5)) * 0.8
    },
    { soft: true },
  )
}

function paintLeaves(stage: BackStage): void {
  const random = stage.fork('leaves')
  const { palette, width, height } = stage
  const drift = random() < 0.5 ? -1 : 1
  stage.layer(
    0.06,
    (context) => {
      for (let i = 0; i < 46 * width; i++) {
        const x = random() * width
        const y = height * (0.12 + 0.85 * random())
        const size = range(random, 0.004, 0.011)
        const tone = mix(palette.foliage, palette.foliageLight, random())
        context.save()
        context.translate(x, y)
        context.rotate(drift * (0.5 + spread(random) * 0.9))
        context.fillStyle = css(lit(palette, tone, 0.7), 0.85)
        context.beginPath()
        context.moveTo(-size, 0)
        context.quadraticCurveTo(0, -size * 0.7, size, 0)
        context.quadraticCurveTo(0, size * 0.7, -size, 0)
        context.fill()
        context.restore()
      }
    },
    { haze: false, depth: false },
  )
}

function paintLightning(stage: BackStage): void {
  const random = stage.fork('lightning')
  const { width, horizon, palette } = stage
  const startX = width * range(random, 0.15, 0.85)
  const endY = horizon * range(random, 0.86, 1)
  const bolt: [number, number][] = [[startX, 0]]
  let x = startX
  for (let y = 0; y < endY;) {
    y = Math.min(endY, y + range(random, 0.012, 0.045))
    x += spread(random) * 0.035
    bolt.push([x, y])
  }
  const color = mix(palette.sun, [0.86, 0.84, 1], 0.7)
  stage.layer(
    0.9,
    (context) => {
      const stroke = (points: readonly [number, number][], thickness: number, alpha: number): void => {
        context.strokeStyle = css(color, alpha)
        context.lineWidth = thickness
        context.beginPath()
        points.forEach(([px, py], i) => (i ? context.lineTo(px, py) : context.moveTo(px, py)))
        context.stroke()
      }
      const glow = context.createRadialGradient(startX, 0, 0, startX, horizon * 0.3, horizon * 0.8)
      glow.addColorStop(0, css(color, 0.42))
      glow.addColorStop(1, css(color, 0))
      context.fillStyle = glow
      context.fillRect(0, 0, width, horizon)
      for (const [thickness, alpha] of [
        [0.03, 0.06],
        [0.013, 0.14],
        [0.0042, 0.95],
      ] as const)
        stroke(bolt, thickness, alpha)
      for (let i = 0; i < 4; i++) {
        const from = bolt[Math.floor(random() * bolt.length * 0.7)]!
        const branch: [number, number][] = [from]
        let [bx, by] = from
        const lean = random() < 0.5 ? -1 : 1
        for (let k = 0; k < 7; k++) {
          bx += lean * range(random, 0, 0.03)
          by += range(random, 0.008, 0.03)
          branch.push([bx, by])
        }
        stroke(branch, 0.006, 0.12)
        stroke(branch, 0.0018, 0.8)
      }
    },
    { haze: false, depth: false, blend: 'screen' },
  )
}

function paintFireflies(stage: BackStage): void {
  const random = stage.fork('fireflies')
  const { width, height } = stage
  const color = mix(stage.palette.lamp, [0.86, 1, 0.5], 0.45)
  stage.layer(
    0.3,
    (context) => {
      for (let i = 0; i < 90 * width; i++) {
        const x = random() * width
        const y = height * (0.38 + 0.58 * Math.sqrt(random()))
        const size = 0.0012 + 0.003 * Math.pow(random(), 3)
        const shine = range(random, 0.45, 1)
        const glow = context.createRadialGradient(x, y, 0, x, y, size * 9)
        glow.addColorStop(0, css(color, 0.55 * shine))
        glow.addColorStop(0.3, css(color, 0.16 * shine))
        glow.addColorStop(1, css(color, 0))
        context.fillStyle = glow
        context.fillRect(x - size * 9, y - size * 9, size * 18, size * 18)
        context.fillStyle = css(mix(color, [1, 1, 0.9], 0.6), shine)
        context.beginPath()
        context.arc(x, y, size, 0, 7)
        context.fill()
      }
    },
    { haze: false, depth: false, blend: 'screen' },
  )
}
