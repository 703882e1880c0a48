import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { pick } from '../../core/random.ts'
import type { Layout, Stage } from '../../stage.ts'
import type { Rgb } from '../../types.ts'
import { schemeOf, spots } from './scheme.ts'

function shadowed(context: SKRSContext2D, stage: Stage, ink: Rgb, draw: () => void): void {
  context.save()
  context.shadowColor = css(ink, 0.28)
  context.shadowBlur = 0.022 * stage.scale
  context.shadowOffsetX = 0.005 * stage.scale
  context.shadowOffsetY = 0.009 * stage.scale
  draw()
  context.restore()
}

export function paper(stage: Stage, color: Rgb, glow: Rgb): void {
  const { width, height, noise } = stage
  stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
    const cloud = noise.warped(x * 1.3, y * 1.3, 4, 1)
    const fibre = noise.perlin(x * 120, y * 120) * 0.018 + noise.perlin(x * 30, y * 160) * 0.012
    const warm = smoothstep(0.9, 0, Math.hypot(x - width * 0.35, y - height * 0.3)) * 0.32 + cloud * 0.2
    for (let channel = 0; channel < 3; channel++)
      out[channel] = clamp(
        (color[channel] as number) +
          ((glow[channel] as number) - (color[channel] as number)) * clamp(warm) * 0.55 +
          fibre,
      )
    return 1
  })
}

/** Circles, rays and arcs in balance, after the Bauhaus. */
export const composition: Layout = {
  id: 'composition',
  suits: ['centred', 'framed', 'geometric', 'geometry', 'kandinsky', 'bauhaus', 'shapes'],
  paint(stage, subject) {
    const { width, height } = stage
    const { accents, paper: ground, ink, scale } = schemeOf(stage, subject)
    const random = stage.fork('composition')
    paper(stage, ground, scale[4] as Rgb)
    const color = (): Rgb => pick(random, [...accents, ...accents, scale[2] as Rgb, scale[3] as Rgb, scale[4] as Rgb])
    const px = (): number => width * (0.1 + 0.8 * random())
    const py = (): number => height * (0.1 + 0.8 * random())
    const heart: readonly [number, number] = [width * (0.3 + 0.4 * random()), height * (0.28 + 0.3 * random())]
    stage.layer(
      0.8,
      (context) => {
        // Wide transparent planes lie under everything.
        for (let plane = 0; plane < 5; plane++) {
          context.fillStyle = css(color(), 0.2 + random() * 0.25)
          context.beginPath()
          const [x, y] = [px(), py()]
          const angle = random() * 6
          for (let corner = 0; corner < 3 + Math.floor(random() * 2); corner++)
            context.lineTo(
              x + Math.cos(angle + corner * 1.9) * (0.2 + random() * 0.3),
              y + Math.sin(angle + corner * 1.9) * (0.2 + random() * 0.3),
            )
          context.fill()
        }
      },
      { haze: false },
    )
    stage.layer(
      0.55,
      (context) =>
        shadowed(context, stage, ink, () => {
          const rings = [0.23, 0.185, 0.14, 0.095, 0.05].map((radius) => radius * (0.85 + random() * 0.3))
          for (const radius of rings) {
            const tone = color()
            const fill = context.createRadialGradient(
              heart[0] - radius * 0.4,
              heart[1] - radius * 0.4,
              radius * 0.1,
              heart[0],
              heart[1],
              radius,
            )
            fill.addColorStop(0, css(mix(tone, [1, 1, 1], 0.25)))
            fill.addColorStop(1, css(mix(tone, ink, 0.12)))
            context.fillStyle = fill
            context.beginPath()
            context.arc(heart[0], heart[1], radius, 0, 7)
            context.fill()
          }
          for (let disc = 0; disc < 9; disc++) {
            context.fillStyle = css(color(), 0.94)
            context.beginPath()
            context.arc(px(), py(), 0.012 + Math.pow(random(), 2) * 0.09, 0, 7)
            context.fill()
          }
        }),
      { haze: false },
    )
    stage.layer(
      0.35,
      (context) =>
        shadowed(context, stage, ink, () => {
          for (let bar = 0; bar < 7; bar++) {
            const angle = pick(random, [-0.7, -0.7, 0.86, 0.2]) + (random() - 0.5) * 0.2
            const [x, y] = [px(), py()]
            const length = 0.16 + random() * 0.5
            context.strokeStyle = css(random() < 0.45 ? ink : color())
            context.lineWidth = 0.003 + Math.pow(random(), 3) * 0.026
            context.beginPath()
            context.moveTo(x - (Math.cos(angle) * length) / 2, y - (Math.sin(angle) * length) / 2)
            context.lineTo(x + (Math.cos(angle) * length) / 2, y + (Math.sin(angle) * length) / 2)
            context.stroke()
          }
          for (let arc = 0; arc < 6; arc++) {
            context.strokeStyle = css(random() < 0.5 ? ink : color())
            context.lineWidth = 0.003 + random() * 0.012
            const from = random() * 6
            context.beginPath()
            context.arc(px(), py(), 0.05 + random() * 0.2, from, from + 1 + random() * 2)
            context.stroke()
          }
          for (let triangle = 0; triangle < 5; triangle++) {
            const [x, y, size, angle] = [px(), py(), 0.03 + random() * 0.09, random() * 6]
            context.fillStyle = css(color(), 0.95)
            context.beginPath()
            for (const corner of [0, 2.3, 3.7])
              context.lineTo(x + Math.cos(angle + corner) * size, y + Math.sin(angle + corner) * size)
            context.fill()
          }
          const [gx, gy, cell] = [px() * 0.8, py() * 0.8, 0.024 + random() * 0.012]
          for (let row = 0; row < 4; row++)
            for (let column = 0; column < 5; column++) {
              if ((row + column) % 2) continue
              context.fillStyle = css(random() < 0.4 ? ink : color())
              context.fillRect(gx + column * cell, gy + row * cell, cell * 0.94, cell * 0.94)
            }
          context.strokeStyle = css(ink)
          context.lineWidth = 0.0022
          for (let line = 0; line < 7; line++) {
            context.beginPath()
            const [x, y] = [px(), py()]
            context.moveTo(x, y)
            context.bezierCurveTo(px(), py(), px(), py(), x + (random() - 0.5) * 0.5, y + (random() - 0.5) * 0.5)
            context.stroke()
          }
        }),
      { haze: false },
    )
    stage.place(spots(stage))
  },
}
