import { toCanvas } from '../../painter/core/canvas.ts'
import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { range } from '../../painter/core/random.ts'
import { canvasFrames } from '../frame/canvas-frames.ts'
import { addGrain, contrast, makeGrain, recolor, saturate } from '../frame/grade.ts'
import { softPlane } from '../frame/plane.ts'
import { projector } from '../sound/projector.ts'
import { drawFlicker, drawInGate, makeWear } from './film-wear.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Steps of the distance to the burn's edge. */
const STEPS = 2048
/** Distance that the steps span, in units of the short side. */
const SPAN = 3

/** When the film gets stuck, and when it starts to burn; shares of the film. */
const STUCK = 0.22

/** The film stops in the gate; from a blister the burn eats through the picture and leaves the projector's lamp. */
export const filmBurn: EffectRecipe = {
  id: 'film-burn',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const stock = recolor(scene.photos[0], (color) => {
      saturate(color, 1.05)
      color[0] = 0.05 + contrast(color[0]!, 0.3) * 0.95
      color[1] = 0.04 + contrast(color[1]!, 0.3) * 0.88
      color[2] = 0.03 + contrast(color[2]!, 0.3) * 0.76
    })
    const picture = toCanvas(stock)
    const random = scene.random('burn')
    const noise = scene.noise('burn')
    const spots = [0, 1, 2].map((k) => ({
      x: (width / scale) * range(random, 0.3, 0.7),
      y: (height / scale) * range(random, 0.3, 0.7),
      late: k * 0.22,
    }))
    const away = softPlane(width, height, (x, y) => {
      const near = Math.min(...spots.map((spot) => Math.hypot(x - spot.x, y - spot.y) + spot.late))
      return near + noise.fbm(x * 4, y * 4, 4) * 0.24 + noise.fbm(x * 19, y * 19, 3) * 0.05
    })
    const place = Uint16Array.from(away, (value) => clamp((value + 0.4) / SPAN) * (STEPS - 1))
    const wear = makeWear(scene, 1.3)
    const grain = makeGrain(scene.random('grain'))
    const tables = [0, 1, 2, 3, 4, 5].map(() => new Float32Array(STEPS))
    const burn = (t: number, index: number, out: Uint8ClampedArray): void => {
      const heat = clamp((t - STUCK) / (1 - STUCK))
      if (heat <= 0) return
      const edge = lerp(-0.38, 1.0, heat ** 1.25)
      const lamp = 0.965 + 0.035 * Math.sin(index * 2.3)
      for (let k = 0; k < STEPS; k++) {
        const off = (k / STEPS) * SPAN - 0.4 - edge
        // Bare lamp, a thin line of fire, black char, brown scorch, then the picture.
        const hole = smoothstep(0.004, -0.006, off)
        const fire = Math.exp(-(((off - 0.006) / 0.011) ** 2))
        const char = smoothstep(0.16, 0.03, off)
        const scorch = smoothstep(0.42, 0.1, off) * smoothstep(0, 0.1, heat)
        const keep = (1 - hole) * (1 - char * 0.97)
        tables[0]![k] = keep * (1 - scorch * 0.12)
        tables[1]![k] = keep * (1 - scorch * 0.5)
        tables[2]![k] = keep * (1 - scorch * 0.78)
        tables[3]![k] = 255 * (hole * lamp + fire * 1.2 + scorch * 0.05 * (1 - char))
        tables[4]![k] = 255 * (hole * lamp * 0.94 + fire * 0.55 + scorch * 0.02 * (1 - char))
        tables[5]![k] = 255 * (hole * lamp * 0.8 + fire * 0.08)
      }
      const [mr, mg, mb, ar, ag, ab] = tables as [
        Float32Array,
        Float32Array,
        Float32Array,
        Float32Array,
        Float32Array,
        Float32Array,
      ]
      for (let p = 0, i = 0; p < place.length; p++, i += 4) {
        const k = place[p]!
        out[i] = out[i]! * mr[k]! + ar[k]!
        out[i + 1] = out[i + 1]! * mg[k]! + ag[k]!
        out[i + 2] = out[i + 2]! * mb[k]! + ab[k]!
      }
    }
    const draw = canvasFrames(
      scene,
      (context, { t, index }) => {
        const still = t < STUCK ? index : Math.floor(STUCK * scene.frameCount)
        // Stuck film buckles in the heat.
        const swell = 1.03 + 0.02 * Math.min(t, STUCK) + 0.05 * smoothstep(STUCK, 0.8, t)
        drawInGate(context, picture, wear, still, swell)
        wear.draw(context, still)
        drawFlicker(context, wear.flicker(index))
      },
      ({ t, index }, out) => {
        burn(t, index, out)
        addGrain(out, width, grain, 0.18, index)
      },
    )
    return { prepared: stock, draw }
  },
  sound(score) {
    const stuck = STUCK * score.seconds
    projector(score, (at) => (at < stuck ? 1 : Math.exp((stuck - at) * 2.5) * 0.9 + 0.12))
    score.noise(800, 7000, (at) =>
      at < stuck ? 0 : 0.3 * ((at - stuck) / score.seconds) * (0.6 + 0.4 * Math.sin(at * 47) * Math.sin(at * 31)),
    )
    for (let k = 0; k < 40; k++)
      score.tone(
        stuck + score.random() * (score.seconds - stuck),
        500 + score.random() * 900,
        0.3 * score.random(),
        0.04,
        { pan: score.random() - 0.5 },
      )
  },
}
