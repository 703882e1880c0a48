import type { SKRSContext2D } from '@napi-rs/canvas'
import { STILL } from '../../film/camera.ts'
import { createRain } from '../../film/particles/rain.ts'
import { frameWords } from '../../film/words.ts'
import { toCanvas } from '../../painter/core/canvas.ts'
import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { range } from '../../painter/core/random.ts'
import { canvasFrames, drawZoomed, layer } from '../frame/canvas-frames.ts'
import { contrast, lightOf, recolor } from '../frame/grade.ts'
import { skyOrTop } from '../frame/sky.ts'
import type { Random } from '../../painter/types.ts'
import type { EffectRecipe } from '../recipe.ts'

/** When lightning strikes, shares of the film. */
const STRIKES = [0.2, 0.49, 0.77, 0.985] as const

type Branch = readonly (readonly [x: number, y: number])[]

/** A bolt from the clouds to the ground with its side branches, in shares of the frame. */
function makeBolt(random: Random): Branch[] {
  const branches: Branch[] = []
  const grow = (x: number, y: number, foot: number, lean: number, reach: number): void => {
    const points: [number, number][] = [[x, y]]
    while (y < foot && points.length < 60) {
      y += range(random, 0.012, 0.034)
      x += lean * 0.012 + range(random, -0.022, 0.022)
      points.push([x, y])
      if (reach > 0 && random() < 0.14) grow(x, y, y + range(random, 0.08, 0.22), range(random, -2.4, 2.4), reach - 1)
    }
    branches.push(points)
  }
  grow(range(random, 0.15, 0.85), -0.02, range(random, 0.5, 0.64), range(random, -0.5, 0.5), 2)
  // The main channel was finished last.
  return branches.toReversed()
}

function drawBolt(
  context: SKRSContext2D,
  bolt: readonly Branch[],
  width: number,
  height: number,
  scale: number,
  power: number,
): void {
  context.save()
  context.globalCompositeOperation = 'screen'
  context.lineJoin = 'round'
  for (const [thick, color, alpha] of [
    [0.03, '90, 120, 255', 0.22],
    [0.012, '150, 180, 255', 0.45],
    [0.004, '255, 255, 255', 1],
  ] as const) {
    context.strokeStyle = `rgba(${color}, ${alpha * power})`
    bolt.forEach((branch, k) => {
      context.lineWidth = Math.max(0.7, scale * thick * (k === 0 ? 1 : 0.45))
      context.beginPath()
      for (const [x, y] of branch) context.lineTo(x * width, y * height)
      context.stroke()
    })
  }
  context.restore()
}

/** Clouds close over the scene, rain drives across it, and lightning shows it in cold white. */
export const lightningStorm: EffectRecipe = {
  id: 'light-lightning-storm',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = toCanvas(scene.photos[0])
    const sky = skyOrTop(scene)
    const noise = scene.noise('clouds')
    const gloom = recolor(scene.photos[0], (color, x, y) => {
      const grey = lightOf(color)
      const open = sky[y * width + x]!
      const u = x / scale
      const v = y / scale
      const cloud = open > 0.02 ? 0.5 + noise.warped(u * 2.2, v * 4.2, 4, 1.4) * 0.9 : 0.5
      const tone = [0.34, 0.4, 0.52]
      for (let k = 0; k < 3; k++) {
        const land = contrast(color[k]! * 0.4 + grey * 0.6, 0.2) * tone[k]! * 0.9
        color[k] = lerp(land, (0.1 + 0.34 * clamp(cloud)) * (tone[k]! * 1.9 + 0.05), open * 0.95)
      }
    })
    scene.checkpoint()
    const flash = toCanvas(
      recolor(gloom, (color) => {
        const tone = [0.86, 0.94, 1.2]
        for (let k = 0; k < 3; k++) color[k] = contrast(clamp(color[k]! * 2.5 * tone[k]! + 0.06), 0.4)
      }),
    )
    const storm = toCanvas(gloom)
    scene.checkpoint()
    const random = scene.random('bolts')
    const bolts = STRIKES.map(() => makeBolt(random))
    const rain = createRain({ width, height, seed: Math.floor(random() * 1e9), amount: 1.7, wind: 0.45 })
    const veil = layer(width, height, (context) => {
      const mist = context.createLinearGradient(0, 0, 0, height)
      mist.addColorStop(0, 'rgba(16, 20, 34, 0.6)')
      mist.addColorStop(0.5, 'rgba(90, 104, 130, 0.1)')
      mist.addColorStop(1, 'rgba(120, 136, 160, 0.3)')
      context.fillStyle = mist
      context.fillRect(0, 0, width, height)
    })
    const draw = canvasFrames(
      scene,
      (context, { t, seconds }) => {
        const about = { x: width / 2, y: height / 2 }
        const zoom = 1.05 + 0.06 * t
        const move = { x: Math.sin(seconds * 2.1) * scale * 0.003, y: Math.cos(seconds * 1.7) * scale * 0.003 }
        drawZoomed(context, storm, zoom, about, move)
        const day = smoothstep(0.12, 0, t)
        if (day > 0) {
          context.globalAlpha = day * 0.85
          drawZoomed(context, photo, zoom, about, move)
          context.globalAlpha = 1
        }
        STRIKES.forEach((strike, k) => {
          const since = (t - strike) * scene.seconds
          const power = powerAt(since)
          if (power <= 0.01) return
          context.globalAlpha = clamp(power * 0.95)
          drawZoomed(context, flash, zoom, about, move)
          context.globalAlpha = 1
          if (since < 0.3) drawBolt(context, bolts[k]!, width, height, scale, power)
        })
        context.drawImage(veil, 0, 0)
      },
      ({ seconds }, out) => rain.draw(frameWords(out), seconds, STILL, null),
    )
    return { prepared: gloom, draw }
  },
  sound(score) {
    score.noise(600, 9000, (at) => 0.22 * smoothstep(0, score.seconds * 0.15, at))
    score.noise(60, 300, (at) => 0.12 + 0.08 * Math.sin(at * 0.8))
    for (const strike of STRIKES) {
      const at = strike * score.seconds
      score.noise(1200, 9000, (now) => (now < at ? 0 : 1.4 * Math.exp((at - now) * 16)))
      score.noise(30, 160, (now) =>
        now < at + 0.05 ? 0 : 1.1 * Math.exp((at - now) * 1.7) * (0.7 + 0.3 * Math.sin(now * 31)),
      )
    }
  },
}

/** Light of a strike that began `since` seconds ago: one blow and an afterglow, so that nothing flashes faster than people can bear. */
function powerAt(since: number): number {
  if (since < -0.01) return 0
  const age = Math.max(0, since)
  return 0.65 * Math.exp(-age * 11) + 0.35 * Math.exp(-age * 3.5)
}
