import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix, oklchToRgb } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Layout } from '../../stage.ts'
import type { Random, Rgb } from '../../types.ts'
import { shadeSoftly } from '../scenery/soft-shade.ts'

function carp(
  context: SKRSContext2D,
  x: number,
  y: number,
  angle: number,
  size: number,
  body: Rgb,
  mark: Rgb,
  random: Random,
): void {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.scale(size, size)
  const bend = (random() - 0.5) * 0.5
  context.fillStyle = css(mix(body, [1, 1, 1], 0.2), 0.6)
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(0.3, side * 0.14)
    context.quadraticCurveTo(0.2, side * 0.5, -0.06, side * 0.42)
    context.quadraticCurveTo(0.08, side * 0.24, 0.1, side * 0.14)
    context.fill()
  }
  context.beginPath()
  context.moveTo(-0.78, bend * 0.5)
  context.quadraticCurveTo(-1.2, bend * 0.9 - 0.36, -1.36, bend - 0.26)
  context.quadraticCurveTo(-1.14, bend * 0.9, -1.36, bend + 0.28)
  context.quadraticCurveTo(-1.15, bend * 0.9 + 0.2, -0.78, bend * 0.5)
  context.fill()
  const fill = context.createLinearGradient(0, -0.24, 0, 0.24)
  fill.addColorStop(0, css(mix(body, [0, 0.05, 0.1], 0.35)))
  fill.addColorStop(0.45, css(mix(body, [1, 1, 1], 0.25)))
  fill.addColorStop(1, css(mix(body, [0, 0.05, 0.1], 0.4)))
  context.fillStyle = fill
  traceCarp(context, bend)
  context.fill()
  context.clip()
  context.fillStyle = css(mark, 0.92)
  for (let spot = 0; spot < 4; spot++) {
    context.beginPath()
    context.ellipse(
      0.5 - spot * 0.36 + random() * 0.1,
      (random() - 0.5) * 0.16 + bend * 0.1 * spot,
      0.16 + random() * 0.08,
      0.1 + random() * 0.09,
      random() * 3,
      0,
      7,
    )
    context.fill()
  }
  context.restore()
}

/** Traces a carp as seen from above, its tail swung by `bend`. */
function traceCarp(context: SKRSContext2D, bend: number): void {
  context.beginPath()
  context.moveTo(0.86, 0)
  context.bezierCurveTo(0.74, -0.22, 0.2, -0.3, -0.2, -0.16 + bend * 0.16)
  context.quadraticCurveTo(-0.6, -0.06 + bend * 0.4, -0.86, bend * 0.55)
  context.quadraticCurveTo(-0.56, 0.1 + bend * 0.4, -0.2, 0.16 + bend * 0.16)
  context.bezierCurveTo(0.2, 0.3, 0.74, 0.22, 0.86, 0)
}

