import { clamp } from '../../core/math.ts'
import type { Layout } from '../../stage.ts'
import { schemeOf, ramp, spots } from './scheme.ts'

/** Silk: waves of colour one behind another, each with its own light. */
export const waves: Layout = {
  id: 'waves',
  suits: ['panorama', 'thirds', 'low', 'gradient', 'harmony', 'music', 'waves'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    const { scale } = schemeOf(stage, subject)
    const table = ramp(scale)
    const random = stage.fork('waves')
    const layers = 11
    const slope = (random() - 0.5) * 0.5
    const phases = Array.from({ length: layers }, () => random() * 20)
    const edge = (layer: number, x: number): number => {
      const t = (layer + 0.3) / layers
      const phase = phases[layer] ?? 0
      return (
        height * (t * 1.1 - 0.12) +
        slope * (x - width / 2) +
        0.1 * Math.sin((x * 3.1) / width + phase) +
        0.17 * noise.fbm((x / width) * 1.5 + phase, layer * 0.37, 3)
      )
    }
    const columns = 400
    const lines = Array.from({ length: layers }, (_, layer) =>
      Float32Array.from({ length: columns + 2 }, (__, column) => edge(layer, (column / columns) * width)),
    )
    const pixel = 1.4 / stage.scale
    const behind = new Float32Array(4)
    const heightOf = (layer: number, place: number): number => {
      const line = lines[layer] as Float32Array
      const low = Math.floor(place)
      return (line[low] as number) + ((line[low + 1] as number) - (line[low] as number)) * (place - low)
    }
    const tone = (x: number, y: number, place: number, top: number, under: number, out: Float32Array): void => {
      const shade = top + 1 < layers ? 1 - 0.52 * Math.exp(-Math.max(0, heightOf(top + 1, place) - y) * 17) : 1
      const t = clamp(
        1 - (top + 1) / layers + 0.13 * Math.exp(-under * 6) + 0.05 * noise.fbm(x * 2, y * 2 + top * 5, 2),
      )
      const fold = Math.sin(under * 60 + x * 9 + (phases[top] ?? 0)) * 0.022 * Math.exp(-under * 5)
      const gleam = Math.exp(-under * 70) * 0.42 + Math.exp(-under * 12) * 0.16
      const index = Math.floor(t * 255) * 3
      for (let channel = 0; channel < 3; channel++) {
        out[channel] = clamp(
          (table[index + channel] as number) * shade * (0.9 + fold * 4) +
            gleam * (0.35 + 0.65 * (table[Math.min(765, index + 90) + channel] ?? 0.8)),
        )
      }
    }
    stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
      const place = clamp((x / width) * columns, 0, columns)
      let top = layers - 1
      while (top >= 0 && y < heightOf(top, place)) top--
      const under = top < 0 ? y + 0.4 : y - heightOf(top, place)
      tone(x, y, place, top, under, out)
      // The pixel that an edge runs through takes a share of what lies behind it.
      if (top < 0 || under >= pixel) return clamp(1 - (top + 1) / (layers + 1))
      let back = top - 1
      while (back >= 0 && y < heightOf(back, place)) back--
      tone(x, y, place, back, back < 0 ? y + 0.4 : y - heightOf(back, place), behind)
      const share = under / pixel
      for (let channel = 0; channel < 3; channel++) {
        const far = behind[channel] as number
        out[channel] = far + ((out[channel] as number) - far) * share
      }
      return clamp(1 - (top + 1) / (layers + 1))
    })
    stage.place(spots(stage))
  },
}
