import { createFrontPass } from './front-pass.ts'
import { splitFront, type FrontSplit } from './front-layer.ts'
import { createRelief } from './relief.ts'
import { frameWords, wordsOf } from './words.ts'
import { isOpen, layOver, mixRow, placeRow, placeRowMirrored, sampleBehind, sampleRow } from './scan.ts'
import { splitSky } from './sky-layer.ts'
import type { Bend } from './bend.ts'
import type { Field } from './relief.ts'
import type { Pixels } from '../painter/types.ts'
import type { Pose } from './camera.ts'
import type { SkySplit } from './sky-layer.ts'
import { liftSun, type SkyLight, type SunLayer } from './sun-layer.ts'
import type { WaterMotion } from './water.ts'

interface DioramaOptions {
  /** The frame's size in pixels; the picture covers it at zoom 1. */
  readonly width: number
  readonly height: number
  /** Deviation in cells of 1/180 by which the relief is softened: 0.7 for a painted depth, 2.5 for an estimated one (default). */
  readonly softness?: number
  /** Motions of the picture itself, applied in this order. */
  readonly bends?: readonly Bend[]
  readonly water?: WaterMotion | null
  /** A second picture of the same size and relief, shown by `second` of `render`: the same place at another time. */
  readonly other?: Pixels | null
  /** How surely each pixel belongs to the back whatever its depth, 0–1: water that runs up to the camera. */
  readonly keep?: Float32Array | null
  /** The sun or moon of the picture and of the other one: they stay while the sky's clouds move. */
  readonly sun?: SkyLight | null
  readonly otherSun?: SkyLight | null
}

/** A picture in the round, to be filmed. */
export interface Diorama {
  readonly width: number
  readonly height: number
  /** Where the last frame looked to, and how near it was: for what flies through the scene. */
  readonly field: Field
  readonly split: SkySplit
  /**
   * Renders a frame into `out` (RGBA). `second` is the share of the other picture, 0–1. The same arguments give the same bytes.
   */
  render(pose: Pose, seconds: number, out: Uint8ClampedArray, second?: number): void
}

/**
 * Makes a picture ready to be filmed by a moving camera: land in parallax that does not tear, the sky behind it, water that moves.
 * `depth` as the painter or `estimateDepth` gives it, one value a pixel, 0 nearest … 1 sky.
 */
export function createDiorama(pixels: Pixels, depth: Float32Array, options: DioramaOptions): Diorama {
  const { width, height, bends = [], water = null } = options
  const { width: pictureWidth, height: pictureHeight } = pixels
  const softness = options.softness ?? 2.5
  // Guessed edges of depth are not where those of the picture are: only a painted depth is cut along them.
  const keep = options.keep ?? null
  const cutOut = (picture: Pixels): FrontSplit | null =>
    softness < 1.5 ? splitFront(wordsOf(picture), pictureWidth, pictureHeight, depth, keep) : null
  const front = cutOut(pixels)
  const otherFront = front && options.other ? cutOut(options.other) : null
  const backDepth = front?.backDepth ?? depth
  const margin = softness < 1.5 ? 1 : 1.2
  const split = splitSky(front?.back ?? wordsOf(pixels), pictureWidth, pictureHeight, backDepth, margin)
  const relief = createRelief({
    width: pictureWidth,
    height: pictureHeight,
    depth: split.landDepth,
    frameWidth: width,
    frameHeight: height,
    softness,
  })
  const { field } = relief
  const { land } = split
  const other = options.other
    ? splitSky(otherFront?.back ?? wordsOf(options.other), pictureWidth, pictureHeight, backDepth)
    : null
  const frontPass = front
    ? createFrontPass(front, {
        width: pictureWidth,
        height: pictureHeight,
        frameWidth: width,
        frameHeight: height,
        softness,
        bends,
        other: otherFront?.front ?? null,
      })
    : null
  const frameSize = { width, height }
  const lift = (from: Int32Array | null | undefined, light: SkyLight | null | undefined): SunLayer | null =>
    from && light ? liftSun(from, pictureWidth, pictureHeight, light, frameSize) : null
  const sun = lift(split.sky, options.sun)
  const otherSun = lift(other?.sky, options.otherSun)
  const sky = sun?.sky ?? split.sky
  const otherSky = otherSun?.sky ?? other?.sky ?? null
  const lastX = pictureWidth - 1
  const lastY = pictureHeight - 1
  const xs = new Int32Array(width)
  const ys = new Int32Array(width)
  const spare = new Int32Array(width)
  const behind = new Int32Array(width)

  /** The land's relief goes on behind the sky; for all that reads the field, sky is far. */
  function clearSky(): void {
    const { x, y, near } = field
    for (let i = 0; i < near.length; i++) {
      const u = Math.min(lastX, Math.max(0, Math.round(x[i]!)))
      const v = Math.min(lastY, Math.max(0, Math.round(y[i]!)))
      near[i]! *= 1 - split.mask[v * pictureWidth + u]!
    }
  }

  function render(pose: Pose, seconds: number, out: Uint8ClampedArray, second = 0): void {
    relief.solve(pose)
    if (sky) clearSky()
    for (const bend of bends) bend(field, seconds)
    frontPass?.begin(pose, seconds, field)
    water?.begin(seconds)
    sun?.begin(pose)
    otherSun?.begin(pose)
    const frame = frameWords(out)
    const share = other ? Math.round(second * 256) : 0
    const { cell, columns } = field
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / cell)
      const part = (y - row * cell) / cell
      const upper = row * columns
      const lower = upper + columns
      const at = y * width
      placeRow(field.x, upper, lower, part, cell, lastX, xs)
      placeRow(field.y, upper, lower, part, cell, lastY, ys)
      const wet = water !== null && water.bendRow(xs, ys)
      sampleRow(land, pictureWidth, xs, ys, frame, at)
      if (other && share > 0) {
        sampleRow(other.land, pictureWidth, xs, ys, spare, 0)
        mixRow(frame, at, spare, share)
      }
      if (wet) water.shineRow(frame, at)
      if (sky && isOpen(frame, at, width)) drawSky(frame, y, upper, part, share)
      frontPass?.draw(frame, y, share)
    }
  }

  /** Puts the sky behind a row of land. */
  function drawSky(frame: Int32Array, y: number, upper: number, part: number, share: number): void {
    if (!sky) return
    const { cell, columns } = field
    const lower = upper + columns
    const at = y * width
    placeRowMirrored(field.skyX, upper, lower, part, cell, lastX, xs)
    placeRowMirrored(field.skyY, upper, lower, part, cell, lastY, ys)
    sampleBehind(sky, pictureWidth, xs, ys, frame, at, behind)
    sun?.add(behind, y, 256 - share)
    if (otherSky && share > 0) {
      sampleBehind(otherSky, pictureWidth, xs, ys, frame, at, spare)
      mixRow(behind, 0, spare, share)
      otherSun?.add(behind, y, share)
    }
    layOver(frame, at, behind)
  }

  return { width, height, field, split, render }
}
