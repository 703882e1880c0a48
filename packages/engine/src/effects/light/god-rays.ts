import { STILL } from '../../film/camera.ts'
import { createMotes } from '../../film/particles/drift.ts'
import { frameWords } from '../../film/words.ts'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { clamp, smoothstep } from '../../painter/core/math.ts'
import { layer } from '../frame/canvas-frames.ts'
import { contrast, lightOf, recolor, vignetteLayer } from '../frame/grade.ts'
import type { Canvas } from '@napi-rs/canvas'
import type { DrawFrame, EffectRecipe, EffectScene } from '../recipe.ts'

/** Pixels of the frame in one of the shafts'. */
const COARSE = 4

/** How much of a shaft's light hangs in the air, by channel. */
const AIR = [0.44, 0.36, 0.22]

/** A fan of light and gaps about (x, y), half the frame's size; `name` decides the gaps. */
function fan(scene: EffectScene, x: number, y: number, name: string): Canvas {
  const { width, height, scale } = scene
  const noise = scene.noise(name)
  const w = Math.ceil(width / 4)
  const h = Math.ceil(height / 4)
  const data = new Uint8ClampedArray(w * h * 4)
  for (let row = 0, i = 0; row < h; row++) {
    for (let column = 0; column < w; column++, i += 4) {
      const dx = (column * 4 - x) / scale
      const dy = (row * 4 - y) / scale
      const far = Math.hypot(dx, dy)
      const angle = Math.atan2(dx, dy)
      const shaft = smoothstep(-0.08, 0.5, noise.fbm(angle * 5.5, 3.5, 3) + noise.perlin(angle * 17, 8.5) * 0.16)
      const fade = Math.exp(-far * 0.85) * smoothstep(0, 0.1, far + 0.08)
      data[i] = 255
      data[i + 1] = 236
      data[i + 2] = 190
      data[i + 3] = clamp(shaft * fade * 1.1) * 255
    }
  }
  return toCanvas({ width: w, height: h, data })
}

/** Where the light comes from: the brightest part of the upper third, pushed out of the frame. */
function findSource({ photos, width, height }: EffectScene): number {
  const { data } = photos[0]
  let best = width * 0.7
  let most = -1
  for (let k = 0; k < 12; k++) {
    let sum = 0
    for (let y = 0; y < height / 3; y += 6)
      for (let x = (k * width) / 12; x < ((k + 1) * width) / 12; x += 6) {
        const i = (y * width + Math.floor(x)) * 4
        sum += data[i]! + data[i + 1]! + data[i + 2]!
      }
    if (sum > most) {
      most = sum
      best = ((k + 0.5) * width) / 12
    }
  }
  return best
}

/** The picture lies in deep shade; shafts of light wander over it and dust drifts through them. */
export const godRays: EffectRecipe = {
  id: 'light-god-rays',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const x = findSource(scene)
    const y = -height * 0.16
    const shade = recolor(scene.photos[0], (color) => {
      const grey = lightOf(color)
      const tone = [0.5, 0.52, 0.6]
      for (let k = 0; k < 3; k++) color[k] = contrast(color[k]! * 0.75 + grey * 0.25, 0.35) * tone[k]!
    })
    const bright = recolor(scene.photos[0], (color) => {
      const tone = [1.28, 1.1, 0.82]
      for (let k = 0; k < 3; k++) color[k] = contrast(color[k]! * tone[k]! + 0.04, 0.25)
    })
    const fans = ['shafts', 'gaps'].map((name) => fan(scene, x, y, name))
    scene.checkpoint()
    const edge = vignetteLayer(width, height, 0.55).getContext('2d').getImageData(0, 0, width, height).data
    const random = scene.random('dust')
    const dust = createMotes({ width, height, seed: Math.floor(random() * 1e9), amount: 1.8, wind: 0.2, kind: 'dust' })
    // The shafts are soft: they are turned and laid together small, then spread over the frame.
    const pool = layer(Math.ceil(width / COARSE) + 1, Math.ceil(height / COARSE) + 1, () => undefined)
    const lit = pool.getContext('2d')
    const draw: DrawFrame = ({ t, seconds }, out) => {
      const strength = 0.12 + 0.88 * smoothstep(0, 0.45, t)
      lit.clearRect(0, 0, pool.width, pool.height)
      fans.forEach((image, k) => {
        lit.save()
        lit.globalAlpha = strength * (k === 0 ? 0.9 : 0.75)
        lit.scale(1 / COARSE, 1 / COARSE)
        lit.translate(x, y)
        lit.rotate((k === 0 ? 1 : -1) * (t * 0.3 - 0.16) + Math.sin(seconds * 0.8 + k) * 0.03)
        lit.scale(1.25, 1.25)
        lit.drawImage(image, -x, -y, width, height)
        lit.restore()
      })
      const glow = lit.createRadialGradient(x / COARSE, y / COARSE, 0, x / COARSE, y / COARSE, (scale * 0.8) / COARSE)
      glow.addColorStop(0, `rgba(255, 240, 200, ${0.95 * strength})`)
      glow.addColorStop(1, 'rgba(255, 210, 140, 0)')
      lit.fillStyle = glow
      lit.fillRect(0, 0, pool.width, pool.height)
      const { data } = lit.getImageData(0, 0, pool.width, pool.height)
      for (let row = 0, i = 0; row < height; row++) {
        const above = Math.floor(row / COARSE) * pool.width
        const down = (row % COARSE) / COARSE
        for (let column = 0; column < width; column++, i += 4) {
          const k = (above + Math.floor(column / COARSE)) * 4 + 3
          const across = (column % COARSE) / COARSE
          const upper = data[k]! + (data[k + 4]! - data[k]!) * across
          const under = k + pool.width * 4
          const lower = data[under]! + (data[under + 4]! - data[under]!) * across
          const light = (upper + (lower - upper) * down) / 255
          const keep = 1 - edge[i + 3]! / 255
          // Where a shaft falls the picture itself is lit, and the air before it.
          for (let channel = 0; channel < 3; channel++) {
            const value = shade.data[i + channel]! + (bright.data[i + channel]! - shade.data[i + channel]!) * light
            out[i + channel] = (value + (255 - value) * light * AIR[channel]!) * keep
          }
          out[i + 3] = 255
        }
      }
      dust.draw(frameWords(out), seconds, STILL, null)
    }
    const prepared = layer(width, height, (context) => {
      context.drawImage(toCanvas(shade), 0, 0)
      context.globalCompositeOperation = 'screen'
      for (const image of fans) context.drawImage(image, 0, 0, width, height)
    })
    return { prepared: fromCanvas(prepared), draw }
  },
  sound: null,
}
