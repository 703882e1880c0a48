import { createRandom, forkSeed, range } from './random.ts'
import type { Reading, TimeOfDay } from '../types.ts'

/** Where the light of a picture comes from. */
export interface Light {
  readonly kind: 'sun' | 'moon'
  /** Across the picture, in units. */
  readonly x: number
  /** 0 = on the horizon … 1 = at the upper edge; `lightHeight` turns it into units. */
  readonly elevation: number
  /** Radius of the disc in units. */
  readonly radius: number
  /** False: behind the spectator or behind clouds, no disc is drawn (its direction still shades). */
  readonly visible: boolean
  /** Unit vector towards the light: x right, y up, z into the picture (positive: the scene is seen against the light). */
  readonly direction: readonly [x: number, y: number, z: number]
  /** 0 soft and even … 1 hard, with clear shadows. */
  readonly strength: number
  /** 0 … 1: how far the air glows around it. */
  readonly glow: number
  /** 0 … 1: shafts of light where a layout can show them (woods, clouds, deep water). */
  readonly rays: number
}

const ELEVATIONS: Readonly<Record<TimeOfDay, readonly [low: number, high: number]>> = {
  dawn: [0.06, 0.26],
  morning: [0.4, 0.62],
  noon: [0.66, 0.86],
  golden: [0.16, 0.34],
  sunset: [0.03, 0.2],
  dusk: [-0.08, 0.03],
  night: [0.52, 0.8],
}

/** Height of the light in units from the top, for a horizon at that height. */
export function lightHeight(light: Light, horizon: number): number {
  return horizon * (1 - light.elevation)
}

/** The light of a reading for a picture that is `width` units wide. */
export function createLight(reading: Reading, width: number, seed: number): Light {
  const random = createRandom(forkSeed(seed, 'light'))
  const [low, high] = ELEVATIONS[reading.time]
  const side = random() < 0.5 ? -1 : 1
  const offset = range(random, 0.1, 0.32)
  const elevation = range(random, low, high)
  const size = range(random, 0.85, 1.25)
  const soft = reading.lighting === 'soft' || reading.lighting === 'high-key' || reading.lighting === 'overcast'
  const against = reading.lighting === 'backlight' || reading.lighting === 'rim'
  const hard = reading.lighting === 'dramatic' || reading.lighting === 'low-key'
  const covered = ['overcast', 'rain', 'storm', 'snow'].includes(reading.weather)
  const day = reading.time === 'noon' || reading.time === 'morning'
  const x = width * (against ? 0.5 + side * 0.08 : 0.5 + side * offset)
  const rise = against ? Math.min(elevation, 0.24) : elevation
  const behind = against ? 0.8 : day ? -0.42 : reading.time === 'night' ? 0.15 : 0.42
  const vector = [side * (0.55 + offset), Math.max(0.22, rise * 1.1), behind] as const
  const length = Math.hypot(...vector)
  const night = reading.time === 'night'
  // The Milky Way shows only without a moon.
  const starry = [reading.scene, ...reading.motifs].some((one) => /milky|starry/.test(one.named ?? ''))
  const moonless = starry && !reading.understood.some((word) => /moon/i.test(word))
  return {
    kind: night ? 'moon' : 'sun',
    x,
    elevation: rise,
    radius: (night ? 0.048 : day ? 0.028 : 0.042) * size,
    visible: !covered && (!day || against || random() < 0.35) && reading.weather !== 'aurora' && !(night && moonless),
    direction: [vector[0] / length, vector[1] / length, vector[2] / length],
    strength: (covered ? 0.3 : reading.weather === 'fog' ? 0.45 : 0.85) * (soft ? 0.5 : hard ? 1.18 : 1),
    glow: against || reading.lighting === 'volumetric' ? 1 : day ? 0.35 : night ? 0.4 : 0.8,
    rays:
      reading.lighting === 'volumetric'
        ? 1
        : against
          ? 0.7
          : reading.weather === 'fog' || reading.time === 'dawn'
            ? 0.55
            : 0.15,
  }
}
