import { createRandom, forkSeed, range } from '../painter/core/random.ts'
import { drawDot } from './particles/dots.ts'
import { wordOf } from './words.ts'
import type { Field } from './relief.ts'

/** Shooting stars: each crosses a part of the sky in less than a second and leaves a fading trail behind it. */
export function createMeteors(
  width: number,
  height: number,
  seed: number,
  seconds: number,
): (words: Int32Array, at: number, field: Field) => void {
  const random = createRandom(forkSeed(seed, 'meteors'))
  const short = Math.min(width, height)
  const meteors: { at: number; x: number; y: number; dx: number; dy: number; life: number }[] = []
  for (let at = 0.5; at < seconds - 0.4; at += range(random, 0.8, 1.7)) {
    const side = random() < 0.65 ? 1 : -1
    meteors.push({
      at,
      x: width * range(random, 0.15, 0.85),
      y: height * range(random, 0.02, 0.25),
      dx: side * short * range(random, 0.3, 0.55),
      dy: short * range(random, 0.12, 0.26),
      life: range(random, 0.5, 0.85),
    })
  }
  const color = wordOf(232, 240, 255)
  return (words, at, { near, columns, cell }) => {
    const canvas = { width, height, words }
    for (const meteor of meteors) {
      const age = (at - meteor.at) / meteor.life
      if (age < 0 || age > 1.3) continue
      for (let k = 0; k < 60; k++) {
        const t = age - k * 0.006
        if (t < 0 || t > 1) continue
        const x = meteor.x + meteor.dx * t
        const y = meteor.y + meteor.dy * t
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        if (near[Math.round(y / cell) * columns + Math.round(x / cell)]! > 0.05) continue
        const fade = (1 - k / 60) ** 2 * Math.min(1, (1.3 - age) * 2)
        drawDot(canvas, x, y, short * 0.0021 * (1 - k / 90), color, fade * 0.55, 0.3, 'light')
      }
    }
  }
}
