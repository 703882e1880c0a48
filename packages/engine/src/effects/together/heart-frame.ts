import type { SKRSContext2D } from '@napi-rs/canvas'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { fitCover } from '../../painter/repaint/fit.ts'
import { clamp, smoothstep } from '../../painter/core/math.ts'
import { range } from '../../painter/core/random.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { overshoot, span } from '../frame/ease.ts'
import { fitWords, writeWords } from '../frame/lettering.ts'
import type { EffectRecipe } from '../recipe.ts'

/** A heart about (0, 0), `size` wide. */
function traceHeart(context: SKRSContext2D, size: number): void {
  const s = size / 2
  context.beginPath()
  context.moveTo(0, s * 0.92)
  context.bezierCurveTo(-s * 0.5, s * 0.5, -s, s * 0.12, -s, -s * 0.36)
  context.bezierCurveTo(-s, -s * 0.94, -s * 0.22, -s * 1.02, 0, -s * 0.48)
  context.bezierCurveTo(s * 0.22, -s * 1.02, s, -s * 0.94, s, -s * 0.36)
  context.bezierCurveTo(s, s * 0.12, s * 0.5, s * 0.5, 0, s * 0.92)
  context.closePath()
}

/** Two halves of a heart meet, beat as one, and small hearts rise. */
export const heartFrame: EffectRecipe = {
  id: 'together-heart-frame',
  inputs: 2,
  prepare(scene) {
    const { width, height, scale, text } = scene
    const size = scale * 0.82
    const side = Math.round(size * 1.04)
    // Each half shows the middle of its photo.
    const halves = [0, 1].map((k) => {
      const photo = toCanvas(fitCover(scene.photos[k] ?? scene.photos[0], Math.round(side * 0.62), side))
      const cut = layer(side, side, (context) => {
        context.translate(side / 2, side / 2)
        context.save()
        traceHeart(context, size)
        context.clip()
        context.beginPath()
        context.rect(k === 0 ? -side / 2 : 0, -side / 2, side / 2, side)
        context.clip()
        context.drawImage(photo, k === 0 ? -side * 0.56 : -side * 0.06, -side / 2)
        context.restore()
      })
      const rim = Math.round(scale * 0.08)
      return layer(side + rim * 2, side + rim * 2, (context) => {
        context.shadowColor = 'rgba(110, 10, 50, 0.55)'
        context.shadowBlur = scale * 0.03
        context.shadowOffsetY = scale * 0.012
        context.drawImage(cut, rim, rim)
      })
    })
    const random = scene.random('hearts')
    const blush = layer(width, height, (context) => {
      const wall = context.createRadialGradient(
        width / 2,
        height * 0.42,
        0,
        width / 2,
        height / 2,
        Math.hypot(width, height) * 0.6,
      )
      wall.addColorStop(0, '#ffdfe6')
      wall.addColorStop(0.5, '#f4a3b8')
      wall.addColorStop(1, '#a8385f')
      context.fillStyle = wall
      context.fillRect(0, 0, width, height)
      for (let k = 0; k < 34; k++) {
        const x = random() * width
        const y = random() * height
        const r = scale * range(random, 0.02, 0.09)
        const soft = context.createRadialGradient(x, y, 0, x, y, r)
        soft.addColorStop(0, 'rgba(255, 240, 240, 0.3)')
        soft.addColorStop(0.85, 'rgba(255, 230, 235, 0.22)')
        soft.addColorStop(1, 'rgba(255, 230, 235, 0)')
        context.fillStyle = soft
        context.fillRect(x - r, y - r, r * 2, r * 2)
      }
    })
    const rising = Array.from({ length: 44 }, () => ({
      x: random() * width,
      start: random(),
      pace: range(random, 0.16, 0.34),
      size: scale * range(random, 0.018, 0.06),
      sway: random() * 6,
      color: ['#ff4d78', '#ff86a3', '#ffffff', '#e0245e'][Math.floor(random() * 4)]!,
    }))
    const lettering = { size: scale * 0.044, weight: 0.13, tracking: 0.34 }
    const put = (context: SKRSContext2D, t: number, seconds: number): void => {
      context.drawImage(blush, 0, 0)
      const joined = span(t, 0.06, 0.42)
      const gap = Math.max(0, 1 - overshoot(joined)) * width * 0.3
      const beat = joined < 1 ? 0 : Math.max(0, Math.sin((seconds * 1.15 * 2 * Math.PI) % (2 * Math.PI))) ** 6
      const zoom = 0.92 + 0.05 * t + 0.035 * beat
      for (const heart of rising) {
        const way = (heart.start + seconds * heart.pace) % 1.2
        const y = height * (1.08 - way * 1.15)
        const shown = smoothstep(0.34, 0.5, t) * clamp(way * 6) * smoothstep(1.1, 0.8, way)
        if (shown <= 0) continue
        context.save()
        context.globalAlpha = 0.75 * shown
        context.translate(heart.x + Math.sin(seconds * 1.6 + heart.sway) * scale * 0.03, y)
        context.rotate(Math.sin(seconds * 1.2 + heart.sway) * 0.25)
        context.fillStyle = heart.color
        traceHeart(context, heart.size)
        context.fill()
        context.restore()
      }
      const lift = text ? scale * 0.045 : 0
      halves.forEach((half, k) => {
        context.save()
        context.translate(width / 2 + (k === 0 ? -gap : gap), height / 2 - lift)
        context.rotate((k === 0 ? -1 : 1) * (gap / width) * 0.7)
        context.scale(zoom, zoom)
        context.drawImage(half, -half.width / 2, -half.height / 2)
        context.restore()
      })
      if (joined >= 1) {
        context.save()
        context.translate(width / 2, height / 2 - lift)
        context.scale(zoom, zoom)
        context.globalAlpha = smoothstep(0.42, 0.5, t)
        context.strokeStyle = '#fff5f7'
        context.lineWidth = scale * 0.014
        context.lineJoin = 'round'
        traceHeart(context, size)
        context.stroke()
        context.restore()
      }
      if (text) {
        context.save()
        context.globalAlpha = smoothstep(0.46, 0.62, t)
        const fitted = fitWords(context, [text], width * 0.86, lettering)
        context.strokeStyle = 'rgba(120, 16, 60, 0.6)'
        writeWords(context, text, width / 2, height * 0.915 + scale * 0.004, fitted)
        context.strokeStyle = '#fff'
        writeWords(context, text, width / 2, height * 0.915, fitted)
        context.restore()
      }
    }
    return {
      prepared: fromCanvas(layer(width, height, (context) => put(context, 0.45, 0))),
      draw: canvasFrames(scene, (context, { t, seconds }) => put(context, t, seconds)),
    }
  },
  sound(score) {
    score.music('romantic love song, piano and strings, tender', 0.9)
    for (let at = score.seconds * 0.42; at < score.seconds - 0.3; at += 0.87)
      for (const late of [0, 0.16]) score.tone(at + late, 62, 0.7, 0.16, { glide: 0.6, partials: [[1, 1]] })
  },
}
