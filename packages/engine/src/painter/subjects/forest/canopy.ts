import { css, mix } from '../../core/color.ts'
import { leafClump } from '../../core/trees.ts'
import { lit } from '../../core/palette.ts'
import { range, spread } from '../../core/random.ts'
import type { Layout } from '../../stage.ts'

/** Looking straight up: trunks run together towards a bright gap in the crowns. */
export const canopy: Layout = {
  id: 'canopy',
  suits: ['low', 'symmetrical', 'close', 'bird', 'canopy', 'treetop'],
  paint(stage) {
    const { random, palette, noise, height, width } = stage
    stage.horizon = height * 1.1
    stage.drawn('tree')
    stage.sky({ sun: false })
    const centreX = width * range(random, 0.42, 0.58)
    const centreY = height * range(random, 0.4, 0.56)
    const winter = stage.reading.season === 'winter'
    const far = Math.hypot(width, height) * 0.6
    const bright = mix(palette.horizon, palette.sun, 0.4)
    const paintCrowns = (i: number): void => {
      const t = i / 2
      const crowns = stage.fork(`crowns ${i}`)
      stage.layer(
        0.7 - 0.25 * t,
        (context) => {
          if (winter) return
          for (let k = 0; k < (600 + 300 * i) * width; k++) {
            const angle = crowns() * 6.283
            const open = 0.17 + 0.02 * i + 0.1 * noise.perlin(Math.cos(angle) * 1.6 + i * 7, Math.sin(angle) * 1.6)
            const away = open + Math.pow(crowns(), 0.75) * far
            const glow = Math.exp(-(away - open) * 4.5)
            const tone = mix(
              mix(palette.foliage, palette.shade, 0.25 + 0.2 * t),
              palette.foliageLight,
              Math.min(1, glow * 0.8 + crowns() * 0.3),
            )
            leafClump(
              context,
              centreX + Math.cos(angle) * away,
              centreY + Math.sin(angle) * away,
              (0.008 + 0.02 * t + away * 0.018) * range(crowns, 0.6, 1.4),
              mix(lit(palette, tone, 0.3 + glow * 0.7), bright, glow * 0.25),
              crowns,
            )
          }
        },
        { haze: false },
      )
    }
    paintCrowns(0)
    paintCrowns(1)
    const trunks = stage.fork('trunks')
    const bark = lit(palette, mix(palette.bark, palette.shade, 0.35), 0.2)
    stage.layer(
      0.3,
      (context) => {
        const count = 15
        for (let k = 0; k < count; k++) {
          const angle = ((k + 0.5 + spread(trunks) * 0.4) / count) * 6.283
          const inner = range(trunks, 0.16, 0.3)
          const thick = range(trunks, 0.03, 0.085)
          const bend = spread(trunks) * 0.08
          const x0 = centreX + Math.cos(angle + bend) * inner
          const y0 = centreY + Math.sin(angle + bend) * inner
          const x1 = centreX + Math.cos(angle) * far * 1.25
          const y1 = centreY + Math.sin(angle) * far * 1.25
          const gradient = context.createLinearGradient(x0, y0, x1, y1)
          gradient.addColorStop(0, css(mix(bark, bright, 0.5), 0.9))
          gradient.addColorStop(0.25, css(mix(bark, bright, 0.18)))
          gradient.addColorStop(1, css(mix(bark, palette.silhouette, 0.5)))
          context.fillStyle = gradient
          const px = -Math.sin(angle)
          const py = Math.cos(angle)
          context.beginPath()
          context.moveTo(x0 - px * 0.002, y0 - py * 0.002)
          context.lineTo(x1 - px * thick, y1 - py * thick)
          context.lineTo(x1 + px * thick, y1 + py * thick)
          context.lineTo(x0 + px * 0.002, y0 + py * 0.002)
          context.fill()
          for (let b = 0; b < 5; b++) {
            const t = range(trunks, 0.05, 0.6)
            const way = trunks() < 0.5 ? -1 : 1
            const length = range(trunks, 0.03, 0.1) * (0.4 + t)
            const bx = x0 + (x1 - x0) * t
            const by = y0 + (y1 - y0) * t
            context.strokeStyle = css(mix(bark, bright, 0.12))
            context.lineWidth = thick * 0.14 * (0.3 + t)
            context.beginPath()
            context.moveTo(bx, by)
            context.lineTo(
              bx + px * way * length - Math.cos(angle) * length * 0.7,
              by + py * way * length - Math.sin(angle) * length * 0.7,
            )
            context.stroke()
          }
        }
      },
      { haze: false },
    )
    // The last crowns hide where the trunks end.
    paintCrowns(2)
    stage.place([
      { x: centreX, y: centreY, size: 0.14, depth: 0.8, kind: 'air' },
      { x: width * 0.5, y: height * 0.98, size: 0.26, depth: 0.1, kind: 'ground' },
    ])
  },
}
