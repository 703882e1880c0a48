import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { DrawFrame, EffectScene, Moment } from '../recipe.ts'

/** A canvas of its own with a drawing on it, transparent where nothing was drawn. */
export function layer(width: number, height: number, draw: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'low'
  draw(context)
  return canvas
}

/**
 * Frames that are drawn with the canvas API on black; `finish` may change the bytes after it (grain, scan lines).
 * The context comes clean for every frame.
 */
export function canvasFrames(
  scene: Pick<EffectScene, 'width' | 'height'>,
  draw: (context: SKRSContext2D, moment: Moment) => void,
  finish?: DrawFrame,
): DrawFrame {
  const { width, height } = scene
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  return (moment, out) => {
    context.save()
    // Bilinear: what is drawn every frame has been brought near its size before.
    context.imageSmoothingQuality = 'low'
    context.fillStyle = '#000'
    context.fillRect(0, 0, width, height)
    draw(context, moment)
    context.restore()
    out.set(context.getImageData(0, 0, width, height).data)
    finish?.(moment, out)
  }
}

/** Draws an image of the frame's size enlarged by `zoom` about (x, y) in pixels of the frame, then moved and turned. */
export function drawZoomed(
  context: SKRSContext2D,
  image: Canvas,
  zoom: number,
  about: { readonly x: number; readonly y: number },
  move: { readonly x?: number; readonly y?: number; readonly turn?: number } = {},
): void {
  context.save()
  context.translate(about.x + (move.x ?? 0), about.y + (move.y ?? 0))
  if (move.turn) context.rotate(move.turn)
  context.scale(zoom, zoom)
  context.drawImage(image, -about.x, -about.y)
  context.restore()
}

/** Draws a layer that repeats in both directions, moved by (x, y). */
export function drawTiled(context: SKRSContext2D, tile: Canvas, x: number, y: number): void {
  const { width, height } = context.canvas
  const startX = (((x % tile.width) + tile.width) % tile.width) - tile.width
  const startY = (((y % tile.height) + tile.height) % tile.height) - tile.height
  for (let top = startY; top < height; top += tile.height)
    for (let left = startX; left < width; left += tile.width) context.drawImage(tile, Math.round(left), Math.round(top))
}
