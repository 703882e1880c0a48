import type { SKRSContext2D } from '@napi-rs/canvas'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { smoothstep } from '../../painter/core/math.ts'
import { canvasFrames, drawZoomed, layer } from '../frame/canvas-frames.ts'
import { addGrain, contrast, makeGrain, recolor, saturate, vignetteLayer } from '../frame/grade.ts'
import { overshoot, span } from '../frame/ease.ts'
import { writeWords } from '../frame/lettering.ts'
import { projector } from '../sound/projector.ts'
import { drawFlicker, makeWear } from './film-wear.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

/** Share of the film that the leader takes. */
const LEADER = 0.54

function drawLeader(context: SKRSContext2D, { width, height, scale }: EffectScene, number: number, turn: number): void {
  const x = width / 2
  const y = height / 2
  const paper = context.createRadialGradient(x, y, 0, x, y, Math.hypot(x, y))
  paper.addColorStop(0, '#d9d2c0')
  paper.addColorStop(1, '#a49b86')
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  // The hand sweeps once a number and leaves a shade behind it.
  context.fillStyle = 'rgba(40, 34, 26, 0.42)'
  context.beginPath()
  context.moveTo(x, y)
  context.arc(x, y, Math.hypot(width, height), -Math.PI / 2, -Math.PI / 2 + turn * 2 * Math.PI)
  context.fill()
  context.strokeStyle = '#221d16'
  context.lineWidth = Math.max(1, scale * 0.005)
  context.beginPath()
  context.moveTo(0, y)
  context.lineTo(width, y)
  context.moveTo(x, 0)
  context.lineTo(x, height)
  context.stroke()
  const angle = -Math.PI / 2 + turn * 2 * Math.PI
  context.lineWidth = Math.max(1, scale * 0.008)
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + Math.cos(angle) * scale * 2, y + Math.sin(angle) * scale * 2)
  context.stroke()
  context.strokeStyle = '#f6f1e2'
  context.lineWidth = Math.max(1, scale * 0.012)
  for (const ring of [0.4, 0.345]) {
    context.beginPath()
    context.arc(x, y, scale * ring, 0, 7)
    context.stroke()
  }
  const size = scale * 0.36
  context.strokeStyle = '#1a150f'
  writeWords(context, String(number), x, y - size / 2, { size, weight: 0.19 })
}

/** A leader counts three, two, one; then the picture bursts in with a white flash. */
export const countdown: EffectRecipe = {
  id: 'film-countdown',
  inputs: 1,
  prepare(scene) {
    const { width, height } = scene
    const vivid = recolor(scene.photos[0], (color) => {
      saturate(color, 1.18)
      const tone = [1.06, 1, 0.9]
      for (let k = 0; k < 3; k++) color[k] = contrast(color[k]! * tone[k]!, 0.3)
    })
    const picture = toCanvas(vivid)
    const shade = vignetteLayer(width, height, 0.5)
    const wear = makeWear(scene, 1.6)
    const grain = makeGrain(scene.random('grain'))
    const draw = canvasFrames(
      scene,
      (context, { t, index }) => {
        if (t < LEADER) {
          const count = (t / LEADER) * 3
          const { x, y } = wear.weave(index)
          context.save()
          context.translate(x * 2, y * 2)
          drawLeader(context, scene, 3 - Math.min(2, Math.floor(count)), count % 1)
          context.restore()
          wear.draw(context, index)
          drawFlicker(context, wear.flicker(index))
          return
        }
        const since = span(t, LEADER, 1)
        const punch = 1.22 - 0.18 * overshoot(since * 3.4) + 0.07 * since
        drawZoomed(context, picture, punch, { x: width / 2, y: height / 2 })
        context.drawImage(shade, 0, 0)
        context.fillStyle = `rgba(255, 250, 236, ${0.96 * smoothstep(0.22, 0, since)})`
        context.fillRect(0, 0, width, height)
        if (since < 0.5) wear.draw(context, index)
      },
      ({ t, index }, out) => addGrain(out, width, grain, 0.3 - 0.22 * smoothstep(LEADER, 0.9, t), index),
    )
    return { prepared: fromCanvas(layer(width, height, (context) => drawLeader(context, scene, 3, 0.3))), draw }
  },
  sound(score) {
    const end = LEADER * score.seconds
    projector(score, (at) => (at < end ? 0.6 : 0.6 * Math.exp((end - at) * 3)))
    for (let k = 0; k < 3; k++) score.tone((k * end) / 3, 1000, 0.8, 0.16, { partials: [[1, 1]] })
    score.noise(80, 6000, (at) => (at < end ? 0 : 1.1 * Math.exp((end - at) * 5)))
    for (const [k, pitch] of [262, 330, 392, 523].entries()) score.tone(end + 0.02 * k, pitch, 0.6, score.seconds - end)
  },
}
