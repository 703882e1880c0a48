import { cellOf, createRelief, type Field } from './relief.ts'
import { layFront, mixRow, placeRow, sampleRow } from './scan.ts'
import type { Bend } from './bend.ts'
import type { FrontSplit } from './front-layer.ts'
import type { Pose } from './camera.ts'

/** What stands in front of a scene, drawn over it row by row. */
export interface FrontPass {
  /** Sets camera and time; writes how near the front is into the scene's own field. */
  begin(pose: Pose, seconds: number, scene: Field): void
  /** Draws row `y` of the frame; `share` (0–256) of the second picture. */
  draw(frame: Int32Array, y: number, share: number): void
}

interface FrontOptions {
  /** The picture's size. */
  readonly width: number
  readonly height: number
  readonly frameWidth: number
  readonly frameHeight: number
  readonly softness: number
  readonly bends: readonly Bend[]
  /** The front of a second picture, with the same cover. */
  readonly other: Int32Array | null
}

/** Prepares the front of a picture to be filmed. */
export function createFrontPass(split: FrontSplit, options: FrontOptions): FrontPass {
  const { width, height, frameWidth, frameHeight, softness, bends, other } = options
  const cell = cellOf(frameWidth, frameHeight)
  // Where anything stands in front, in cells of the picture, one cell wider.
  const coarseColumns = Math.ceil(width / cell) + 1
  const coarseRows = Math.ceil(height / cell) + 1
  const coarse = new Uint8Array(coarseColumns * coarseRows)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (split.cover[y * width + x]! < 0.002) continue
      const c = Math.floor(x / cell)
      const r = Math.floor(y / cell)
      for (let v = Math.max(0, r - 2); v <= Math.min(coarseRows - 1, r + 2); v++)
        coarse.fill(1, v * coarseColumns + Math.max(0, c - 2), v * coarseColumns + Math.min(coarseColumns, c + 3))
      x = (c + 1) * cell - 1
    }
  }
  const relief = createRelief({
    width,
    height,
    depth: split.frontDepth,
    frameWidth,
    frameHeight,
    softness,
    busy: { plane: coarse, columns: coarseColumns, rows: coarseRows },
  })
  const { field } = relief
  const { columns, rows } = field
  const busy = new Uint8Array(rows)
  const xs = new Int32Array(frameWidth)
  const ys = new Int32Array(frameWidth)
  const row = new Int32Array(frameWidth)
  const second = new Int32Array(frameWidth)

  return {
    begin(pose, seconds, scene) {
      relief.solve(pose)
      for (const bend of bends) bend(field, seconds)
      busy.fill(0)
      for (let i = 0; i < field.x.length; i++) {
        const x = Math.min(width - 1, Math.max(0, field.x[i]!)) | 0
        const y = Math.min(height - 1, Math.max(0, field.y[i]!)) | 0
        if (coarse[((y / cell) | 0) * coarseColumns + ((x / cell) | 0)] === 0) continue
        busy[(i / columns) | 0] = 1
        const cover = split.cover[y * width + x]!
        scene.near[i]! += (field.near[i]! - scene.near[i]!) * cover
      }
    },
    draw(frame, y, share) {
      const line = Math.floor(y / cell)
      if (busy[line] === 0 && busy[line + 1] === 0) return
      const part = (y - line * cell) / cell
      const upper = line * columns
      placeRow(field.x, upper, upper + columns, part, cell, width - 1, xs)
      placeRow(field.y, upper, upper + columns, part, cell, height - 1, ys)
      sampleRow(split.front, width, xs, ys, row, 0)
      if (other && share > 0) {
        sampleRow(other, width, xs, ys, second, 0)
        mixRow(row, 0, second, share)
      }
      layFront(frame, y * frameWidth, row)
    },
  }
}
