import { clamp, smoothstep } from '../../painter/core/math.ts'
import { range } from '../../painter/core/random.ts'
import { addGrain, makeGrain } from '../frame/grade.ts'
import { easeInOut } from '../../film/ease.ts'
import { sampleWord } from '../../film/sample.ts'
import { frameWords, wordsOf } from '../../film/words.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

interface Drip {
  readonly x: number
  readonly wide: number
  readonly length: number
  readonly late: number
}

function makeDrips(scene: EffectScene): Drip[] {
  const random = scene.random('drips')
  const across = scene.width / scene.scale
  return Array.from({ length: Math.round(26 * across) }, (_, k) => ({
    x: ((k + random()) / Math.round(26 * across)) * across,
    wide: range(random, 0.007, 0.021),
    length: range(random, 0.03, 0.2) * (random() < 0.25 ? 2 : 1),
    late: range(random, 0, 0.35),
  }))
}

/** A picture of wet paint on a pale wall: it slumps and its lower edge runs down in drips. */
export const melt: EffectRecipe = {
  id: 'transform-melt',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const words = wordsOf(photo)
    const drips = makeDrips(scene)
    const noise = scene.noise('wall')
    const slump = Float32Array.from({ length: width }, (_, x) => noise.fbm((x / scale) * 3.1, 4.5, 3))
    const sway = Float32Array.from({ length: height }, (_, y) => noise.fbm(9.1, (y / scale) * 2.6, 3))
    const grain = makeGrain(scene.random('grain'))
    const draw = (t: number, out: Uint8ClampedArray): void => {
      const target = frameWords(out)
      const run = easeInOut(clamp(t * 1.06)) * 0.96 + t * 0.04
      const frame = scale * 0.1 * smoothstep(0, 0.16, t)
      const left = Math.round(frame)
      const right = Math.round(width - frame)
      const feet = new Float32Array(width)
      const tops = new Float32Array(width)
      const pulls = new Float32Array(width)
      for (let x = left; x < right; x++) {
        const at = x / scale
        let drop = 0
        let pull = 0
        for (const drip of drips) {
          const off = Math.abs(at - drip.x) / drip.wide
          if (off >= 4) continue
          const grown = smoothstep(drip.late, drip.late + 0.75, t) * drip.length
          // A round tip on a thin neck that widens where it leaves the picture.
          const tip = off < 1 ? grown - drip.wide * 1.2 * (1 - Math.sqrt(1 - off * off)) : 0
          drop = Math.max(drop, tip, grown * 0.1 * Math.max(0, 1 - off / 2.4) ** 2)
          pull += grown * 0.5 * Math.exp(-off * off * 0.5)
        }
        feet[x] = height - frame * 1.9 + (drop + run * 0.02) * scale
        tops[x] = frame + run * scale * (0.1 + 0.3 * smoothstep(-0.5, 0.5, slump[x]!))
        pulls[x] = (pull + run * 0.3 * smoothstep(-0.5, 0.5, slump[x]!)) * scale
      }
      const hem = height - frame * 1.9
      for (let y = 0; y < height; y++) {
        const shade = 238 - 16 * (y / height)
        const wall = (255 << 24) | ((shade - 10) << 16) | ((shade - 3) << 8) | shade
        for (let x = 0; x < width; x++) {
          const at = y * width + x
          const foot = feet[x]!
          if (x < left || x >= right || y < tops[x]! || y > foot) {
            // The paint's shadow on the wall lies a little to the right and below.
            const sx = x - Math.round(scale * 0.006)
            const sy = y - scale * 0.008
            const shadowed = sx >= left && sx < right && sy > tops[sx]! && sy < feet[sx]!
            target[at] = shadowed ? wall - 0x2a2a2a : wall
            continue
          }
          // What hangs lower has run farther; below the hem a drip is drawn out of the last line.
          const v = Math.min(1, (y - frame) / (hem - frame))
          const from = Math.max(0, v - (pulls[x]! / height) * v * (0.4 + 0.6 * v)) * (height - 1)
          const bend = sway[y]! * run * scale * 0.05
          const word = sampleWord(words, width, height, x + bend, from)
          target[at] = gloss(word, foot, y, feet[Math.max(left, x - 2)]!, feet[Math.min(right - 1, x + 2)]!, scale, run)
        }
      }
    }
    const prepared = { width, height, data: new Uint8ClampedArray(width * height * 4) }
    draw(0.3, prepared.data)
    return {
      prepared,
      draw: ({ t, index }, out) => {
        draw(t, out)
        addGrain(out, width, grain, 0.04, index >> 2)
      },
    }
  },
  sound(score) {
    score.noise(80, 500, (at) => 0.25 * smoothstep(0, score.seconds * 0.4, at))
    for (let at = 0.4; at < score.seconds - 0.3; at += 0.12 + score.random() * 0.3)
      score.tone(at, 180 + score.random() * 420, 0.5 * score.random(), 0.22, {
        glide: 2.1,
        pan: score.random() - 0.5,
        partials: [[1, 1]],
      })
    score.music('slow dark drone ambient, strange', 0.25)
  },
}

/** Paint that runs over the edge is thick: light on its left flank, dark on its right, a shine at its tip. */
function gloss(
  word: number,
  foot: number,
  y: number,
  before: number,
  after: number,
  scale: number,
  run: number,
): number {
  const near = clamp(1 - (foot - y) / (scale * 0.05))
  const slope = clamp((after - before) / (scale * 0.05), -1, 1)
  const light = near * run * (slope * 46 + (near > 0.75 ? -26 : 0))
  if (Math.abs(light) < 1) return word
  const red = clamp((word & 255) + light, 0, 255)
  const green = clamp(((word >>> 8) & 255) + light, 0, 255)
  const blue = clamp(((word >>> 16) & 255) + light, 0, 255)
  return (255 << 24) | (blue << 16) | (green << 8) | red
}
