import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'

/** A picture that stands upright in space and is turned about its vertical middle. */
export interface TurnedPlane {
  /** Its middle in pixels of the frame. */
  readonly x: number
  readonly y: number
  /** Its size before it is turned. */
  readonly width: number
  readonly height: number
  /** Radians; 0 faces the viewer, positive turns its right side away. */
  readonly angle: number
  /** How far the eye stands, in pixels: less is stronger perspective. */
  readonly eye: number
}

/** Pixels of the frame in one upright strip. */
const STRIP = 4

/** Draws the image on a turned plane, strip by strip, in perspective. */
export function drawTurnedPlane(context: SKRSContext2D, image: Canvas, plane: TurnedPlane): void {
  const { width, height, angle, eye } = plane
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const project = (u: number): number => (eye * u * cos) / (eye + u * sin)
  const left = project(-width / 2)
  const right = project(width / 2)
  if (right - left < 1) return
  const back = (x: number): number => (x * eye) / (eye * cos - x * sin)
  for (let x = left; x < right; x += STRIP) {
    const end = Math.min(right, x + STRIP)
    const from = back(x)
    const to = back(end)
    const zoom = eye / (eye + ((from + to) / 2) * sin)
    const sourceX = ((from + width / 2) / width) * image.width
    const sourceWidth = Math.max(0.5, ((to - from) / width) * image.width)
    context.drawImage(
      image,
      Math.max(0, Math.min(image.width - sourceWidth, sourceX)),
      0,
      sourceWidth,
      image.height,
      plane.x + x,
      plane.y - (height * zoom) / 2,
      end - x + 0.6,
      height * zoom,
    )
  }
}
