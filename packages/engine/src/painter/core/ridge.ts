import type { SKRSContext2D } from '@napi-rs/canvas'
import { css, mix } from './color.ts'
import { range } from './random.ts'
import type { Noise } from './noise.ts'
import type { Stage } from '../stage.ts'
import type { Random, Rgb } from '../types.ts'

/** Points of a skyline from left to right in units. */
type Skyline = readonly (readonly [x: number, y: number])[]

interface RidgeShape {
  /** Height of its middle, units from the top. */
  readonly y: number
  /** How far it rises above that. */
  readonly rise: number
  /** Hills over the picture's width: 1 broad … 8 busy. */
  readonly waves: number
  /** 0 rolling hills … 1 jagged peaks. */
  readonly jagged: number
  /** Lifts the ends of the skyline: a valley opens between them. */
  readonly valley?: number
}

/** A skyline of hills or peaks. */
export function skyline(noise: Noise, width: number, shape: RidgeShape, random: Random): Skyline {
  const offset = range(random, 0, 200)
  const points: [number, number][] = []
  const count = Math.ceil(420 * width)
  for (let i = 0; i <= count; i++) {
    const x = (i / count) * (width + 0.1) - 0.05
    const u = (x / width) * shape.waves
    const rolling = noise.fbm(u + offset, offset, 4) * 0.9 + 0.25
    const sharp = Math.pow(noise.ridged(u * 0.8 + offset, offset * 0.7, 7), 1.5) * 1.5
    const side = Math.abs(x / width - 0.5) * 2
    const height = rolling + (sharp - rolling) * shape.jagged + side * side * (shape.valley ?? 0)
    points.push([x, shape.y - height * shape.rise])
  }
  return points
}

/** Height of a skyline at x. */
export function skylineAt(line: Skyline, x: number): number {
  const first = line[0]![0]
  const last = line[line.length - 1]![0]
  const i = Math.round(((x - first) / (last - first)) * (line.length - 1))
  return line[Math.max(0, Math.min(line.length - 1, i))]![1]
}

/** Traces a skyline and closes it at the bottom of the picture. */
export function traceSkyline(context: SKRSContext2D, line: Skyline, bottom: number): void {
  context.beginPath()
  context.moveTo(line[0]![0], bottom)
  for (const [x, y] of line) context.lineTo(x, y)
  context.lineTo(line[line.length - 1]![0], bottom)
  context.closePath()
}

/** Fills a skyline from `top` colour at its crest to `foot` colour `fade` units below, mist lying in front of the next one. */
export function fillSkyline(
  context: SKRSContext2D,
  stage: Stage,
  line: Skyline,
  top: Rgb,
  foot: Rgb,
  fade: number,
): void {
  let crest = stage.height
  for (const [, y] of line) crest = Math.min(crest, y)
  const gradient = context.createLinearGradient(0, crest, 0, crest + fade)
  for (let i = 0; i <= 4; i++) gradient.addColorStop(i / 4, css(mix(top, foot, Math.pow(i / 4, 1.3))))
  context.fillStyle = gradient
  traceSkyline(context, line, stage.height + 0.05)
  context.fill()
}
