import { clamp, smoothstep } from '../../core/math.ts'
import type { Layout } from '../../stage.ts'
import { schemeOf, ramp, spots } from './scheme.ts'

/** Sheets of cut paper in the shape of a map's contours, lit from one side. */
export const contours: Layout = {
  id: 'contours',
  suits: ['high', 'contour', 'topographic', 'texture'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    const { scale } = schemeOf(stage, subject)
    const table = ramp(scale)
    const levels = 13
    const zoom = 1.25 + stage.fork('contours')() * 0.7
    const field = (x: number, y: number): number => 0.5 + 0.78 * noise.warped(x * zoom + 7, y * zoom, 3, 0.8)
    const away = 0.016
    stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
      const here = field(x, y) * levels
      const level = Math.floor(here)
      // A higher sheet up-light throws its shadow on this one.
      const over = field(x - away, y - away) * levels - (level + 1)
      const near = field(x - away * 0.4, y - away * 0.4) * levels - (level + 1)
      const shadow = 0.4 * smoothstep(-0.12, 0.4, over) + 0.25 * smoothstep(-0.1, 0.3, near)
      const rim = smoothstep(0.1, 0.02, here - level) * 0.3
      // Where a sheet ends inside a pixel, the pixel shows a share of the one below.
      const slope = Math.abs(here - near - level - 1) / (away * 0.566)
      const t = clamp((level - 1 + smoothstep(0, (slope * 1.3) / stage.scale, here - level)) / levels)
      const index = Math.floor(t * 255) * 3
      const grain = 1 + noise.perlin(x * 160, y * 160) * 0.025
      for (let channel = 0; channel < 3; channel++)
        out[channel] = clamp((table[index + channel] as number) * (1 - shadow) * grain + rim * 0.4 * (1 - shadow))
      return clamp(1 - t)
    })
    stage.place(spots(stage))
  },
}
