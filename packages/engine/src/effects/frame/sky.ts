import { skyMask } from '../../film/sky-layer.ts'
import { smoothstep } from '../../painter/core/math.ts'
import { drawDot, type Canvas as DotCanvas } from '../../film/particles/dots.ts'
import { wordOf } from '../../film/words.ts'
import type { EffectScene } from '../recipe.ts'

/** How surely each pixel is open sky; a picture without one counts its upper part, fading downwards, as such. */
export function skyOrTop(scene: EffectScene): Float32Array {
  const { width, height } = scene
  const mask = skyMask(scene.depth(), width, height)
  const share = mask.reduce((sum, value) => sum + value, 0) / mask.length
  if (share > 0.04) return mask
  return mask.map((_, i) => 0.75 * smoothstep(0.62, 0.1, Math.floor(i / width) / height))
}

/** Draws stars that twinkle; `shine` 0–1 over all of them. */
export type StarField = (canvas: DotCanvas, seconds: number, shine: number) => void

/** Stars scattered over what is sky. */
export function scatterStars(scene: EffectScene, sky: Float32Array, many: number): StarField {
  const { width, height, scale } = scene
  const random = scene.random('stars')
  const stars = Array.from({ length: many }, () => ({
    x: random() * width,
    y: random() ** 1.3 * height,
    size: scale * (0.0012 + 0.0028 * random() ** 5),
    pace: 2 + random() * 5,
    phase: random() * 6,
    word: random() < 0.3 ? wordOf(255, 226, 196) : wordOf(220, 232, 255),
  })).filter(({ x, y }) => sky[Math.floor(y) * width + Math.floor(x)]! > 0.7)
  return (canvas, seconds, shine) => {
    for (const star of stars) {
      const alpha = shine * (0.62 + 0.38 * Math.sin(seconds * star.pace + star.phase))
      drawDot(canvas, star.x, star.y, Math.max(0.8, star.size), star.word, alpha, 0.4, 'light')
      if (star.size > scale * 0.003) drawDot(canvas, star.x, star.y, star.size * 4, star.word, alpha * 0.25, 0, 'light')
    }
  }
}
