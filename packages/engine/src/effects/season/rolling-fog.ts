import { createCanvas, ImageData } from '@napi-rs/canvas'
import { createNoiseTile, tileAt } from '../../film/noise-tile.ts'
import { toCanvas } from '../../painter/core/canvas.ts'
import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { canvasFrames, drawZoomed } from '../frame/canvas-frames.ts'
import { lightOf, recolor } from '../frame/grade.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Pixels of the frame in one of the fog's. */
const COARSE = 4

/** Fog rolls in from afar, fills the hollows and swallows the view; near things stay longest. */
export const rollingFog: EffectRecipe = {
  id: 'season-rolling-fog',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const depth = scene.depth()
    const damp = recolor(scene.photos[0], (color) => {
      const grey = lightOf(color)
      const tone = [0.88, 0.93, 0.97]
      for (let k = 0; k < 3; k++) color[k] = (color[k]! * 0.52 + grey * 0.48) * tone[k]! * 0.92
    })
    const picture = toCanvas(scene.photos[0])
    const grey = toCanvas(damp)
    const random = scene.random('fog')
    const seed = Math.floor(random() * 1e9)
    const broad = createNoiseTile(seed, 'banks', 4, 5)
    const fine = createNoiseTile(seed, 'wisps', 8, 4)
    const w = Math.ceil(width / COARSE) + 1
    const h = Math.ceil(height / COARSE) + 1
    const far = Float32Array.from({ length: w * h }, (_, i) => {
      const x = Math.min(width - 1, (i % w) * COARSE)
      const y = Math.min(height - 1, Math.floor(i / w) * COARSE)
      return depth[y * width + x]!
    })
    const small = createCanvas(w, h)
    const smallContext = small.getContext('2d')
    const data = new Uint8ClampedArray(w * h * 4)
    const paintFog = (t: number, seconds: number): void => {
      const front = lerp(1.12, 0.02, smoothstep(0, 0.92, t))
      const most = 0.5 + 0.47 * smoothstep(0, 0.6, t)
      for (let row = 0, i = 0; row < h; row++) {
        const v = (row * COARSE) / scale
        for (let column = 0; column < w; column++, i++) {
          const u = (column * COARSE) / scale
          const near = 1 - far[i]!
          const drift = seconds * (7 + 16 * near)
          const bank = tileAt(broad, u * 62 - drift, v * 150 + seconds * 2)
          const wisp = tileAt(fine, u * 120 - drift * 2.1, v * 230 - seconds * 3)
          const thick = smoothstep(0, 0.5, far[i]! - front + 0.34 * bank + 0.12 * wisp)
          // The foot of the picture gets its own low bank.
          const low = smoothstep(0.55, 1.05, v / (height / scale) + bank * 0.25) * smoothstep(0.3, 0.95, t) * 0.55
          const alpha = clamp(Math.max(thick * most, low))
          const pale = 206 + 34 * bank + 20 * far[i]!
          data[i * 4] = pale - 6
          data[i * 4 + 1] = pale
          data[i * 4 + 2] = pale + 6
          data[i * 4 + 3] = alpha * 255
        }
      }
      smallContext.putImageData(new ImageData(data, w, h), 0, 0)
    }
    const prepared = recolor(damp, (color, x, y) => {
      const i = Math.min(h - 1, Math.round(y / COARSE)) * w + Math.min(w - 1, Math.round(x / COARSE))
      const thick = smoothstep(0.2, 0.9, far[i]!) * 0.85
      for (let k = 0; k < 3; k++) color[k] = lerp(color[k]!, 0.83 + 0.01 * k, thick)
    })
    const draw = canvasFrames(scene, (context, { t, seconds }) => {
      const about = { x: width / 2, y: height / 2 }
      const zoom = 1.02 + 0.06 * t
      drawZoomed(context, picture, zoom, about)
      context.globalAlpha = smoothstep(0, 0.5, t)
      drawZoomed(context, grey, zoom, about)
      context.globalAlpha = 1
      paintFog(t, seconds)
      context.translate(about.x, about.y)
      context.scale(zoom, zoom)
      context.drawImage(small, -about.x, -about.y, w * COARSE, h * COARSE)
    })
    return { prepared, draw }
  },
  sound: null,
}
