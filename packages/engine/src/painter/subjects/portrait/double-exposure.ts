import { css, mix } from '../../core/color.ts'
import type { Layout, Spot } from '../../stage.ts'
import { outline } from '../figure/outline.ts'
import { birdsFigure } from '../animals/birds.ts'
import { settle } from '../figure/settle.ts'
import { paintMist } from '../scenery/air.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { drawFir, paintTrees } from '../scenery/woods.ts'
import { PROFILES, onProfile, spots } from './profile.ts'

/** A landscape that is seen only inside a head. */
export const doubleExposure: Layout = {
  id: 'double exposure',
  suits: ['close', 'centred', 'minimal', 'double', 'face', 'headshot', 'forest', 'mountains'],
  paint(stage, subject) {
    const { width, height, palette, noise } = stage
    stage.horizon = height * 0.5
    stage.sky()
    paintRidges(stage, { count: 4, far: height * 0.46, near: height * 0.72, rise: 0.24, jagged: 0.75, wooded: true })
    paintMist(stage, height * 0.6, 0.09, 0.55)
    paintTrees(stage, {
      line: (x) => height * 0.84 + 0.03 * noise.perlin(x * 3, 2),
      count: 34,
      size: [0.14, 0.34],
      depth: 0.3,
      firs: 0.85,
      name: 'inside',
    })
    const random = stage.fork('profile')
    const side = random() < 0.5 ? 1 : -1
    const profile = PROFILES[Math.floor(random() * PROFILES.length)] ?? ''
    const size = Math.min(0.82, height * 0.8)
    const x = width * (0.5 + (subject.placement.x ?? 0) * 0.18) - side * 0.02
    const y = height * 1.0 - 0.06
    const page = mix(
      mix(palette.horizon, palette.haze, 0.4),
      [0.97, 0.96, 0.94],
      stage.reading.time === 'night' ? 0.12 : 0.62,
    )
    stage.layer(
      0.6,
      (context) => {
        const fill = context.createRadialGradient(x, height * 0.45, 0.1, x, height * 0.45, 0.95)
        fill.addColorStop(0, css(mix(page, [1, 1, 1], 0.35)))
        fill.addColorStop(1, css(mix(page, palette.haze, 0.3)))
        context.fillStyle = fill
        context.beginPath()
        context.rect(-0.1, -0.1, width + 0.2, height + 0.2)
        context.fill()
        context.save()
        onProfile(context, x, y, size, side)
        context.globalCompositeOperation = 'destination-out'
        context.fillStyle = '#000'
        context.fill(outline(profile))
        context.restore()
      },
      { haze: false },
    )
    // The head keeps its own shadow at the back and under the jaw, so that it stays a head.
    stage.layer(
      0.4,
      (context) => {
        context.save()
        onProfile(context, x, y, size, side)
        context.clip(outline(profile))
        const gloom = context.createLinearGradient(-40, 20, 34, 70)
        gloom.addColorStop(0, css(palette.silhouette, 0.72))
        gloom.addColorStop(0.5, css(palette.silhouette, 0.18))
        gloom.addColorStop(1, css(palette.sun, 0.16))
        context.fillStyle = gloom
        context.fillRect(-80, -20, 160, 140)
        const neck = context.createRadialGradient(14, 30, 2, 14, 30, 26)
        neck.addColorStop(0, css(palette.silhouette, 0.55))
        neck.addColorStop(1, css(palette.silhouette, 0))
        context.fillStyle = neck
        context.fillRect(-80, -20, 160, 140)
        context.restore()
      },
      { haze: false },
    )
    // Firs grow out of the crown and the shoulders.
    stage.layer(
      0.35,
      (context) => {
        for (let fir = 0; fir < 26; fir++) {
          const t = random()
          const u = x - side * size * (0.18 + 0.42 * t)
          const v = y - size * (0.3 - 0.34 * t) + random() * 0.05
          const own = 0.05 + random() * 0.09
          drawFir(
            context,
            u,
            v,
            own,
            mix(palette.silhouette, palette.foliage, 0.35),
            mix(palette.foliage, palette.foliageLight, 0.3),
            side,
            random,
          )
        }
      },
      { haze: false },
    )
    const flock: Spot = { x: x + side * 0.25, y: height * 0.3, size: 0.17, depth: 0.5, kind: 'air' }
    if (!stage.removed('birds'))
      stage.layer(
        0.5,
        (context) =>
          settle(stage, context, birdsFigure, flock, { ...subject, id: 'flock', colors: [] }, stage.fork('flock'), {
            floating: true,
          }),
        { haze: false },
      )
    stage.place(spots(stage))
  },
}
