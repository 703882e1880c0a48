import { clamp, smoothstep } from '../../core/math.ts'
import { css, mix } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import { range, spread } from '../../core/random.ts'
import { airSpots, waterSpots } from '../spots.ts'
import { paintWhitecaps } from './swell.ts'
import type { Layout } from '../../stage.ts'

/** One great wave about to break, light shining through its crest. */
export const breaker: Layout = {
  id: 'breaker',
  suits: ['close', 'low', 'dramatic'],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * range(random, 0.5, 0.58)
    stage.sky()
    stage.water(stage.horizon, height, { tint: 0.75, ripple: 0.75 })
    paintWhitecaps(stage, stage.horizon, height, 0.6)
    stage.place([...waterSpots(stage, stage.horizon + 0.04, height * 0.7, [0.1, 0.24]), ...airSpots(stage)])
    const side = random() < 0.5 ? -1 : 1
    const offset = range(random, 0, 60)
    const peakX = width * (0.5 + side * range(random, 0.12, 0.24))
    const crestTop = stage.horizon - height * range(random, 0.1, 0.2)
    const trough = height * 0.9
    const deep = mix(lit(palette, palette.water, 0.25), palette.shade, 0.35)
    const body = mix(lit(palette, palette.water, 0.7), palette.zenith, 0.2)
    const glass = mix(lit(palette, mix(palette.water, [0.45, 0.95, 0.8], 0.4), 1), palette.sun, 0.2)
    const foam = mix(lit(palette, palette.snow, 0.8), palette.cloudLit, 0.35)
    const crest = (x: number): number => {
      const away = ((x - peakX) * side) / width
      const fall = away > 0 ? Math.exp(-away * away * 16) : Math.exp(-away * away * 5)
      return trough - (trough - crestTop) * fall - noise.perlin(x * 5 + offset, offset) * 0.02
    }
    stage.shade({ x: 0, y: crestTop - 0.1, width, height: height - crestTop + 0.1 }, (x, y, out) => {
      const lip = crest(x)
      const thrown = noise.fbm(x * 16 + offset, y * 14, 4) * 0.05 * smoothstep(0.34, 0.05, Math.abs(x - peakX) / width)
      const d = y - lip + thrown
      out[3] = 0
      if (d < -0.006) return
      const span = Math.max(0.06, height * 1.02 - lip)
      const t = clamp(d / span)
      // Water is drawn up the face in curved streaks.
      const pull = Math.pow(t, 0.7)
      const streak = noise.fbm((x - peakX * pull) * 5.5 + offset, t * 1.4 - side * (x - peakX) * 1.5, 4)
      const fine = noise.fbm((x - peakX * pull) * 22 + offset, t * 4.5 - side * (x - peakX) * 5, 3)
      const thin = Math.exp(-t * 5.5) * smoothstep(0.5, 0.1, Math.abs(x - peakX) / width)
      const shade = clamp(0.35 + streak * 0.9 + fine * 0.35 + (1 - t) * 0.2)
      const lace = smoothstep(0.16, 0.44, fine + streak * 0.5 - t * 0.18 + 0.06)
      const spray = smoothstep(0.05, 0, d + fine * 0.03) * smoothstep(0.42, 0.16, Math.abs(x - peakX) / width)
      const white = clamp(lace * 0.55 + spray)
      for (let q = 0; q < 3; q++) {
        let value = deep[q]! + (body[q]! - deep[q]!) * shade
        value += (glass[q]! - value) * clamp(thin * 1.1 * (0.6 + streak))
        out[q] = value + (foam[q]! - value) * white
      }
      out[3] = smoothstep(-0.006, 0.008, d)
      return 0.16 - 0.1 * t
    })
    const drops = stage.fork('drops')
    stage.layer(0.08, (context) => {
      for (let i = 0; i < 260; i++) {
        const x = peakX + spread(drops) * width * 0.3
        const y = crest(x) - Math.pow(drops(), 2) * 0.12
        const size = range(drops, 0.0008, 0.0042)
        context.fillStyle = css(foam, range(drops, 0.3, 0.9))
        context.beginPath()
        context.arc(x, y, size, 0, 7)
        context.fill()
      }
    }, { haze: false, depth: false })
  },
}
