import type { Oklch, Season } from '../types.ts'

/** Colours of things in plain daylight; the light of the time falls on them later. */
export interface Materials {
  readonly land: Oklch
  readonly grass: Oklch
  readonly foliage: Oklch
  readonly foliageLight: Oklch
  /** Firs and pines: green all the year. */
  readonly conifer: Oklch
  readonly blossom: Oklch
  readonly bark: Oklch
  readonly rock: Oklch
  readonly sand: Oklch
  readonly snow: Oklch
  readonly water: Oklch
}

const SUMMER: Materials = {
  land: [0.58, 0.09, 120],
  grass: [0.64, 0.125, 130],
  foliage: [0.46, 0.1, 142],
  foliageLight: [0.68, 0.14, 125],
  conifer: [0.42, 0.075, 150],
  blossom: [0.82, 0.12, 20],
  bark: [0.4, 0.04, 55],
  rock: [0.56, 0.022, 60],
  sand: [0.82, 0.085, 76],
  snow: [0.97, 0.012, 245],
  water: [0.5, 0.08, 232],
}

/** What the seasons make of the land. */
export const MATERIALS: Readonly<Record<Season, Materials>> = {
  summer: SUMMER,
  spring: {
    ...SUMMER,
    land: [0.64, 0.1, 122],
    grass: [0.72, 0.145, 126],
    foliage: [0.58, 0.125, 134],
    foliageLight: [0.8, 0.14, 118],
    blossom: [0.86, 0.085, 355],
    water: [0.56, 0.075, 215],
  },
  autumn: {
    ...SUMMER,
    land: [0.56, 0.085, 70],
    grass: [0.66, 0.1, 92],
    foliage: [0.54, 0.14, 42],
    foliageLight: [0.76, 0.15, 75],
    blossom: [0.7, 0.16, 35],
    bark: [0.34, 0.04, 40],
    water: [0.48, 0.06, 225],
  },
  winter: {
    ...SUMMER,
    land: [0.82, 0.02, 240],
    grass: [0.88, 0.015, 240],
    conifer: [0.39, 0.045, 165],
    foliage: [0.4, 0.045, 165],
    foliageLight: [0.9, 0.015, 240],
    blossom: [0.92, 0.02, 230],
    bark: [0.36, 0.025, 40],
    rock: [0.5, 0.018, 255],
    water: [0.5, 0.055, 235],
  },
}
