import { fromCanvas, resize, toCanvas } from '../../painter/core/canvas.ts'
import { fitCover } from '../../painter/repaint/fit.ts'
import { lerp } from '../../painter/core/math.ts'
import { easeInOut } from '../../film/ease.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { addGrain, makeGrain, recolor, vignetteLayer } from '../frame/grade.ts'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

interface Hung {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly tall: number
  readonly frame: string
  readonly lean: number
}

/** How much larger than the frame the wall is painted. */
const WALL = 1.7

/** Places on the wall as shares of it: two above, two below, none quite in line. */
const PLACES: readonly Hung[] = [
  { x: 0.29, y: 0.3, wide: 0.3, tall: 0.34, frame: '#3a2a1d', lean: -0.012 },
  { x: 0.69, y: 0.27, wide: 0.36, tall: 0.3, frame: '#c9a24b', lean: 0.008 },
  { x: 0.33, y: 0.71, wide: 0.38, tall: 0.31, frame: '#e9e4da', lean: 0.01 },
  { x: 0.72, y: 0.68, wide: 0.28, tall: 0.38, frame: '#20242b', lean: -0.007 },
]

function hang(
  context: SKRSContext2D,
  photo: Canvas,
  { frame, lean }: Hung,
  x: number,
  y: number,
  wide: number,
  tall: number,
  scale: number,
): void {
  const rim = scale * 0.026
  const mat = scale * 0.036
  context.save()
  context.translate(x, y)
  context.rotate(lean)
  context.save()
  context.shadowColor = 'rgba(20, 10, 0, 0.55)'
  context.shadowBlur = scale * 0.05
  context.shadowOffsetX = scale * 0.02
  context.shadowOffsetY = scale * 0.03
  context.fillStyle = frame
  context.fillRect(-wide / 2, -tall / 2, wide, tall)
  context.restore()
  context.fillStyle = 'rgba(255, 255, 255, 0.22)'
  context.fillRect(-wide / 2, -tall / 2, wide, rim * 0.28)
  context.fillRect(-wide / 2, -tall / 2, rim * 0.28, tall)
  context.fillStyle = 'rgba(0, 0, 0, 0.28)'
  context.fillRect(-wide / 2, tall / 2 - rim * 0.28, wide, rim * 0.28)
  context.fillStyle = '#f7f3ea'
  context.fillRect(-wide / 2 + rim, -tall / 2 + rim, wide - rim * 2, tall - rim * 2)
  const inset = rim + mat
  context.fillStyle = 'rgba(0, 0, 0, 0.25)'
  context.fillRect(-wide / 2 + inset - 1.5, -tall / 2 + inset - 1.5, wide - inset * 2 + 3, tall - inset * 2 + 3)
  context.drawImage(photo, -wide / 2 + inset, -tall / 2 + inset, wide - inset * 2, tall - inset * 2)
  const glass = context.createLinearGradient(-wide / 2, -tall / 2, wide / 2, tall / 2)
  glass.addColorStop(0, 'rgba(255, 255, 255, 0.2)')
  glass.addColorStop(0.35, 'rgba(255, 255, 255, 0.02)')
  glass.addColorStop(1, 'rgba(255, 255, 255, 0)')
  context.fillStyle = glass
  context.fillRect(-wide / 2 + rim, -tall / 2 + rim, wide - rim * 2, tall - rim * 2)
  context.restore()
}

