import type { Oklch, Season, TimeOfDay } from '../types.ts'

/** The air at one time of day, before weather, colours and chance have their say. */
export interface Air {
  readonly zenith: Oklch
  readonly sky: Oklch
  readonly horizon: Oklch
  readonly sun: Oklch
  readonly haze: Oklch
  readonly shade: Oklch
  readonly cloudLit: Oklch
  readonly cloudShade: Oklch
  /** What falls on every surface from the sky, and what falls on those that face the light (multiplied with albedo). */
  readonly ambient: Oklch
  readonly sunlight: Oklch
}

/** Several skies a time of day, one of which the seed picks. */
export const AIRS: Readonly<Record<TimeOfDay, readonly Air[]>> = {
  dawn: [
    {
      zenith: [0.58, 0.09, 268], sky: [0.77, 0.085, 335], horizon: [0.9, 0.1, 62], sun: [0.98, 0.06, 88],
      haze: [0.83, 0.075, 35], shade: [0.36, 0.07, 280], cloudLit: [0.9, 0.09, 40], cloudShade: [0.64, 0.09, 318],
      ambient: [0.58, 0.055, 292], sunlight: [0.66, 0.09, 60],
    },
    {
      zenith: [0.6, 0.085, 232], sky: [0.8, 0.05, 25], horizon: [0.91, 0.09, 78], sun: [0.98, 0.055, 92],
      haze: [0.85, 0.055, 50], shade: [0.36, 0.06, 250], cloudLit: [0.93, 0.065, 62], cloudShade: [0.69, 0.065, 285],
      ambient: [0.6, 0.045, 250], sunlight: [0.65, 0.08, 68],
    },
    {
      zenith: [0.5, 0.1, 285], sky: [0.72, 0.12, 350], horizon: [0.89, 0.11, 55], sun: [0.98, 0.07, 80],
      haze: [0.79, 0.09, 15], shade: [0.33, 0.075, 290], cloudLit: [0.87, 0.11, 25], cloudShade: [0.58, 0.11, 325],
      ambient: [0.56, 0.065, 305], sunlight: [0.66, 0.1, 55],
    },
  ],
  morning: [
    {
      zenith: [0.6, 0.13, 250], sky: [0.78, 0.085, 236], horizon: [0.95, 0.04, 95], sun: [0.99, 0.05, 95],
      haze: [0.89, 0.04, 222], shade: [0.36, 0.06, 262], cloudLit: [0.985, 0.012, 85], cloudShade: [0.78, 0.04, 262],
      ambient: [0.66, 0.04, 250], sunlight: [0.66, 0.06, 82],
    },
    {
      zenith: [0.64, 0.1, 218], sky: [0.82, 0.07, 205], horizon: [0.95, 0.045, 110], sun: [0.99, 0.05, 95],
      haze: [0.9, 0.04, 190], shade: [0.36, 0.05, 245], cloudLit: [0.985, 0.015, 75], cloudShade: [0.8, 0.04, 235],
      ambient: [0.67, 0.04, 225], sunlight: [0.64, 0.06, 85],
    },
  ],
  noon: [
    {
      zenith: [0.53, 0.155, 256], sky: [0.71, 0.12, 245], horizon: [0.92, 0.045, 222], sun: [1, 0.02, 100],
      haze: [0.87, 0.045, 236], shade: [0.34, 0.06, 262], cloudLit: [0.99, 0.006, 90], cloudShade: [0.78, 0.045, 258],
      ambient: [0.66, 0.045, 255], sunlight: [0.7, 0.035, 92],
    },
    {
      zenith: [0.58, 0.12, 236], sky: [0.76, 0.095, 226], horizon: [0.94, 0.04, 200], sun: [1, 0.03, 95],
      haze: [0.89, 0.04, 215], shade: [0.34, 0.06, 250], cloudLit: [0.99, 0.01, 85], cloudShade: [0.8, 0.04, 245],
      ambient: [0.67, 0.04, 235], sunlight: [0.7, 0.04, 90],
    },
  ],
  golden: [
    {
      zenith: [0.56, 0.095, 248], sky: [0.76, 0.06, 40], horizon: [0.89, 0.125, 74], sun: [0.985, 0.09, 88],
      haze: [0.82, 0.1, 66], shade: [0.33, 0.065, 295], cloudLit: [0.93, 0.09, 72], cloudShade: [0.64, 0.065, 320],
      ambient: [0.55, 0.05, 300], sunlight: [0.74, 0.115, 72],
    },
    {
      zenith: [0.6, 0.09, 232], sky: [0.82, 0.045, 75], horizon: [0.91, 0.11, 82], sun: [0.99, 0.08, 92],
      haze: [0.85, 0.085, 76], shade: [0.33, 0.055, 265], cloudLit: [0.95, 0.075, 80], cloudShade: [0.7, 0.045, 300],
      ambient: [0.57, 0.04, 262], sunlight: [0.73, 0.11, 78],
    },
  ],
  sunset: [
    {
      zenith: [0.38, 0.115, 285], sky: [0.63, 0.155, 8], horizon: [0.86, 0.14, 66], sun: [0.97, 0.1, 85],
      haze: [0.73, 0.125, 42], shade: [0.26, 0.075, 296], cloudLit: [0.84, 0.14, 48], cloudShade: [0.46, 0.12, 330],
      ambient: [0.5, 0.085, 300], sunlight: [0.68, 0.115, 56],
    },
    {
      zenith: [0.44, 0.09, 245], sky: [0.72, 0.09, 350], horizon: [0.9, 0.12, 78], sun: [0.98, 0.09, 90],
      haze: [0.78, 0.1, 30], shade: [0.28, 0.07, 275], cloudLit: [0.88, 0.11, 40], cloudShade: [0.54, 0.1, 310],
      ambient: [0.52, 0.065, 280], sunlight: [0.67, 0.11, 62],
    },
    {
      zenith: [0.36, 0.12, 305], sky: [0.58, 0.18, 25], horizon: [0.83, 0.165, 72], sun: [0.97, 0.12, 92],
      haze: [0.69, 0.15, 50], shade: [0.24, 0.08, 320], cloudLit: [0.8, 0.17, 55], cloudShade: [0.42, 0.14, 5],
      ambient: [0.48, 0.09, 325], sunlight: [0.68, 0.13, 58],
    },
  ],
  dusk: [
    {
      zenith: [0.26, 0.09, 278], sky: [0.45, 0.12, 300], horizon: [0.74, 0.12, 28], sun: [0.93, 0.07, 70],
      haze: [0.53, 0.1, 325], shade: [0.19, 0.06, 284], cloudLit: [0.68, 0.13, 10], cloudShade: [0.35, 0.09, 292],
      ambient: [0.44, 0.08, 290], sunlight: [0.44, 0.1, 20],
    },
    {
      zenith: [0.28, 0.085, 252], sky: [0.47, 0.1, 232], horizon: [0.79, 0.1, 62], sun: [0.94, 0.07, 80],
      haze: [0.56, 0.075, 215], shade: [0.19, 0.05, 250], cloudLit: [0.74, 0.1, 45], cloudShade: [0.37, 0.08, 258],
      ambient: [0.45, 0.07, 245], sunlight: [0.42, 0.09, 55],
    },
  ],
  night: [
    {
      zenith: [0.15, 0.055, 275], sky: [0.25, 0.085, 268], horizon: [0.42, 0.09, 246], sun: [0.97, 0.025, 95],
      haze: [0.34, 0.075, 255], shade: [0.12, 0.045, 275], cloudLit: [0.52, 0.06, 255], cloudShade: [0.2, 0.06, 272],
      ambient: [0.33, 0.07, 268], sunlight: [0.4, 0.05, 240],
    },
    {
      zenith: [0.16, 0.055, 245], sky: [0.27, 0.075, 222], horizon: [0.45, 0.08, 195], sun: [0.97, 0.03, 105],
      haze: [0.36, 0.065, 212], shade: [0.12, 0.04, 245], cloudLit: [0.54, 0.06, 205], cloudShade: [0.22, 0.055, 240],
      ambient: [0.34, 0.06, 230], sunlight: [0.4, 0.05, 205],
    },
    {
      zenith: [0.15, 0.07, 292], sky: [0.26, 0.1, 300], horizon: [0.44, 0.11, 325], sun: [0.97, 0.03, 75],
      haze: [0.35, 0.085, 310], shade: [0.12, 0.05, 295], cloudLit: [0.54, 0.08, 330], cloudShade: [0.21, 0.075, 295],
      ambient: [0.34, 0.075, 295], sunlight: [0.4, 0.06, 320],
    },
  ],
}

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
  land: [0.58, 0.09, 120], grass: [0.64, 0.125, 130], foliage: [0.46, 0.1, 142], foliageLight: [0.68, 0.14, 125],
  conifer: [0.42, 0.075, 150],   blossom: [0.82, 0.12, 20], bark: [0.4, 0.04, 55], rock: [0.56, 0.022, 60], sand: [0.82, 0.085, 76],
  snow: [0.97, 0.012, 245], water: [0.5, 0.08, 232],
}

/** What the seasons make of the land. */
export const MATERIALS: Readonly<Record<Season, Materials>> = {
  summer: SUMMER,
  spring: {
    ...SUMMER,
    land: [0.64, 0.1, 122], grass: [0.72, 0.145, 126], foliage: [0.58, 0.125, 134], foliageLight: [0.8, 0.14, 118],
    blossom: [0.86, 0.085, 355], water: [0.56, 0.075, 215],
  },
  autumn: {
    ...SUMMER,
    land: [0.56, 0.085, 70], grass: [0.66, 0.1, 92], foliage: [0.54, 0.14, 42], foliageLight: [0.76, 0.15, 75],
    blossom: [0.7, 0.16, 35], bark: [0.34, 0.04, 40], water: [0.48, 0.06, 225],
  },
  winter: {
    ...SUMMER,
    land: [0.82, 0.02, 240], grass: [0.88, 0.015, 240], conifer: [0.39, 0.045, 165], foliage: [0.4, 0.045, 165], foliageLight: [0.9, 0.015, 240],
    blossom: [0.92, 0.02, 230], bark: [0.36, 0.025, 40], rock: [0.5, 0.018, 255], water: [0.5, 0.055, 235],
  },
}
