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
const COARSE_BITS = 2
const COARSE = 1 << COARSE_BITS

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
    const keeps = Float32Array.from({ length: width * height }, (_, i) => 1 - edge[i * 4 + 3]! / 255)
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
      const dark = shade.data
      const lights = bright.data
      const { data } = lit.getImageData(0, 0, pool.width, pool.height)
      castInto(out, width, dark, lights, data, pool.width, keeps)
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

/** Mixes the dark and the lit picture by the shafts' coarse alpha, and adds the light that hangs in the air. */
function castInto(
  out: Uint8ClampedArray,
  width: number,
  dark: Uint8ClampedArray,
  lights: Uint8ClampedArray,
  shafts: Uint8ClampedArray,
  coarseWidth: number,
  keeps: Float32Array,
): void {
  const coarse = new Float32Array(coarseWidth)
  for (let p = 0, row = 0; p < keeps.length; row++) {
    const above = (row >> COARSE_BITS) * coarseWidth * 4 + 3
    const down = (row & (COARSE - 1)) / COARSE
    for (let k = 0, at = above; k < coarseWidth; k++, at += 4) {
      const upper = shafts[at]!
      coarse[k] = (upper + (shafts[at + coarseWidth * 4]! - upper) * down) / 255
    }
    for (let x = 0; x < width; x++, p++) {
      const k = x >> COARSE_BITS
      const light = coarse[k]! + (coarse[k + 1]! - coarse[k]!) * ((x & (COARSE - 1)) / COARSE)
      const keep = keeps[p]!
      const i = p * 4
      const red = dark[i]! + (lights[i]! - dark[i]!) * light
      const green = dark[i + 1]! + (lights[i + 1]! - dark[i + 1]!) * light
      const blue = dark[i + 2]! + (lights[i + 2]! - dark[i + 2]!) * light
      out[i] = (red + (255 - red) * light * 0.44) * keep
      out[i + 1] = (green + (255 - green) * light * 0.36) * keep
      out[i + 2] = (blue + (255 - blue) * light * 0.22) * keep
      out[i + 3] = 255
    }
  }
}
