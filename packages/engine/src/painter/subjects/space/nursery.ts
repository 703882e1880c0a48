import { mix } from '../../core/color.ts'
import { smoothstep } from '../../core/math.ts'
import type { Layout } from '../../stage.ts'
import { paintNebula, paintStars, spaceColors } from './sky.ts'
import { shadeSoftly } from '../scenery/soft-shade.ts'
import { spots, placeFloating } from './globe-of.ts'

/** Pillars of a star nursery. */
export const nursery: Layout = {
  id: 'nebula',
  suits: ['high', 'framed', 'nebula', 'supernova', 'cluster'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    stage.horizon = height
    const colors = spaceColors(stage, subject)
    paintNebula(stage, colors, 1.15)
    const random = stage.fork('pillars')
    const pillars = Array.from({ length: 3 }, (_, index) => ({
      x: width * (0.24 + index * 0.25 + random() * 0.06),
      top: height * (0.2 + random() * 0.34),
      half: 0.06 + random() * 0.05,
      lean: (random() - 0.5) * 0.3,
    }))
    shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 400, (x, y, out) => {
      let cover = 0
      let rim = 0
      for (const { x: px, top, half, lean } of pillars) {
        const wobble = noise.fbm(x * 4 + px * 9, y * 3.2, 4) * 0.11
        const across = (x - px - lean * (height - y) + wobble) / (half * (0.55 + (0.9 * (y - top)) / height))
        const crown = (top - y) / 0.1 + across * across * 0.6 + wobble * 3
        const inside = Math.min(1 - Math.abs(across), 0.5 - crown)
        cover = Math.max(cover, smoothstep(-0.12, 0.22, inside))
        rim = Math.max(rim, Math.exp(-Math.pow((inside - 0.02) * 6, 2)) * smoothstep(height, top, y))
      }
      const depthNoise = noise.fbm(x * 5, y * 5, 5)
      for (let channel = 0; channel < 3; channel++) {
        const body =
          (colors.dark[channel] as number) * 1.7 +
          (colors.gas[0][channel] as number) * Math.max(0, 0.16 + depthNoise * 0.5)
        out[channel] = Math.min(1, body + (mix(colors.gas[2], colors.core, 0.5)[channel] as number) * rim * 0.75)
      }
      out[3] = Math.max(cover * 0.94, rim * 0.6)
      return cover > 0.5 ? 0.7 : undefined
    })
    paintStars(stage, 700, colors)
    placeFloating(stage, spots(stage))
  },
}
