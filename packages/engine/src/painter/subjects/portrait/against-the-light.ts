import { css, mix } from '../../core/color.ts'
import type { Layout, Spot } from '../../stage.ts'
import type { Figure } from '../figure/figure.ts'
import { outline } from '../figure/outline.ts'
import { birdsFigure } from '../animals/birds.ts'
import { settle } from '../figure/settle.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { PROFILES, onProfile, spots } from './profile.ts'

/** A profile against the great light. */
export const againstTheLight: Layout = {
  id: 'against the light',
  suits: ['thirds', 'low', 'symmetrical', 'profile', 'silhouette'],
  paint(stage, subject) {
    const { width, height, palette, light } = stage
    stage.horizon = height * 0.8
    stage.sky({ sun: false })
    const random = stage.fork('profile')
    const side = random() < 0.5 ? 1 : -1
    const x = width * (0.5 + (subject.placement.x ?? 0) * 0.2) - side * 0.06
    const disc: readonly [number, number, number] = [x + side * 0.13, height * 0.42, 0.3]
    stage.layer(
      0.97,
      (context) => {
        const halo = context.createRadialGradient(disc[0], disc[1], disc[2] * 0.8, disc[0], disc[1], disc[2] * 2.6)
        halo.addColorStop(0, css(palette.sun, 0.6))
        halo.addColorStop(1, css(palette.sun, 0))
        context.fillStyle = halo
        context.fillRect(0, 0, width, height)
        const face = context.createLinearGradient(0, disc[1] - disc[2], 0, disc[1] + disc[2])
        face.addColorStop(0, css(mix(palette.sun, [1, 1, 1], 0.2)))
        face.addColorStop(1, css(mix(palette.sun, palette.horizon, light.kind === 'moon' ? 0.3 : 0.8)))
        context.fillStyle = face
        context.beginPath()
        context.arc(disc[0], disc[1], disc[2], 0, 7)
        context.fill()
      },
      { haze: false },
    )
    paintRidges(stage, { count: 3, far: height * 0.78, near: height * 0.9, rise: 0.16, jagged: 0.4 })
    const own: Spot = { x, y: height * 0.96, size: Math.min(0.78, height * 0.72), depth: 0.2, kind: 'air' }
    const profile = PROFILES[Math.floor(random() * PROFILES.length)] ?? ''
    const bust: Figure = {
      box: { left: 76, right: 56, top: 108, bottom: 14 },
      paint(clay, dye) {
        const dark = mix(dye(0, [0.34, 0.05, 280], 0.6), palette.silhouette, 0.72)
        clay.part({ thickness: 9, roundness: 1 }, (pen) => pen.shape(profile, dark))
        // The light runs along the face as a bright thread, strongest where it leaves the dark.
        clay.part({ thickness: 1.6, roundness: 0.6 }, (pen) => pen.inside(() => pen.shape(profile, dark)))
      },
    }
    stage.layer(
      0.2,
      (context) => {
        settle(stage, context, bust, own, subject, stage.fork('bust'), { floating: true, flipped: side < 0 })
        context.save()
        onProfile(context, x, own.y, own.size, side)
        context.clip(outline(profile))
        context.lineWidth = 2.6
        for (let fold = 0; fold < 4; fold++) {
          context.strokeStyle = css(mix(palette.sun, palette.horizon, 0.25), 0.16 + fold * 0.1)
          context.lineWidth = 3.6 - fold * 0.85
          context.stroke(outline(profile))
        }
        context.restore()
      },
      { haze: false },
    )
    const flock: Spot = { x: width * (0.5 - side * 0.3), y: height * 0.3, size: 0.16, depth: 0.6, kind: 'air' }
    if (!stage.removed('birds'))
      stage.layer(
        0.6,
        (context) =>
          settle(stage, context, birdsFigure, flock, { ...subject, id: 'flock', colors: [] }, stage.fork('flock'), {
            floating: true,
          }),
        { haze: false },
      )
    stage.place(spots(stage))
  },
}
