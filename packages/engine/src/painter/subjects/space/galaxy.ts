import { css } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import type { Layout } from '../../stage.ts'
import { paintNebula, paintStars, spaceColors } from './sky.ts'
import { shadeSoftly } from '../scenery/soft-shade.ts'
import { spots, placeFloating } from './globe-of.ts'

/** A spiral galaxy, seen aslant. */
export const galaxy: Layout = {
  id: 'galaxy',
  suits: ['wide', 'panorama', 'symmetrical', 'galaxy', 'milky', 'universe'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    stage.horizon = height
    const colors = spaceColors(stage, subject)
    const random = stage.fork('galaxy')
    paintNebula(stage, colors, 0.3)
    const [cx, cy] = [width * 0.5, height * 0.5]
    const turn = (random() - 0.5) * 1.2
    const flat = 0.42 + random() * 0.3
    const size = 0.74 * Math.min(1.25, Math.max(width, height))
    const arms = random() < 0.7 ? 2 : 3
    const wind = 4.6 + random() * 1.6
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 400, (x, y, out) => {
      const u = ((x - cx) * cos + (y - cy) * sin) / size
      const v = (-(x - cx) * sin + (y - cy) * cos) / size / flat
      const r = Math.hypot(u, v)
      const knots = noise.fbm(u * 6, v * 6, 4)
      const angle = Math.atan2(v, u) + Math.log(r + 0.03) * -wind + knots * 0.7
      const arm = Math.pow(0.5 + 0.5 * Math.cos(angle * arms), 2.2)
      const disc = Math.exp(-r * 2.5) * smoothstep(1.25, 0.5, r)
      const dust = smoothstep(0.05, 0.4, noise.fbm(u * 9 + 20, v * 9, 4) + 0.16 * Math.cos(angle * arms + 1.1))
      const bulge = Math.exp(-r * r * 110) + 0.5 * Math.exp(-r * 11)
      const glow = disc * (0.18 + 1.9 * arm * (0.6 + knots))
      const rosy = smoothstep(0.18, 0.5, knots + noise.fbm(u * 15, v * 15, 2) * 0.5) * arm * disc * 2.4
      for (let channel = 0; channel < 3; channel++) {
        const far = colors.gas[0][channel] as number
        const near = colors.gas[1][channel] as number
        const blend = clamp(r * 1.7)
        let value = (near + (far - near) * blend) * 0.55 + 0.45 * (colors.core[channel] as number)
        value *= Math.max(0, glow) * (1 - dust * 0.5)
        value += (colors.gas[2][channel] as number) * Math.max(0, rosy)
        value += (colors.core[channel] as number) * bulge * 1.15
        out[channel] = Math.min(1, value)
      }
      out[3] = clamp(Math.max(glow, bulge, rosy) * 2.2)
      return undefined
    })
    paintStars(stage, 800, colors)
    // Young stars along the arms.
    stage.layer(
      0.95,
      (context) => {
        for (let star = 0; star < 1300; star++) {
          const r = Math.pow(random(), 0.6)
          const arm = Math.floor(random() * arms)
          const angle = (arm / arms) * Math.PI * 2 + Math.log(r + 0.03) * wind + (random() - 0.5) * 0.9
          const u = Math.cos(angle) * r * size
          const v = Math.sin(angle) * r * size * flat
          context.fillStyle = css(
            random() < 0.6 ? [0.85, 0.92, 1] : colors.core,
            (0.3 + 0.7 * random()) * (1 - r * 0.6),
          )
          context.beginPath()
          context.arc(cx + u * cos - v * sin, cy + u * sin + v * cos, 0.0005 + Math.pow(random(), 5) * 0.002, 0, 7)
          context.fill()
        }
      },
      { haze: false, depth: false, blend: 'screen' },
    )
    placeFloating(stage, spots(stage))
  },
}