/** Looking down into a pond with carp under lily pads. */
export const carpPond: Layout = {
  id: 'carp',
  suits: ['high', 'close', 'minimal', 'fish', 'koi'],
  paint(stage, subject) {
    const { width, height, palette, noise, light } = stage
    stage.horizon = 0
    const deep = mix(lit(palette, mix(palette.water, palette.foliage, 0.4), 0.15), palette.shade, 0.4)
    const clear = mix(lit(palette, palette.water, 0.7), palette.sky, 0.35)
    shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 400, (x, y, out) => {
      const cell = noise.cells(x * 5 + 0.6 * noise.perlin(x * 3, y * 3), y * 5 + 0.6 * noise.perlin(x * 3 + 9, y * 3))
      const net = Math.pow(clamp(cell * 1.05), 4) * 0.5
      const pebble = noise.cells(x * 16, y * 16)
      const cloud = noise.warped(x * 1.6, y * 1.6, 4, 1)
      const shine = smoothstep(0.15, 0.6, noise.warped(x * 1.1 + 30, y * 1.1, 3, 1.2)) * 0.4
      const lightness = clamp(
        0.4 + cloud * 0.6 + net * 0.7 + (0.5 - pebble) * 0.16 - Math.hypot(x - light.x, y - 0.2) * 0.2,
      )
      for (let channel = 0; channel < 3; channel++) {
        const value = (deep[channel] as number) + ((clear[channel] as number) - (deep[channel] as number)) * lightness
        out[channel] = value + ((palette.sky[channel] as number) - value) * shine * 0.7
      }
      return 0.6
    })
    const random = stage.fork('carp')
    const count = subject.count > 1 ? Math.max(3, subject.count) : 7
    const fish = Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + random() * 0.6
      return {
        x: width * 0.5 + Math.cos(angle) * (0.2 + random() * 0.16) * width,
        y: height * 0.5 + Math.sin(angle) * (0.18 + random() * 0.16) * height,
        angle: angle + Math.PI / 2 + (random() - 0.5) * 0.6,
        size: 0.075 + random() * 0.045,
      }
    })
    const own = subject.colors[0] ? oklchToRgb(subject.colors[0]) : null
    const reds = [oklchToRgb([0.62, 0.2, 38]), oklchToRgb([0.78, 0.16, 75]), oklchToRgb([0.25, 0.02, 270])]
    stage.layer(
      0.55,
      (context) => {
        for (const one of fish) {
          context.save()
          context.globalAlpha = 0.3
          context.fillStyle = css(palette.shade)
          context.translate(one.x - light.direction[0] * 0.035, one.y + 0.04)
          context.rotate(one.angle)
          context.scale(one.size, one.size)
          traceCarp(context, 0)
          context.fill()
          context.restore()
        }
      },
      { haze: false, depth: false },
    )
    stage.layer(
      0.45,
      (context) => {
        for (const [index, one] of fish.entries()) {
          const white = index % 3 !== 2
          const body = lit(palette, white ? [0.96, 0.94, 0.9] : (own ?? (reds[0] as Rgb)), 0.9)
          carp(
            context,
            one.x,
            one.y,
            one.angle,
            one.size,
            body,
            lit(palette, white ? (own ?? (reds[index % 2] as Rgb)) : (reds[2] as Rgb), 0.85),
            random,
          )
        }
      },
      { haze: false },
    )
    // The water's own skin lies over the fish.
    shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 360, (x, y, out) => {
      const ring = Math.hypot(x - width * 0.34, y - height * 0.62)
      const wave = Math.max(0, Math.sin(ring * 150) * Math.exp(-ring * 9)) * 0.4
      const shine = smoothstep(0.3, 0.7, noise.warped(x * 1.4 + 50, y * 1.9, 3, 1.4))
      for (let channel = 0; channel < 3; channel++) out[channel] = palette.cloudLit[channel] as number
      out[3] = clamp(shine * 0.3 + wave * 0.5)
      return undefined
    })
    const dark = mix(lit(palette, palette.foliage, 0.25), palette.shade, 0.2)
    const bright = lit(palette, palette.foliageLight, 0.95)
    const pads = Array.from({ length: 13 }, (_, index) => {
      const angle = index * 2.39996
      const reach = 0.4 + 0.2 * random()
      return {
        x: width * (0.5 + Math.cos(angle) * reach),
        y: height * (0.5 + Math.sin(angle) * reach),
        radius: 0.06 + random() * 0.075,
        notch: random() * 6,
      }
    })
    stage.layer(
      0.3,
      (context) => {
        for (const { x, y, radius, notch } of pads) {
          context.fillStyle = css(palette.shade, 0.35)
          context.beginPath()
          context.arc(x - light.direction[0] * 0.018, y + 0.02, radius, 0, 7)
          context.fill()
          const fill = context.createRadialGradient(x, y, radius * 0.1, x, y, radius)
          fill.addColorStop(0, css(bright))
          fill.addColorStop(1, css(mix(dark, bright, 0.35)))
          context.fillStyle = fill
          context.beginPath()
          context.moveTo(x, y)
          context.arc(x, y, radius, notch, notch + 5.85)
          context.fill()
          context.strokeStyle = css(mix(bright, [1, 1, 0.9], 0.3), 0.5)
          context.lineWidth = radius * 0.02
          for (let rib = 0; rib < 12; rib++) {
            const angle = notch + 0.2 + rib * 0.5
            context.beginPath()
            context.moveTo(x, y)
            context.lineTo(x + Math.cos(angle) * radius * 0.9, y + Math.sin(angle) * radius * 0.9)
            context.stroke()
          }
        }
        for (const { x, y, radius } of pads.filter((_, index) => index % 3 === 0)) {
          for (let ring = 0; ring < 3; ring++)
            for (let petal = 0; petal < 9; petal++) {
              const angle = (petal / 9) * Math.PI * 2 + ring * 0.35
              const long = radius * (0.62 - ring * 0.16)
              context.fillStyle = css(
                lit(palette, mix(palette.blossom, [1, 1, 1], ring * 0.25), 0.7 + 0.3 * Math.sin(angle + 2)),
              )
              context.save()
              context.translate(x + radius * 0.4, y - radius * 0.3)
              context.rotate(angle)
              context.beginPath()
              context.ellipse(long * 0.5, 0, long * 0.5, long * 0.2, 0, 0, 7)
              context.fill()
              context.restore()
            }
          context.fillStyle = css(lit(palette, oklchToRgb([0.85, 0.15, 90]), 1))
          context.beginPath()
          context.arc(x + radius * 0.4, y - radius * 0.3, radius * 0.1, 0, 7)
          context.fill()
        }
      },
      { haze: false },
    )
    stage.place([
      { x: width * 0.5, y: height * 0.6, size: 0.3, depth: 0.25, kind: 'water' },
      { x: width * 0.3, y: height * 0.4, size: 0.2, depth: 0.25, kind: 'water' },
      { x: width * 0.7, y: height * 0.35, size: 0.16, depth: 0.2, kind: 'air' },
      { x: width * 0.5, y: height * 0.95, size: 0.3, depth: 0.1, kind: 'ground' },
    ])
  },
}
