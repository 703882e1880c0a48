import { createRandom, forkSeed } from '../../painter/core/random.ts'
import type { Field } from '../relief.ts'
import type { Pose } from '../camera.ts'

/** Where a particle is at a time, in the air before the camera. */
export interface Place {
  /** Pixels of the frame. */
  x: number
  y: number
  /** 0 endlessly far … 1 nearest. */
  near: number
}

/** What all kinds of particles are made with. */
export interface FlockOptions {
  /** The frame. */
  readonly width: number
  readonly height: number
  readonly seed: number
  /** 0.3 a few … 1 plain … 2 many. */
  readonly amount: number
  /** The wind: −1 hard from the right … 1 hard from the left. */
  readonly wind: number
}

/** Particles of one kind: drawn over a frame that has just been rendered. */
export interface Particles {
  /** Draws them as they are at `seconds`, seen by the camera; what the scene's `field` has nearer hides them. */
  draw(words: Int32Array, seconds: number, pose: Pose, field: Field | null): void
}

/** Numbers that a particle keeps for its life, each 0–1. */
export interface Lot {
  readonly a: Float32Array
  readonly b: Float32Array
  readonly c: Float32Array
  readonly d: Float32Array
  readonly count: number
}

/** Draws lots for `count` particles. */
export function drawLots(seed: number, name: string, count: number): Lot {
  const random = createRandom(forkSeed(seed, name))
  const lot = {
    a: new Float32Array(count),
    b: new Float32Array(count),
    c: new Float32Array(count),
    d: new Float32Array(count),
    count,
  }
  for (let i = 0; i < count; i++) {
    lot.a[i] = random()
    lot.b[i] = random()
    lot.c[i] = random()
    lot.d[i] = random()
  }
  return lot
}

/** A number 0–1 for the `round`th life of particle `index`: nothing returns where it was. */
export function reborn(index: number, round: number, salt: number): number {
  let h = (Math.imul(index + 1, 374761393) + Math.imul(round + 7, 668265263) + Math.imul(salt + 3, 1274126177)) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Moves a place that stands in the air by what the camera does: near ones more. Short: the frame's short side in pixels. */
export function throughCamera(place: Place, pose: Pose, width: number, height: number, short: number): void {
  const middleX = width / 2
  const middleY = height / 2
  const grow = pose.zoom / (1 - pose.dolly * place.near)
  place.x = middleX + (place.x - middleX - (pose.x * place.near + pose.turnX) * short) * grow
  place.y = middleY + (place.y - middleY - (pose.y * place.near + pose.turnY) * short) * grow
}

/** True if something of the scene stands before a place. */
export function isHidden(place: Place, field: Field | null): boolean {
  if (!field) return false
  const { columns, rows, cell, near } = field
  const c = Math.min(columns - 1, Math.max(0, Math.round(place.x / cell)))
  const r = Math.min(rows - 1, Math.max(0, Math.round(place.y / cell)))
  return near[r * columns + c]! > place.near + 0.02
}
