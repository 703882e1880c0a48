import { mix } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import type { Layout } from '../../stage.ts'
import type { Rgb } from '../../types.ts'
import { schemeOf, ramp, spots } from './scheme.ts'

/** Ink that flows in ink: folded marble with veins of metal. */
export const marble: Layout = {
  id: 'marble',
  suits: ['close', 'wide', 'marble', 'marbled', 'fluid', 'ink', 'swirl', 'psychedelic', 'fractal'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    const { scale, accents } = schemeOf(stage, subject)
    const table = ramp(scale)
    const random = stage.fork('marble')
    const zoom = 1.1 + random() * 0.7
    const fold = 2 + random() * 1.2
    const metal = mix(accents[1] as Rgb, [1, 0.9, 0.66], 0.55)
    const flow = (u: number, v: number): [number, number, number] => {
      const qx = noise.fbm(u, v, 3)
      const qy = noise.fbm(u + 5.2, v + 1.3, 3)
      const rx = noise.fbm(u + fold * qx + 1.7, v + fold * qy + 9.2, 3)
      const f = noise.fbm(u + fold * rx + 3, v + fold * qx, 4)
      return [f, rx, qx]
    }
    stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
      const u = x * zoom + 3
      const v = y * zoom
      const [f, r, q] = flow(u, v)
      const t = clamp(0.5 + f * 0.95 + r * 0.42)
      const index = Math.floor(t * 255) * 3
      const ridge =
        noise.fbm(u * 1.3 + fold * r + 3.02, v * 1.3 + fold * q + 0.02, 2) -
        noise.fbm(u * 1.3 + fold * r + 3, v * 1.3 + fold * q, 2)
      const vein = Math.exp(-Math.pow((Math.abs(q - 0.06 + f * 0.2) - 0.02) * 60, 2)) * smoothstep(-0.3, 0.25, r)
      const thread = Math.exp(-Math.pow(Math.sin(f * 34 + r * 7) * 2.6, 2) * 2.4) * 0.16
      const sheen = ridge * 5.5
      for (let channel = 0; channel < 3; channel++) {
        let value = (table[index + channel] as number) * (1 + sheen) + thread * (scale[5]?.[channel] ?? 1)
        value +=
          ((metal[channel] as number) * (0.75 + 0.9 * Math.abs(sheen) + 0.4 * noise.perlin(x * 140, y * 140)) - value) *
          clamp(vein * 0.9)
        out[channel] = clamp(value)
      }
      return 0.5 + 0.4 * t
    })
    stage.place(spots(stage))
  },
}
