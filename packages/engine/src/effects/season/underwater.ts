import { STILL } from '../../film/camera.ts'
import { createNoiseTile, tileAt } from '../../film/noise-tile.ts'
import { createMotes } from '../../film/particles/drift.ts'
import { frameWords } from '../../film/words.ts'
import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { easeInOut } from '../../film/ease.ts'
import { lightOf, recolor } from '../frame/grade.ts'
import { createWarpGrid, fillWarpGrid, warpInto } from '../frame/warp-grid.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Water rises over the picture; below its surface waves bend the view, light plays on it, and bubbles rise. */
export const underwater: EffectRecipe = {
  id: 'season-underwater',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const depth = scene.depth()
    const deep = recolor(photo, (color, x, y) => {
      const far = depth[y * width + x]!
      const grey = lightOf(color)
      const sink = y / height
      const sea = [lerp(0.06, 0.01, sink), lerp(0.5, 0.2, sink), lerp(0.62, 0.36, sink)]
      const tone = [0.5, 0.92, 1.02]
      const lost = 0.2 + 0.42 * far
      for (let k = 0; k < 3; k++) color[k] = lerp((color[k]! * 0.7 + grey * 0.3) * tone[k]!, sea[k]!, lost)
    })
    scene.checkpoint()
    const random = scene.random('sea')
    const seed = Math.floor(random() * 1e9)
    const waves = createNoiseTile(seed, 'waves', 6, 2)
    // Nets of light: where two ripples are both near nought.
    const net = createNoiseTile(seed, 'net', 10, 2)
    const bubbles = createMotes({ width, height, seed, amount: 1.7, wind: 0, kind: 'bubbles' })
    const grid = createWarpGrid(width, height)
    const light = new Float32Array(grid.columns * grid.rows)
    const draw = (t: number, seconds: number, out: Uint8ClampedArray): void => {
      const under = smoothstep(0.05, 0.4, t)
      const sway = scale * 0.011 * (0.3 + 0.7 * under)
      fillWarpGrid(grid, (x, y, place) => {
        const u = (x / scale) * 50
        const v = (y / scale) * 50
        place[0] = x + tileAt(waves, u + seconds * 8, v * 1.6 - seconds * 11) * sway
        place[1] = y + tileAt(waves, u * 1.2 + 90 - seconds * 7, v * 1.6 + seconds * 9) * sway
      })
      warpInto(out, deep, grid)
      for (let row = 0, k = 0; row < grid.rows; row++) {
        const v = (row * 8) / scale
        const shallow = 1.15 - 0.75 * ((row * 8) / height)
        for (let column = 0; column < grid.columns; column++, k++) {
          const u = (column * 8) / scale
          const one = tileAt(net, u * 150 + seconds * 15, v * 210 + seconds * 9)
          const two = tileAt(net, u * 138 - seconds * 13 + 60, v * 196 + seconds * 7 + 30)
          const ray = tileAt(waves, (u - v * 0.4) * 40 + seconds * 5, 20 + seconds * 3)
          light[k] =
            ((1 - Math.min(1, Math.abs(one + two) * 3.6)) ** 3 * 58 + smoothstep(0.05, 0.6, ray) * 46) * shallow
        }
      }
      const line = height * lerp(1.06, -0.12, easeInOut(t / 0.42))
      for (let y = 0, i = 0; y < height; y++) {
        const row = Math.floor(y / 8)
        const share = y / 8 - row
        for (let x = 0; x < width; x++, i += 4) {
          const column = x >> 3
          const across = (x & 7) / 8
          const k = row * grid.columns + column
          const upper = light[k]! + (light[k + 1]! - light[k]!) * across
          const lower = light[k + grid.columns]! + (light[k + grid.columns + 1]! - light[k + grid.columns]!) * across
          const glow = upper + (lower - upper) * share
          out[i] = out[i]! + glow * 0.62
          out[i + 1] = out[i + 1]! + glow
          out[i + 2] = out[i + 2]! + glow * 0.95
        }
      }
      bubbles.draw(frameWords(out), seconds + 3, STILL, null)
      if (line > -scale * 0.05) drawAbove(out, line, seconds)
    }
    const drawAbove = (out: Uint8ClampedArray, line: number, seconds: number): void => {
      for (let x = 0; x < width; x++) {
        const u = x / scale
        const swell =
          Math.sin(u * 5 + seconds * 4) * 0.016 +
          Math.sin(u * 13 - seconds * 6) * 0.006 +
          tileAt(waves, u * 60 + seconds * 20, 5) * 0.008
        const surface = line + swell * scale
        const end = Math.min(height, Math.ceil(surface + scale * 0.012))
        for (let y = 0; y < end; y++) {
          const i = (y * width + x) * 4
          const off = (surface - y) / scale
          const air = clamp(off * 200)
          // The edge of the water shines, and is dark just below.
          const shine = Math.exp(-((off / 0.005) ** 2)) * 150 - Math.exp(-(((off + 0.008) / 0.005) ** 2)) * 40
          for (let k = 0; k < 3; k++) out[i + k] = out[i + k]! + (photo.data[i + k]! - out[i + k]!) * air + shine
        }
      }
    }
    return { prepared: deep, draw: ({ t, seconds }, out) => draw(t, seconds, out) }
  },
  sound(score) {
    const { seconds } = score
    score.noise(40, 420, (at) => 0.25 + 0.2 * smoothstep(0.1, 0.4, at / seconds))
    score.noise(500, 6000, (at) => 0.4 * Math.exp(-(((at / seconds - 0.16) / 0.1) ** 2)))
    for (let k = 0; k < seconds * 7; k++)
      score.tone(seconds * (0.15 + 0.85 * score.random()), 300 + score.random() * 700, 0.4 * score.random(), 0.13, {
        glide: 1.9,
        pan: score.random() * 1.6 - 0.8,
        partials: [[1, 1]],
      })
    score.music('deep ambient, whale-like pads, slow', 0.5)
  },
}
