import { fromCanvas, resize, toCanvas } from '../../painter/core/canvas.ts'
import { smoothstep } from '../../painter/core/math.ts'
import { easeInOut } from '../../film/ease.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { drawTurnedPlane } from '../frame/turned-plane.ts'
import type { EffectRecipe } from '../recipe.ts'

/** The picture stands in a dark hall with a polished floor; the camera goes around it and up to it. */
export const orbitReveal: EffectRecipe = {
  id: 'camera-orbit-reveal',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const photo = scene.photos[0]
    const tiny = resize(photo, 4, 4)
    const tone = (i: number, gain: number): string =>
      `rgb(${tiny.data[i]! * gain}, ${tiny.data[i + 1]! * gain}, ${tiny.data[i + 2]! * gain})`
    const picture = layer(width, height, (context) => {
      context.drawImage(toCanvas(photo), 0, 0)
      context.lineWidth = scale * 0.012
      context.strokeStyle = 'rgba(255, 255, 255, 0.9)'
      context.strokeRect(scale * 0.006, scale * 0.006, width - scale * 0.012, height - scale * 0.012)
    })
    // What the floor gives back: upside down, fading with its depth.
    const mirrored = layer(width / 2, height / 2, (context) => {
      context.scale(0.5, -0.5)
      context.drawImage(picture, 0, -height)
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.globalCompositeOperation = 'destination-in'
      const fade = context.createLinearGradient(0, 0, 0, height / 2)
      fade.addColorStop(0, 'rgba(0, 0, 0, 0.42)')
      fade.addColorStop(0.5, 'rgba(0, 0, 0, 0)')
      context.fillStyle = fade
      context.fillRect(0, 0, width / 2, height / 2)
    })
    const hall = layer(width, height, (context) => {
      const wall = context.createRadialGradient(width / 2, height * 0.45, 0, width / 2, height * 0.45, width * 0.75)
      wall.addColorStop(0, tone(20, 0.6))
      wall.addColorStop(1, '#050508')
      context.fillStyle = wall
      context.fillRect(0, 0, width, height)
      const floor = context.createLinearGradient(0, height * 0.72, 0, height)
      floor.addColorStop(0, 'rgba(0, 0, 0, 0.75)')
      floor.addColorStop(1, tone(52, 0.3))
      context.fillStyle = floor
      context.fillRect(0, height * 0.72, width, height * 0.28)
    })
    const draw = canvasFrames(scene, (context, { t }) => {
      const turned = easeInOut(t * 1.04)
      const angle = 1.34 * (1 - turned) - 0.1 * Math.sin(turned * Math.PI)
      const size = 0.52 + 0.54 * turned ** 1.6
      const plane = {
        x: width / 2 + (1 - turned) * scale * 0.12,
        y: height * (0.46 + 0.04 * turned),
        width: width * size,
        height: height * size,
        angle,
        eye: width * 1.25,
      }
      context.drawImage(hall, 0, 0)
      context.globalAlpha = 1 - smoothstep(0.8, 1, turned)
      drawTurnedPlane(context, mirrored, { ...plane, y: plane.y + plane.height * 1.012 })
      context.globalAlpha = 1
      drawTurnedPlane(context, picture, plane)
      // Turned away it stands in the dark; light runs over it as it comes round.
      context.globalCompositeOperation = 'multiply'
      const dim = Math.round(255 * (0.5 + 0.5 * smoothstep(1.3, 0.25, angle)))
      context.fillStyle = `rgb(${dim}, ${dim}, ${Math.min(255, dim + 12)})`
      context.fillRect(0, 0, width, height)
      const run = smoothstep(0.3, 0.9, t)
      if (run > 0 && run < 1) {
        context.globalCompositeOperation = 'soft-light'
        const x = width * (1.3 - 1.6 * run)
        const sheen = context.createLinearGradient(x - scale * 0.35, 0, x + scale * 0.35, scale * 0.2)
        sheen.addColorStop(0, 'rgba(255, 255, 255, 0)')
        sheen.addColorStop(0.5, 'rgba(255, 255, 255, 0.75)')
        sheen.addColorStop(1, 'rgba(255, 255, 255, 0)')
        context.fillStyle = sheen
        context.fillRect(0, 0, width, height)
      }
    })
    return {
      prepared: fromCanvas(
        layer(width, height, (context) => {
          context.drawImage(hall, 0, 0)
          drawTurnedPlane(context, picture, {
            x: width / 2,
            y: height / 2,
            width: width * 0.8,
            height: height * 0.8,
            angle: 0.4,
            eye: width * 1.25,
          })
        }),
      ),
      draw,
    }
  },
  sound(score) {
    score.music('cinematic ambient, slow build, wonder', 0.8)
    score.noise(
      80,
      1200,
      (at) => 0.3 * Math.sin((at / score.seconds) * Math.PI) ** 2,
      (at) => 0.8 - (1.6 * at) / score.seconds,
    )
  },
}
