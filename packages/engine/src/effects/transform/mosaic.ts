import type { SKRSContext2D } from '@napi-rs/canvas'
import { clamp, smoothstep } from '../../painter/core/math.ts'
import { range } from '../../painter/core/random.ts'
import { fromCanvas, toCanvas } from '../../painter/core/canvas.ts'
import { resize } from '../../painter/core/canvas.ts'
import { canvasFrames, layer } from '../frame/canvas-frames.ts'
import { easeOut } from '../frame/ease.ts'
import type { EffectRecipe, EffectScene } from '../recipe.ts'

interface Tile {
  readonly x: number
  readonly y: number
  readonly color: readonly [number, number, number]
  readonly lands: number
  readonly fromX: number
  readonly fromY: number
  readonly turn: number
  readonly tilt: number
}

const FLIGHT = 0.22

function makeTiles(scene: EffectScene, size: number): Tile[] {
  const { width, height, scale } = scene
  const columns = Math.ceil(width / size)
  const rows = Math.ceil(height / size)
  const small = resize(scene.photos[0], columns, rows)
  const random = scene.random('tiles')
  const noise = scene.noise('tiles')
  const tiles: Tile[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = (row * columns + column) * 4
      const x = (column + 0.5) * size
      const y = (row + 0.5) * size
      const shade = range(random, 0.9, 1.12)
      const middle = Math.hypot(x - width / 2, y - height / 2) / Math.hypot(width / 2, height / 2)
      const angle = random() * 2 * Math.PI
      tiles.push({
        x,
        y,
        color: [small.data[i]! * shade, small.data[i + 1]! * shade, small.data[i + 2]! * shade],
        lands:
          FLIGHT + 0.62 * clamp(0.75 * middle + 0.25 * random() + noise.fbm((x / scale) * 2, (y / scale) * 2, 2) * 0.4),
        fromX: x + Math.cos(angle) * scale * range(random, 0.4, 1.1),
        fromY: y + Math.sin(angle) * scale * range(random, 0.4, 1.1) - scale * 0.3,
        turn: range(random, -7, 7),
        tilt: range(random, -0.07, 0.07),
      })
    }
  }
  return tiles
}

function drawTile(context: SKRSContext2D, [red, green, blue]: Tile['color'], size: number): void {
  const half = size * 0.46
  const rgb = (gain: number): string =>
    `rgb(${clamp(red * gain, 0, 255)}, ${clamp(green * gain, 0, 255)}, ${clamp(blue * gain + gain * 3, 0, 255)})`
  context.fillStyle = rgb(0.72)
  context.fillRect(-half, -half, half * 2, half * 2)
  context.fillStyle = rgb(1.22)
  context.fillRect(-half, -half, half * 1.8, half * 1.8)
  context.fillStyle = rgb(1)
  context.fillRect(-half * 0.8, -half * 0.8, half * 1.6, half * 1.6)
}

/** Glass tiles fly into a bed of dark grout, from the middle outwards, until they are the picture. */
export const mosaic: EffectRecipe = {
  id: 'transform-mosaic',
  inputs: 1,
  prepare(scene) {
    const { width, height, scale } = scene
    const size = Math.max(4, scale / 34)
    const tiles = makeTiles(scene, size).toSorted((a, b) => a.lands - b.lands)
    const grout = layer(width, height, (context) => {
      context.fillStyle = '#2b2824'
      context.fillRect(0, 0, width, height)
      // The fitter's sketch on the wet grout.
      context.globalAlpha = 0.16
      context.drawImage(toCanvas(scene.photos[0]), 0, 0)
    })
    const set = (context: SKRSContext2D, tile: Tile): void => {
      context.save()
      context.translate(tile.x, tile.y)
      context.rotate(tile.tilt)
      drawTile(context, tile.color, size)
      context.restore()
    }
    // Every eighth part of the setting is kept as a picture, so that a frame draws the newest tiles alone.
    const stages = Array.from({ length: 9 }, (_, k) =>
      layer(width, height, (context) => {
        context.drawImage(grout, 0, 0)
        for (const tile of tiles) if (tile.lands <= k / 8) set(context, tile)
      }),
    )
    scene.checkpoint()
    const draw = canvasFrames(scene, (context, { t }) => {
      const stage = Math.min(8, Math.floor(t * 8))
      context.drawImage(stages[stage]!, 0, 0)
      for (const tile of tiles) {
        if (tile.lands <= stage / 8) continue
        const age = 1 - (tile.lands - t) / FLIGHT
        if (age >= 1) {
          set(context, tile)
          continue
        }
        if (age <= 0) continue
        const share = easeOut(age)
        const lift = 1 + 1.6 * (1 - share)
        context.save()
        context.translate(tile.fromX + (tile.x - tile.fromX) * share, tile.fromY + (tile.y - tile.fromY) * share)
        context.rotate(tile.tilt + tile.turn * (1 - share))
        context.scale(lift, lift)
        context.globalAlpha = smoothstep(0, 0.2, age)
        drawTile(context, tile.color, size)
        context.restore()
      }
      // A light passes over the finished glass.
      const pass = (t - 0.8) / 0.2
      if (pass > 0) {
        const x = (pass * 1.8 - 0.4) * width
        const sheen = context.createLinearGradient(x - scale * 0.3, 0, x + scale * 0.3, height * 0.35)
        sheen.addColorStop(0, 'rgba(255, 255, 255, 0)')
        sheen.addColorStop(0.5, 'rgba(255, 250, 235, 0.42)')
        sheen.addColorStop(1, 'rgba(255, 255, 255, 0)')
        context.globalCompositeOperation = 'soft-light'
        context.fillStyle = sheen
        context.fillRect(0, 0, width, height)
      }
    })
    return { prepared: fromCanvas(stages[4]!), draw }
  },
  sound(score) {
    score.music('bright marimba, minimal', 0.5)
    for (let k = 0; k < 90; k++) {
      const at = score.seconds * (0.2 + 0.62 * (k / 90) + score.random() * 0.03)
      score.tone(at, 900 + score.random() * 1900, 0.16, 0.12, { pan: score.random() * 1.6 - 0.8 })
    }
  },
}
