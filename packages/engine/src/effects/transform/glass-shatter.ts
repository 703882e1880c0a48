import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { clamp, smoothstep } from '../../painter/core/math.ts'
import { range } from '../../painter/core/random.ts'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { blurRaster } from '../../painter/styles/filter/blur.ts'
import { toPixels, toRaster } from '../../painter/styles/filter/raster.ts'
import { canvasFrames, drawZoomed, layer } from '../frame/canvas-frames.ts'
import { recolor } from '../frame/grade.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface Shard {
  readonly image: Canvas
  readonly corners: readonly Point[]
  readonly middle: Point
  /** Seconds of the film's share after the blow at which it comes loose. */
  readonly late: number
  readonly push: Point
  readonly turn: number
  readonly flip: number
}

const BLOW = 0.16
const FALL = 0.34

/** Corners of the cracks: rings about the blow, each pushed a little out of place. */
function crack(scene: EffectScene, blow: Point): Point[][] {
  const { width, height, scale } = scene
  const random = scene.random('cracks')
  const spokes = 17
  const rings = [0, 0.07, 0.17, 0.31, 0.5, 0.8, 1.4, 2.6]
  const points = rings.map((ring, k) =>
    Array.from({ length: spokes }, (_, s) => {
      const angle = ((s + range(random, -0.32, 0.32)) / spokes) * 2 * Math.PI + k * 0.09
      const far = ring * scale * (ring === 0 ? 0 : range(random, 0.8, 1.2))
      return { x: blow.x + Math.cos(angle) * far, y: blow.y + Math.sin(angle) * far }
    }),
  )
  const shards: Point[][] = []
  for (let k = 0; k + 1 < rings.length; k++) {
    for (let s = 0; s < spokes; s++) {
      const next = (s + 1) % spokes
      const corners = [points[k]![s]!, points[k + 1]![s]!, points[k + 1]![next]!, points[k]![next]!]
      const reaches = corners.some(
        ({ x, y }) => x > -0.3 * width && x < 1.3 * width && y > -0.3 * height && y < 1.3 * height,
      )
      if (!reaches) continue
      // Some pieces break once more along a diagonal.
      if (k > 0 && random() < 0.45)
        shards.push([corners[0]!, corners[1]!, corners[2]!], [corners[0]!, corners[2]!, corners[3]!])
      else shards.push(corners)
    }
  }
  return shards
}

function trace(context: SKRSContext2D, corners: readonly Point[]): void {
  context.beginPath()
  for (const { x, y } of corners) context.lineTo(x, y)
  context.closePath()
}

function cutShard(scene: EffectScene, photo: Canvas, corners: readonly Point[], blow: Point): Shard | null {
  const { width, height, scale } = scene
  const left = Math.floor(Math.max(0, Math.min(...corners.map(({ x }) => x))))
  const top = Math.floor(Math.max(0, Math.min(...corners.map(({ y }) => y))))
  const right = Math.ceil(Math.min(width, Math.max(...corners.map(({ x }) => x))))
  const bottom = Math.ceil(Math.min(height, Math.max(...corners.map(({ y }) => y))))
  if (right - left < 2 || bottom - top < 2) return null
  const random = scene.random(`shard ${left} ${top} ${right} ${bottom}`)
  const image = layer(right - left, bottom - top, (context) => {
    context.translate(-left, -top)
    trace(context, corners)
    context.save()
    context.clip()
    context.drawImage(photo, 0, 0)
    const sheen = context.createLinearGradient(left, top, right, bottom)
    sheen.addColorStop(0, `rgba(255, 255, 255, ${range(random, 0, 0.22)})`)
    sheen.addColorStop(0.5, 'rgba(255, 255, 255, 0)')
    sheen.addColorStop(1, `rgba(0, 10, 30, ${range(random, 0, 0.25)})`)
    context.fillStyle = sheen
    context.fillRect(left, top, right - left, bottom - top)
    context.restore()
    context.lineWidth = Math.max(1, scale * 0.0022)
    context.strokeStyle = 'rgba(235, 250, 255, 0.75)'
    context.stroke()
  })
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const away = Math.hypot(middle.x - blow.x, middle.y - blow.y) / scale
  const force = (0.5 / (0.35 + away)) * range(random, 0.6, 1.3)
  const angle = Math.atan2(middle.y - blow.y, middle.x - blow.x)
  return {
    image,
    corners,
    middle,
    late: FALL + away * 0.14 + random() * 0.07,
    push: { x: Math.cos(angle) * force * scale, y: (Math.sin(angle) * force - 0.12) * scale },
    turn: range(random, -2.4, 2.4),
    flip: range(random, -6, 6),
  }
}

