import { drawFlare } from '../../film/light.ts'
import { frameWords } from '../../film/words.ts'
import { toCanvas } from '../../painter/core/canvas.ts'
import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { blurPlane } from '../../painter/styles/filter/blur.ts'
import { canvasFrames, drawZoomed } from '../frame/canvas-frames.ts'
import { lightOf, recolor } from '../frame/grade.ts'
import { lightPlane } from '../frame/plane.ts'
import { skyOrTop } from '../frame/sky.ts'
import type { Pixels } from '../../painter/types.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

/** The photo with a low sun on one side (−1 left, 1 right): flanks that face it glow, the others fall into shade. */
function lit(scene: EffectScene, slope: Float32Array, sky: Float32Array, side: number, glow: number): Pixels {
  const { width, height } = scene
  return recolor(scene.photos[0], (color, x, y) => {
    const i = y * width + x
    const open = sky[i]!
    const faces = clamp(0.5 + slope[i]! * side, 0, 1)
    const near = side > 0 ? x / width : 1 - x / width
    const sun = faces * (0.55 + 0.75 * near) * glow
    const grey = lightOf(color)
    const foot = smoothstep(0, 0.6, y / height)
    const warm = [1.5, 1.02, 0.52]
    const shade = [0.62, 0.55, 0.72]
    const air = [lerp(0.78, 1, foot), lerp(0.5, 0.72, foot), lerp(0.5, 0.36, foot)]
    for (let k = 0; k < 3; k++) {
      const value = color[k]! * 0.72 + grey * 0.28
      const land = value * lerp(shade[k]!, warm[k]!, clamp(sun * 1.15))
      const heaven = lerp(value, air[k]! * (0.45 + 0.75 * grey), 0.62) * lerp(0.85, 1.12, near)
      color[k] = lerp(land, heaven, open)
    }
  })
}

/** An evening's sun goes from right to left and down; slopes that face it light up one after the other. */
export const goldenHour: EffectRecipe = {
  id: 'light-golden-hour',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const depth = scene.depth()
    const light = blurPlane(lightPlane(scene.photos[0]), width, height, scale * 0.006, 2)
    const slope = new Float32Array(light.length)
    const reach = Math.max(1, Math.round(scale * 0.008))
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const left = x >= reach ? i - reach : i
        const right = x + reach < width ? i + reach : i
        slope[i] = (light[right]! - light[left]!) * 1.5 + (depth[right]! - depth[left]!) * 3
      }
    }
    const sky = skyOrTop(scene)
    const fromRight = toCanvas(lit(scene, slope, sky, 1, 1))
    scene.checkpoint()
    const fromLeft = lit(scene, slope, sky, -1, 0.85)
    scene.checkpoint()
    const left = toCanvas(fromLeft)
    const dusk = toCanvas(
      recolor(fromLeft, (color, x, y) => {
        const foot = sky[y * width + x]! * smoothstep(0.1, 0.6, y / height) * 0.3
        color[0] = color[0]! * 0.62 + 0.05 + foot
        color[1] = color[1]! * 0.42 + 0.03 + foot * 0.4
        color[2] = color[2]! * 0.62 + 0.11
      }),
    )
    const draw = canvasFrames(
      scene,
      (context, { t }) => {
        const about = { x: width / 2, y: height / 2 }
        const zoom = 1.02 + 0.04 * t
        drawZoomed(context, fromRight, zoom, about)
        context.globalAlpha = smoothstep(0.2, 0.68, t)
        drawZoomed(context, left, zoom, about)
        context.globalAlpha = smoothstep(0.62, 1, t) * 0.92
        drawZoomed(context, dusk, zoom, about)
        context.globalAlpha = 1
        const { x, y, strength } = sunAt(t, width, height)
        context.globalCompositeOperation = 'screen'
        const size = scale * 1.1
        const glow = context.createRadialGradient(x, y, 0, x, y, size)
        glow.addColorStop(0, `rgba(255, 236, 190, ${strength})`)
        glow.addColorStop(0.06, `rgba(255, 204, 120, ${strength * 0.9})`)
        glow.addColorStop(0.3, `rgba(255, 140, 60, ${strength * 0.42})`)
        glow.addColorStop(1, 'rgba(255, 90, 30, 0)')
        context.fillStyle = glow
        context.fillRect(0, 0, width, height)
      },
      ({ t }, out) => {
        const { x, y, strength } = sunAt(t, width, height)
        drawFlare(frameWords(out), width, height, x, y, strength * 0.9)
      },
    )
    return { prepared: fromLeft, draw }
  },
  sound(score) {
    score.music('warm acoustic guitar, gentle, hopeful, sunset', 0.9)
    score.noise(300, 1800, (at) => 0.05 + 0.03 * Math.sin(at * 0.9))
  },
}

function sunAt(t: number, width: number, height: number): { x: number; y: number; strength: number } {
  const x = width * lerp(0.92, 0.1, t)
  const y = height * (0.2 + 0.34 * t * t - 0.06 * Math.sin(t * Math.PI))
  return { x, y, strength: 0.95 * smoothstep(-0.1, 0.12, t) * smoothstep(1.12, 0.72, t) }
}
