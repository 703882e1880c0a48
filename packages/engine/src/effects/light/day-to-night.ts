import { frameWords } from '../../film/words.ts'
import { clamp, lerp, smoothstep } from '../../painter/core/math.ts'
import { recolor, lightOf } from '../frame/grade.ts'
import { nightOf } from '../frame/night.ts'
import { scatterStars, skyOrTop } from '../frame/sky.ts'
import { softPlane } from '../frame/plane.ts'
import { rankOrder, spreadInto } from '../frame/frontier.ts'
import { drawDot } from '../../film/particles/dots.ts'
import { wordOf } from '../../film/words.ts'
import type { EffectRecipe } from '../recipe.ts'

/** Day goes down into a red dusk and the dusk into a night with stars, a moon and lit windows. */
export const dayToNight: EffectRecipe = {
  id: 'light-day-to-night',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const sky = skyOrTop(scene)
    const dusk = recolor(photo, (color, x, y) => {
      const open = sky[y * width + x]!
      const grey = lightOf(color)
      const foot = smoothstep(0, 0.55, y / height)
      const air = [lerp(0.34, 1, foot), lerp(0.24, 0.5, foot), lerp(0.5, 0.34, foot)]
      const land = [0.78, 0.5, 0.6]
      for (let k = 0; k < 3; k++) {
        const value = color[k]! * 0.7 + grey * 0.3
        color[k] = lerp(value * land[k]!, lerp(value * 0.7, air[k]! * (0.5 + 0.6 * grey), 0.8), open)
      }
    })
    scene.checkpoint()
    const night = nightOf(scene, sky, {
      zenith: [0.025, 0.045, 0.13],
      horizon: [0.12, 0.17, 0.36],
      land: [0.26, 0.34, 0.62],
      lamps: 1.1,
    })
    scene.checkpoint()
    const noise = scene.noise('hours')
    // The dark comes down from the zenith and out of the hollows.
    const order = rankOrder(softPlane(width, height, (x, y) => y + noise.fbm(x * 1.5, y * 1.5, 3) * 0.5))
    const stars = scatterStars(scene, sky, 420)
    const held = new Uint8ClampedArray(photo.data.length)
    const draw = (t: number, seconds: number, out: Uint8ClampedArray): void => {
      const evening = clamp((t - 0.04) / 0.42)
      const late = clamp((t - 0.42) / 0.42)
      if (late <= 0) spreadInto(out, photo.data, dusk.data, order, evening, 0.9)
      else {
        if (evening < 1) spreadInto(held, photo.data, dusk.data, order, evening, 0.9)
        spreadInto(out, evening < 1 ? held : dusk.data, night.data, order, late, 0.9)
      }
      const canvas = { width, height, words: frameWords(out) }
      stars(canvas, seconds, smoothstep(0.58, 0.92, t))
      const rise = smoothstep(0.55, 1, t)
      if (rise <= 0) return
      const x = width * 0.76
      const y = height * lerp(0.34, 0.17, rise)
      const seen = rise * clamp(sky[Math.round(y) * width + Math.round(x)]! * 1.4)
      drawDot(canvas, x, y, scale * 0.26, wordOf(150, 176, 230), 0.3 * seen, 0, 'light')
      drawDot(canvas, x, y, scale * 0.036, wordOf(250, 246, 228), seen, 0.86, 'light')
      drawDot(
        canvas,
        x - scale * 0.008,
        y - scale * 0.004,
        scale * 0.012,
        wordOf(205, 202, 190),
        0.35 * seen,
        0.2,
        'cover',
      )
    }
    return { prepared: night, draw: ({ t, seconds }, out) => draw(t, seconds, out) }
  },
  sound(score) {
    const { seconds } = score
    score.music('calm ambient night, soft pads, piano', 0.8)
    for (let at = seconds * 0.45; at < seconds; at += 0.34 + score.random() * 0.25)
      for (let k = 0; k < 3; k++)
        score.tone(at + k * 0.045, 4300 + score.random() * 120, 0.1 * smoothstep(0.45, 0.9, at / seconds), 0.05, {
          pan: 0.5,
          partials: [[1, 1]],
        })
  },
}
