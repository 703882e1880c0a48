import { clamp, smoothstep } from '../../painter/core/math.ts'
import { recolor, mixInto } from '../frame/grade.ts'
import { inMedium } from '../frame/medium.ts'
import { softPlane } from '../frame/plane.ts'
import { rankOrder, spreadInto } from '../frame/frontier.ts'
import { layer } from '../frame/canvas-frames.ts'
import { easeInOut } from '../../film/ease.ts'
import { createWarpGrid, fillWarpGrid, warpInto } from '../frame/warp-grid.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'
import type { Order } from '../frame/frontier.ts'

/** Paint goes on in broad bristly strokes: each stroke of the order is drawn over the ones before it. */
function strokeOrder(scene: EffectScene): Order {
  const { width, height, scale } = scene
  const random = scene.random('strokes')
  const noise = scene.noise('strokes')
  const count = Math.round((width * height * 520) / (scale * scale))
  const canvas = layer(width, height, (context) => {
    context.fillStyle = 'rgb(255, 255, 255)'
    context.fillRect(0, 0, width, height)
    context.lineCap = 'round'
    for (let k = count - 1; k >= 0; k--) {
      const x = random() * width
      const y = random() * height
      // The last strokes are drawn first: where strokes cover each other, the earliest one counts.
      const turn = noise.fbm((x / scale) * 1.6, (y / scale) * 1.6, 2) * 5 + 0.5
      const reach = scale * (0.05 + 0.09 * random())
      const value = Math.round(clamp((k / count) * 0.86 + (y / height) * 0.1) * 250)
      for (let hair = -4; hair <= 4; hair++) {
        const off = hair * scale * 0.0056
        const shade = Math.min(255, value + Math.round(random() * 10))
        const pull = reach * (0.8 + random() * 0.35)
        context.strokeStyle = `rgb(${shade}, ${shade}, ${shade})`
        context.lineWidth = scale * 0.0064
        context.beginPath()
        const cos = Math.cos(turn)
        const sin = Math.sin(turn)
        context.moveTo(x - cos * pull - sin * off, y - sin * pull + cos * off)
        context.quadraticCurveTo(
          x - sin * (off + reach * 0.12),
          y + cos * (off + reach * 0.12),
          x + cos * pull - sin * off,
          y + sin * pull + cos * off,
        )
        context.stroke()
      }
    }
  })
  const data = canvas.getContext('2d').getImageData(0, 0, width, height).data
  return rankOrder(Float32Array.from({ length: width * height }, (_, i) => data[i * 4]! / 255))
}

/** Strokes of oil build the picture on bare canvas; when it stands, it begins to breathe. */
export const painting: EffectRecipe = {
  id: 'transform-painting',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const oil = inMedium(scene, photo, 'oil')
    scene.checkpoint()
    const noise = scene.noise('canvas')
    const cloth = recolor(photo, (color, x, y) => {
      const weave = (noise.hash(x >> 1, 3) + noise.hash(7, y >> 1) - 1) * 0.032
      const paper = 0.86 + weave + noise.fbm((x / scale) * 4, (y / scale) * 4, 2) * 0.03
      // A thin brown drawing of the picture shows where the painter is going to paint.
      const sketch = 0.16 * smoothstep(0.75, 0.15, (color[0]! + color[1]! + color[2]!) / 3)
      color[0] = paper - sketch
      color[1] = paper * 0.95 - sketch * 1.1
      color[2] = paper * 0.86 - sketch * 1.25
    })
    scene.checkpoint()
    const order = strokeOrder(scene)
    const wander = softPlane(width, height, (x, y) => noise.fbm(x * 3 + 40, y * 3, 2))
    const grid = createWarpGrid(width, height)
    const held = { width, height, data: new Uint8ClampedArray(photo.data.length) }
    return {
      prepared: oil,
      draw({ t, seconds }, out) {
        const laid = clamp(t / 0.6)
        if (laid < 1) {
          spreadInto(out, cloth.data, oil.data, order, laid ** 1.3, 0.03)
          return
        }
        const alive = easeInOut((t - 0.6) / 0.34)
        const sway = scale * 0.012 * smoothstep(0.6, 0.75, t)
        const zoom = 1 - 0.07 * smoothstep(0.6, 1, t)
        fillWarpGrid(grid, (x, y, place) => {
          const near = wander[Math.min(height - 1, y) * width + Math.min(width - 1, x)]! * 9
          place[0] = width / 2 + (x - width / 2) * zoom + Math.sin(near + seconds * 2.4) * sway
          place[1] = height / 2 + (y - height / 2) * zoom + Math.cos(near * 1.3 + seconds * 2) * sway * 0.7
        })
        // The brush stays visible in the shadows of what has come alive.
        mixInto(held.data, oil.data, photo.data, alive * 0.42)
        warpInto(out, held, grid)
      },
    }
  },
  sound(score) {
    score.music('warm romantic piano and strings, gentle', 0.8)
    for (let at = 0.1; at < score.seconds * 0.6; at += 0.28 + score.random() * 0.2) {
      const start = at
      score.noise(900, 4200, (now) =>
        now < start || now > start + 0.22 ? 0 : 0.09 * Math.sin(((now - start) / 0.22) * Math.PI),
      )
    }
  },
}
