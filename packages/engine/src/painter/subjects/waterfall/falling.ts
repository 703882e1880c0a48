import { clamp, smoothstep } from '../../core/math.ts'
import { css, mix } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import { range, spread } from '../../core/random.ts'
import type { Stage } from '../../stage.ts'

interface Fall {
  /** Middle and half width at the lip and at the foot, units. */
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly half: number
  readonly flare: number
  readonly depth: number
}

/** A curtain of falling water: long bright threads, gaps, white at the lip and the foot. */
export function paintFall(stage: Stage, fall: Fall, name: string): void {
  const { noise, palette } = stage
  const offset = range(stage.fork(name), 0, 90)
  const white = mix(lit(palette, palette.snow, 0.85), palette.cloudLit, 0.45)
  const blue = mix(lit(palette, palette.water, 0.5), palette.sky, 0.4)
  const tall = fall.bottom - fall.top
  const reach = fall.half + fall.flare
  stage.shade({ x: fall.x - reach * 1.4, y: fall.top - 0.02, width: reach * 2.8, height: tall + 0.04 }, (x, y, out) => {
    const t = clamp((y - fall.top) / tall)
    const half = fall.half + fall.flare * t * t
    const wander = noise.perlin(t * 2.2 + offset, offset) * fall.half * 0.22
    const across = (x - fall.x - wander * t) / half
    const edge = Math.abs(across) + noise.fbm(x * 34 + offset, t * 3, 2) * 0.22
    const threads =
      noise.fbm(across * 5.5 + offset, t * 1.5 * (tall / 0.5), 3) + 0.6 * noise.perlin(across * 17 + offset, t * 3.4)
    const mist = smoothstep(0.82, 1, t)
    const shine = clamp(0.55 + threads * 0.75 + mist * 0.4 + smoothstep(0.05, 0, t) * 0.3)
    for (let q = 0; q < 3; q++) out[q] = blue[q]! + (white[q]! - blue[q]!) * shine
    out[3] =
      smoothstep(1.04, 0.72, edge) * smoothstep(0, 0.012, y - fall.top + 0.008) * clamp(0.78 + threads * 0.5 + mist)
    return out[3] > 0.5 ? fall.depth : undefined
  })
}

/** Spray that hangs around the foot of a fall. */
export function paintSpray(stage: Stage, x: number, y: number, reach: number, depth: number, name: string): void {
  const { palette } = stage
  const random = stage.fork(`${name} spray`)
  const color = mix(palette.cloudLit, palette.haze, 0.35)
  stage.layer(
    depth,
    (context) => {
      for (let i = 0; i < 26; i++) {
        const px = x + spread(random) * reach
        const py = y - Math.abs(spread(random)) * reach * 0.34
        const size = reach * range(random, 0.2, 0.55)
        const puff = context.createRadialGradient(px, py, 0, px, py, size)
        puff.addColorStop(0, css(color, 0.17))
        puff.addColorStop(1, css(color, 0))
        context.fillStyle = puff
        context.fillRect(px - size, py - size, size * 2, size * 2)
      }
    },
    { haze: false, depth: false },
  )
}

/** A wall of rock between two skylines in units: cracked blocks, moss on ledges. */
export function paintCliff(
  stage: Stage,
  box: { top: (x: number) => number; bottom: number; left: (y: number) => number; right: (y: number) => number },
  depth: number,
  name: string,
): void {
  const { noise, palette, width, height } = stage
  const offset = range(stage.fork(name), 0, 90)
  const light = lit(palette, palette.rock, 0.75)
  const dark = mix(lit(palette, palette.rock, 0.1), palette.shade, 0.35)
  const moss = lit(palette, mix(palette.foliage, palette.grass, 0.5), 0.6)
  const side = stage.light.direction[0] < 0 ? -1 : 1
  stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
    out[3] = 0
    if (y > box.bottom) return
    const top = box.top(x)
    if (y < top - 0.004 || x < box.left(y) || x > box.right(y)) return
    const u = x * 7 + noise.perlin(y * 4, x * 2 + offset) * 0.16
    const block = noise.perlin(Math.floor(u * 1.6 + noise.perlin(x * 3, y * 3) * 1.2) * 3.1 + offset, y * 3.2)
    const columns = noise.fbm(u * 1.5 + offset, y * 3.4, 5)
    const lean = noise.fbm(u * 1.5 + 0.1 * side + offset, y * 3.4 - 0.1, 5) - columns
    const ledge = noise.fbm(x * 4 + offset, y * 19, 3)
    const shine = clamp(0.4 + block * 0.25 - lean * 1.6 + ledge * 0.3)
    const green =
      smoothstep(0.12, 0.4, ledge + noise.perlin(x * 3 + 4, y * 4) * 0.35) * 0.75 + smoothstep(0.05, 0, y - top) * 0.9
    for (let q = 0; q < 3; q++) {
      const stone = dark[q]! + (light[q]! - dark[q]!) * shine
      const value = stone + (moss[q]! * (0.55 + shine * 0.7) - stone) * Math.min(1, green)
      out[q] = value + (palette.haze[q]! - value) * depth * 0.55
    }
    out[3] = smoothstep(-0.004, 0.003, y - top)
    return depth
  })
}