function paintWall(scene: EffectScene): Canvas {
  const { width, height, scale } = scene
  const noise = scene.noise('plaster')
  const w = Math.round(width * WALL)
  const h = Math.round(height * WALL)
  const rough = recolor(
    {
      width: Math.ceil(w / 2),
      height: Math.ceil(h / 2),
      data: new Uint8ClampedArray(Math.ceil(w / 2) * Math.ceil(h / 2) * 4),
    },
    (color, x, y) => {
      const u = (x / scale) * 2
      const v = (y / scale) * 2
      const value = 0.5 + noise.fbm(u * 5, v * 5, 3) * 0.05 + (noise.hash(x, y) - 0.5) * 0.035
      color[0] = 0.62 * value * 2
      color[1] = 0.55 * value * 2
      color[2] = 0.47 * value * 2
    },
  )
  const plaster = toCanvas(rough)
  return layer(w, h, (context) => {
    context.drawImage(plaster, 0, 0, w, h)
    // Evening light through a window lies across the wall.
    context.save()
    context.globalCompositeOperation = 'overlay'
    context.fillStyle = 'rgba(255, 190, 110, 0.5)'
    for (const [left, top] of [
      [0.1, 0.05],
      [0.36, 0.05],
      [0.1, 0.5],
      [0.36, 0.5],
    ] as const) {
      context.beginPath()
      context.moveTo(w * (left + 0.1), h * top)
      context.lineTo(w * (left + 0.33), h * top)
      context.lineTo(w * (left + 0.23), h * (top + 0.41))
      context.lineTo(w * left, h * (top + 0.41))
      context.fill()
    }
    context.restore()
    PLACES.forEach((place, k) => {
      const wide = w * place.wide
      const tall = h * place.tall
      const rim = scale * 0.062
      const photo = toCanvas(
        fitCover(scene.photos[k] ?? scene.photos[0], Math.round(wide - rim * 2), Math.round(tall - rim * 2)),
      )
      hang(context, photo, place, w * place.x, h * place.y, wide, tall, scale)
    })
    const shade = vignetteLayer(w, h, 0.5, '24, 12, 4')
    context.drawImage(shade, 0, 0)
  })
}

/** Four framed photos in evening light: the camera goes from one to the next and steps back. */
export const photoWall: EffectRecipe = {
  id: 'together-photo-wall',
  inputs: 4,
  prepare(scene) {
    const { width, height } = scene
    const wall = paintWall(scene)
    scene.checkpoint()
    const whole = 1 / WALL + 0.012
    // Zoom, and the point of the wall (shares) that is in the middle.
    const stops = [
      ...PLACES.map(({ x, y, wide, tall }) => [Math.min(0.72 / wide, 0.8 / tall) / WALL, x, y] as const),
      [whole, 0.5, 0.5] as const,
    ]
    const order = [0, 1, 3, 2, 4]
    const draw = canvasFrames(
      scene,
      (context, { t, seconds }) => {
        const way = Math.min(3.999, t * 4.35)
        const k = Math.floor(way)
        const share = easeInOut(Math.min(1, Math.max(0, (way - k - 0.22) / 0.78)))
        const [zoomA, xA, yA] = stops[order[k]!]!
        const [zoomB, xB, yB] = stops[order[k + 1]!]!
        const hop = k < 3 ? 1 - 0.22 * Math.sin(share * Math.PI) : 1
        const zoom = Math.max(whole * 0.995, Math.exp(lerp(Math.log(zoomA), Math.log(zoomB), share)) * hop)
        const roomX = Math.max(0, 0.5 - 0.5 / (zoom * WALL))
        const roomY = roomX
        const x = Math.max(0.5 - roomX, Math.min(0.5 + roomX, lerp(xA, xB, share) + Math.sin(seconds * 0.9) * 0.003))
        const y = Math.max(0.5 - roomY, Math.min(0.5 + roomY, lerp(yA, yB, share) + Math.cos(seconds * 0.7) * 0.003))
        context.imageSmoothingQuality = 'medium'
        context.translate(width / 2, height / 2)
        context.scale(zoom, zoom)
        context.drawImage(wall, -x * wall.width, -y * wall.height)
      },
      (() => {
        const grain = makeGrain(scene.random('grain'))
        return ({ index }, out) => addGrain(out, width, grain, 0.05, index)
      })(),
    )
    return { prepared: resize(fromCanvas(wall), width, height), draw }
  },
  sound: (score) => score.music('warm nostalgic piano, gentle, family', 1),
}
