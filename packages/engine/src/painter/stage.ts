import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Noise } from './core/noise.ts'
import type { Palette } from './core/palette.ts'
import type { Light } from './core/light.ts'
import type { NamedSubject, Random, Reading } from './types.ts'

/**
 * What a layout paints on. All its coordinates are units of the picture's SHORT side with the origin at the top left
 * (so x runs 0…aspect or 0…1), which makes the 512 px preview and the full picture the same composition: never write
 * a length in pixels, never draw a number of things that depends on the size, and draw random numbers in an order
 * that does not depend on it.
 */
export interface Stage {
  /** Width and height in units: the short side is 1, or more when a wide view was asked for. */
  readonly width: number
  readonly height: number
  /** Pixels a unit; only for choosing detail (skip what is smaller than half a pixel), never for composition. */
  readonly scale: number
  readonly reading: Reading
  readonly palette: Palette
  readonly light: Light
  readonly noise: Noise
  /** Things that the negative prompt takes away: true if `id` ('birds', 'people', 'clouds', a subject's id …) is among them. */
  removed(id: string): boolean
  /** The layout's own stream of random numbers. `fork(name)` gives an independent stream, so that a detail added later does not move the rest. */
  readonly random: Random
  fork(name: string): Random
  /** Height of the horizon in units from the top; layouts set it once before the sky is painted. */
  horizon: number
  /** 0.5 (coarse) … 1 (all the detail): from `steps`. */
  readonly detail: number
  /**
   * Draws one layer at a distance (0 nearest … 1 sky) with the canvas API in units. Where it covers, it also writes the
   * depth plane; haze of the weather is laid over it by its distance, unless `haze` is false.
   */
  layer(
    depth: number,
    draw: (context: SKRSContext2D) => void,
    options?: { haze?: boolean; depth?: boolean; blend?: SKRSContext2D['globalCompositeOperation'] },
  ): void
  /**
   * Shades every pixel of a box: `shade(x, y, out)` writes r, g, b, a (0–1) to `out` at (x, y) in units, and may return
   * a depth (0–1); no return keeps the depth that is there. For skies, water, terrain, nebulae. `soft` things (clouds,
   * mist, glows) are worked out for every other pixel of a large picture and smoothed between.
   */
  shade(box: Box, shade: (x: number, y: number, out: Float32Array) => number | void, options?: { soft?: boolean }): void
  /** The sky of the reading: gradient, sun or moon, clouds, stars, aurora; fills everything above the horizon and a little below. */
  sky(options?: { cloudiness?: number; sun?: boolean }): void
  /** Water from `top` down to `bottom` that mirrors what is painted above `top`, with ripples (0 still … 1 storm). */
  water(top: number, bottom: number, options?: { ripple?: number; tint?: number }): void
  /** A field of heights in perspective below and above the horizon, lit and hazed; needs the sky (see `core/terrain.ts`). */
  terrain(land: Terrain): void
  /** Rain, snow, fog banks, wind-blown leaves of the reading; called by the painter after the layout. */
  weather(): void
  /** Says that the layout itself draws the named thing (a lone tree, palms): `place` leaves such a motif out. */
  drawn(id: string): void
  /** Sets the reading's motifs into the scene where the layout says there is room. */
  place(spots: readonly Spot[]): void
}

/** A landscape seen in perspective, as a field of heights. World units: x right, z ahead, heights in the same measure. */
export interface Terrain {
  /** Height of the eye above 0. */
  readonly camera: number
  /** Distances of the nearest and the farthest ground that is drawn. */
  readonly near: number
  readonly far: number
  /** Height of the ground; `octaves` says how fine to make it (fewer far away). */
  height(x: number, z: number, octaves: number): number
  /** Colour of the ground (albedo, r g b to `out`): `up` is 1 where it is level, 0 where it is a wall. */
  color(x: number, z: number, height: number, up: number, out: Float32Array): void
  /** true: what lies below height 0 is water that mirrors the picture. */
  readonly water?: boolean
  readonly ripple?: number
  /** 0 … 2: mist that lies in the low ground. */
  readonly mist?: number
  /** 0.3 … 3: how soon the distance drowns in air; 1 plain. */
  readonly air?: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A place where a motif can stand, fly or swim: its foot (x, y), the height of a motif there in units, its distance 0–1. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly depth: number
  readonly kind: 'ground' | 'water' | 'air'
}

/** One way to compose a subject. `paint` draws the whole scene: it starts with the sky and ends with the foreground. */
export interface Layout {
  readonly id: string
  /**
   * What asks for this layout: compositions ('wide', 'close', 'low', 'centred' …), ids of things named with it, and
   * words among those that name the subject ('birch' for a birch grove).
   */
  readonly suits: readonly string[]
  paint(stage: Stage, subject: NamedSubject): void
}

/** A thing that a prompt can name. One file in `subjects/` each; a scene has layouts, a motif can be set into others. */
export interface Subject {
  readonly id: string
  /** Lower-case words and phrases, singular; the reader also matches plurals. */
  readonly words: readonly string[]
  readonly layouts: readonly Layout[]
  /** true: other things are set into it, even if it can also be a motif itself. A subject without a motif is always a place. */
  readonly place?: boolean
  /** Where it lives when the prompt names no place: id of a subject with layouts. Absent: it fills the picture itself or gets a plain one. */
  readonly home?: string
  /** false: no rain, snow or fog is laid over its scenes (space, the deep sea, a still life). */
  readonly weather?: false
  /** Draws it once as a motif of another scene, its foot at (x, y), `size` units high. Absent: it cannot be a motif. */
  readonly motif?: {
    readonly kind: Spot['kind']
    draw(stage: Stage, context: SKRSContext2D, at: Spot, subject: NamedSubject, random: Random): void
  }
}