/** A blow cracks the picture; its shards come loose, tumble and fall out of a dim room. */
export const glassShatter: EffectRecipe = {
  id: 'transform-glass-shatter',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const random = scene.random('blow')
    const blow = { x: width * range(random, 0.4, 0.6), y: height * range(random, 0.36, 0.52) }
    const photo = toCanvas(scene.photos[0])
    const dim = toPixels(blurRaster(toRaster(scene.photos[0]), scale * 0.05, 2))
    const room = toCanvas(
      recolor(dim, (color) => {
        const grey = (color[0]! + color[1]! + color[2]!) / 3
        for (let k = 0; k < 3; k++) color[k] = (color[k]! * 0.4 + grey * 0.6) * 0.34
        color[2]! += 0.03
      }),
    )
    scene.checkpoint()
    const shards = crack(scene, blow)
      .map((corners) => cutShard(scene, photo, corners, blow))
      .filter((shard) => shard !== null)
      // Far from the blow first, so that what flies at the viewer is drawn last.
      .toSorted((a, b) => b.late - a.late)
    const cracks = layer(width, height, (context) => {
      context.lineWidth = Math.max(1, scale * 0.0024)
      context.strokeStyle = 'rgba(240, 252, 255, 0.85)'
      for (const { corners } of shards) {
        trace(context, corners)
        context.stroke()
      }
    })
    const prepared = layer(width, height, (context) => {
      context.drawImage(photo, 0, 0)
      context.drawImage(cracks, 0, 0)
    })
    const draw = canvasFrames(scene, (context, { t }) => {
      const shake = Math.exp(-Math.max(0, t - BLOW) * 26) * (t >= BLOW ? 1 : 0)
      const jolt = { x: Math.sin(t * 400) * shake * scale * 0.012, y: Math.cos(t * 330) * shake * scale * 0.012 }
      const push = 1 + 0.05 * t
      context.drawImage(room, 0, 0)
      if (t < FALL) {
        drawZoomed(context, photo, push, blow, jolt)
        const spread = smoothstep(BLOW, BLOW + 0.07, t)
        if (spread > 0) {
          context.save()
          context.beginPath()
          context.arc(blow.x, blow.y, spread * Math.hypot(width, height), 0, 7)
          context.clip()
          drawZoomed(context, cracks, push, blow, jolt)
          context.restore()
        }
      } else {
        for (const shard of shards) drawShard(context, shard, t, push, blow, scale)
      }
      context.fillStyle = `rgba(255, 255, 255, ${0.8 * shake * smoothstep(BLOW + 0.05, BLOW, t)})`
      context.fillRect(0, 0, width, height)
    })
    return { prepared: fromCanvas(prepared), draw }
  },
  sound(score) {
    const blow = BLOW * score.seconds
    score.noise(1500, 12000, (at) => (at < blow ? 0 : 1.6 * Math.exp((blow - at) * 9)))
    score.tone(blow, 70, 1, 0.5, { glide: 0.5, partials: [[1, 1]] })
    for (let k = 0; k < 70; k++) {
      const at = score.seconds * (k < 20 ? BLOW + score.random() * 0.08 : FALL + score.random() ** 1.6 * 0.55)
      score.tone(at, 1800 + score.random() * 5200, 0.28, 0.12 + score.random() * 0.5, {
        pan: score.random() * 1.6 - 0.8,
      })
    }
    score.noise(40, 200, () => 0.06)
  },
}

function drawShard(context: SKRSContext2D, shard: Shard, t: number, push: number, blow: Point, scale: number): void {
  const age = clamp((t - shard.late) / (1 - FALL), 0, 2)
  const { width, height } = shard.image
  const gone = age * age * 2.6
  const x = blow.x + (shard.middle.x - blow.x) * push + shard.push.x * age * 1.5
  const y = blow.y + (shard.middle.y - blow.y) * push + shard.push.y * age * 1.5 + gone * scale * 0.62
  if (y - Math.max(width, height) > context.canvas.height) return
  context.save()
  context.translate(x, y)
  context.rotate(shard.turn * age)
  context.scale(push * (1 + age * 0.25), push * (1 + age * 0.25) * Math.cos(shard.flip * age))
  context.globalAlpha = 1 - smoothstep(0.9, 1.3, age)
  context.drawImage(shard.image, -width / 2, -height / 2)
  context.restore()
}
