import { lerp } from '../../painter/core/math.ts'
import { createDiorama } from '../../film/diorama.ts'
import { easeInOut, glide } from '../../film/ease.ts'
import { STILL, type Pose } from '../../film/camera.ts'
import { recolor, vignetteLayer } from '../frame/grade.ts'
import type { EffectRecipe, EffectScene, PreparedEffect } from '../recipe.ts'
import type { Score } from '../sound/score.ts'

/** How near the thing is that a dolly zoom keeps in size. */
const SUBJECT = 0.62

/** What the eye is to see of the measuring: near things in warm light, far ones in cold. */
function depthPicture(scene: EffectScene): PreparedEffect['prepared'] {
  const depth = scene.depth()
  return recolor(scene.photos[0], (color, x, y) => {
    const far = depth[y * scene.width + x]!
    const grey = (color[0]! + color[1]! + color[2]!) / 3
    color[0] = lerp(color[0]!, lerp(1, 0.12, far) * (0.35 + 0.65 * grey), 0.62)
    color[1] = lerp(color[1]!, lerp(0.72, 0.22, far) * (0.35 + 0.65 * grey), 0.62)
    color[2] = lerp(color[2]!, lerp(0.3, 0.62, far) * (0.35 + 0.65 * grey), 0.62)
  })
}

function filmed(scene: EffectScene, poseAt: (t: number) => Pose, shade: number): PreparedEffect {
  const { width, height } = scene
  const diorama = createDiorama(scene.photos[0], scene.depth(), { width, height })
  const dark = vignetteLayer(width, height, shade).getContext('2d').getImageData(0, 0, width, height).data
  return {
    prepared: depthPicture(scene),
    draw({ t, seconds }, out) {
      diorama.render(poseAt(t), seconds, out)
      if (shade === 0) return
      for (let i = 0; i < out.length; i += 4) {
        const keep = 256 - dark[i + 3]!
        if (keep === 256) continue
        out[i] = (out[i]! * keep) >> 8
        out[i + 1] = (out[i + 1]! * keep) >> 8
        out[i + 2] = (out[i + 2]! * keep) >> 8
      }
    },
  }
}

function riser(score: Score, music: string): void {
  const { seconds } = score
  score.music(music, 0.7)
  score.noise(
    60,
    900,
    (at) => 0.3 * (at / seconds) ** 2,
    (at) => Math.sin(at * 1.4) * 0.5,
  )
}

/** Forward with the camera, back with the lens: the subject stays, the world behind it falls away. */
export const dollyZoom: EffectRecipe = {
  id: 'camera-dolly-zoom',
  inputs: 1,
  prepare: (scene) =>
    filmed(
      scene,
      (t) => {
        const dolly = 0.62 * easeInOut(t)
        return { ...STILL, dolly, zoom: 1.8 * (1 - dolly * SUBJECT) }
      },
      0.3,
    ),
  sound: (score) => riser(score, 'dark suspense strings, slow, tense'),
}

/** A slider shot from right to left, a little forward. */
export const parallaxDrift: EffectRecipe = {
  id: 'camera-parallax-drift',
  inputs: 1,
  prepare: (scene) =>
    filmed(
      scene,
      (t) => {
        const way = glide(t) * 2 - 1
        return { ...STILL, zoom: 1.24, x: 0.24 * way, turnX: -0.02 * way, dolly: 0.1 + 0.06 * way, roll: 0.008 * way }
      },
      0.3,
    ),
  sound: null,
}

/** From the ground, close and low, up to the whole view. */
export const craneUp: EffectRecipe = {
  id: 'camera-crane-up',
  inputs: 1,
  prepare(scene) {
    const tall = scene.height / scene.scale
    return filmed(
      scene,
      (t) => {
        const up = easeInOut(t)
        const zoom = lerp(2, 1.06, up)
        const room = (tall - tall / zoom) / 2
        return {
          ...STILL,
          zoom,
          turnY: room * lerp(0.86, -0.3, up),
          y: lerp(0.16, -0.12, up),
          dolly: lerp(0.16, 0, up),
        }
      },
      0.25,
    )
  },
  sound: (score) => riser(score, 'epic cinematic orchestra, rising, heroic'),
}
