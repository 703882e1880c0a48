import { byColumn } from '../../core/columns.ts'
import { css, mix } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import { range, spread } from '../../core/random.ts'
import { airSpots, waterSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** Steep swells one behind the other, foam on their crests, light shining through the thin water at the top. */
export const swells: Layout = {
  id: 'swells',
  suits: ['close', 'low', 'whale', 'ship', 'wave', 'surf', 'breaker'],
  paint(stage) {
    const { random, palette, noise, height, width, reading } = stage
    stage.horizon = height * range(random, 0.42, 0.5)
    stage.sky()
    stage.water(stage.horizon, height, { tint: 0.7, ripple: 0.6 })
    const rough = { storm: 1, rain: 0.7, wind: 0.85 }[reading.weather as string] ?? 0.55
    const deep = mix(lit(palette, palette.water, 0.2), palette.shade, 0.4)
    const body = mix(lit(palette, palette.water, 0.65), palette.zenith, 0.22)
    const glass = mix(lit(palette, mix(palette.water, [0.4, 0.95, 0.78], 0.45), 1), palette.sun, 0.15)
    const foam = mix(lit(palette, palette.snow, 0.78), palette.cloudLit, 0.4)
    const side = random() < 0.5 ? -1 : 1
    const rows = 6
    for (let i = 0; i < rows; i++) {
      const t = i / (rows - 1)
      const name = stage.fork(`swell ${i}`)
      const offset = range(name, 0, 90)
      const footOf = (at: number): number =>
        stage.horizon + (height - stage.horizon) * (0.06 + 1.02 * Math.pow(at, 1.3))
      const foot = footOf(t)
      const rise = height * (0.022 + 0.17 * Math.pow(t, 1.1)) * (0.45 + 0.6 * rough)
      const length = 0.42 + 1.25 * t
      const phase = range(name, 0, 1)
      // Broad troughs, narrower crests that lean forward, no two of one height.
      const crestOf = (x: number): number => {
        const u = x / length + phase + noise.fbm(x * 1.4 + offset, offset, 2) * 0.5
        const lean = Math.sin(u * 6.283) * 0.1 * side
        const wave = 0.5 + 0.5 * Math.cos((u + lean) * 6.283)
        const size = 0.62 + 0.55 * noise.perlin(u * 0.83 + offset, offset + 2)
        return foot - rise * (0.18 + Math.pow(wave, 1.7) * size) - noise.fbm(x * 5 + offset, offset, 4) * rise * 0.16
      }
      const crestAt = byColumn(stage, crestOf)
      const top = foot - rise * 1.5
      // Below the next swell's foot nothing of this one shows.
      const bottom = i < rows - 1 ? footOf((i + 1) / (rows - 1)) + 0.03 : height
      stage.shade({ x: 0, y: top, width, height: bottom - top }, (x, y, out) => {
        const d = y - crestAt(x)
        out[3] = 0
        if (d < -0.004) return
        const down = clamp(d / (rise * 1.2 + 0.02))
        const high = clamp((foot - rise * 0.35 - (y - d)) / rise)
        const slant = x + side * d * 0.9
        const streak = noise.fbm((slant * 4.5) / length + offset, (d * 15) / length, 4)
        const fine = noise.fbm((slant * 17) / length + offset, (d * 60) / length, 3)
        const thin = Math.exp(-d / (rise * 0.22)) * high
        const crown =
          smoothstep(rise * (0.14 + 0.34 * high * rough), 0, d + fine * rise * 0.4 + streak * rise * 0.12) *
          smoothstep(0.1, 0.55, high + rough * 0.12)
        const lace = smoothstep(0.14, 0.42, fine + streak * 0.7 - down * 0.2) * 0.75 * rough * (0.25 + high)
        const shade = clamp(0.45 + streak * 0.75 + fine * 0.25 - down * 0.28)
        const white = clamp(crown + lace)
        for (let q = 0; q < 3; q++) {
          let value = deep[q]! + (body[q]! - deep[q]!) * shade
          value += (glass[q]! - value) * clamp(thin * 0.9)
          value += (foam[q]! - value) * white
          out[q] = value + (palette.haze[q]! - value) * 0.5 * Math.pow(1 - t, 2)
        }
        out[3] = smoothstep(-0.004, 0.006, d)
        return 0.7 * (1 - t) + 0.03
      })
      if (t > 0.4) {
        stage.layer(
          0.6 * (1 - t),
          (context) => {
            for (let k = 0; k < 130 * rough; k++) {
              const x = name() * width
              const crest = crestOf(x)
              if (crest > foot - rise * 0.6) continue
              context.fillStyle = css(foam, range(name, 0.3, 0.85))
              context.beginPath()
              context.arc(
                x + spread(name) * 0.03,
                crest - Math.pow(name(), 2) * rise * 0.35,
                range(name, 0.0008, 0.003) * (0.5 + t),
                0,
                7,
              )
              context.fill()
            }
          },
          { haze: false, depth: false },
        )
      }
      if (i === 2)
        stage.place([...waterSpots(stage, foot - rise * 0.2, foot + rise * 0.3, [0.16, 0.3]), ...airSpots(stage)])
    }
  },
}
