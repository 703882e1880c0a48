import { estimateDepth } from '../painter/repaint/depth.ts'
import { fitCover } from '../painter/repaint/fit.ts'
import { toLab, fromLab } from '../painter/styles/filter/lab.ts'
import { toPixels, toRaster } from '../painter/styles/filter/raster.ts'
import { createNoise } from '../painter/core/noise.ts'
import { createRandom, forkSeed } from '../painter/core/random.ts'
import { detailOf, paintScene, seedOf } from '../painter/scene.ts'
import { readRequest } from '../painter/paint.ts'
import { skyMask } from '../film/sky-layer.ts'
import { styleById } from '../painter/styles/all.ts'
import { settleDepth } from './settle.ts'
import { transferPalette } from '../painter/repaint/palette-transfer.ts'
import { referenceLab } from './references.ts'
import { TIMES } from '../painter/types.ts'
import type { MotionReading } from './read.ts'
import type { MotionRequest } from './types.ts'
import type { PaintRequest, Pixels, Reading, TimeOfDay } from '../painter/types.ts'

/** What a film is made of: a picture with its depth, larger than the frame or as large. */
export interface Ground {
  readonly pixels: Pixels
  /** 0 nearest … 1 sky, one value a pixel. */
  readonly depth: Float32Array
  /** The same picture at a later hour, everything in the same place; null: the light stays. */
  readonly other: Pixels | null
  /** The later hour as a place of its own, where the painter moved things; null: nothing moved, or the light stays. */
  readonly later: Ground | null
  /** What the painter read; null for a given picture. */
  readonly reading: Reading | null
}

/** How much larger than the frame a painting is made: room for the camera. */
export const OVERSCAN = 1.1

/** No side of a painting is longer. */
const LONGEST = 2048

/** Refinement passes and guidance of a film's painting. */
const STEPS = 30
const GUIDANCE = 7.5

/** Times at the beginning and the end of a passage of the day. */
function timesOf(passage: MotionReading['passage'], lapse: boolean, time: TimeOfDay): [TimeOfDay, TimeOfDay] | null {
  switch (passage) {
    case 'day to night':
      return [time === 'night' || time === 'dusk' ? 'noon' : time, 'night']
    case 'night to day':
      return ['night', time === 'night' || time === 'dusk' ? 'morning' : time]
    case 'sunrise':
      return ['dusk', 'morning']
    case 'sunset':
      return ['golden', 'dusk']
    case null: {
      if (!lapse || time === 'night') return null
      const after: Record<TimeOfDay, TimeOfDay> = {
        dawn: 'morning',
        morning: 'golden',
        noon: 'sunset',
        golden: 'dusk',
        sunset: 'dusk',
        dusk: 'night',
        night: 'night',
      }
      return [time, after[time]]
    }
  }
}

/** The reading without what falls or flies through the air: the film lets that move. */
function stilled(reading: Reading): Reading {
  const falling = ['rain', 'storm', 'snow', 'wind'].includes(reading.weather)
  const named = reading.scene.named?.replaceAll('firefly', '').trim()
  return {
    ...reading,
    scene: named === undefined ? reading.scene : { ...reading.scene, named },
    removed: falling ? [...reading.removed, reading.weather] : reading.removed,
  }
}

/** What the painter is asked for. */
export function paintRequestOf(request: MotionRequest, motion: MotionReading): PaintRequest {
  const scale = Math.min(OVERSCAN, LONGEST / Math.max(request.width, request.height))
  return {
    prompt: motion.scene,
    negativePrompt: request.negativePrompt,
    width: Math.round((request.width * scale) / 2) * 2,
    height: Math.round((request.height * scale) / 2) * 2,
    seed: request.seed,
    steps: STEPS,
    guidanceScale: GUIDANCE,
    scheduler: 'K_EULER_ANCESTRAL',
  }
}

function isTime(id: string | null): boolean {
  return TIMES.some((time) => time === id)
}

/** Paints one scene in its style. */
function paintStyled(
  request: PaintRequest,
  reading: Reading,
  checkpoint: () => void,
): { pixels: Pixels; depth: Float32Array } {
  const { width, height } = request
  const scene = paintScene(request, reading, width, height, { checkpoint, laidOut: checkpoint })
  settleDepth(scene.depth, width, height)
  const seed = forkSeed(seedOf(request), 'style')
  const pixels = styleById(reading.style).apply(scene.pixels, {
    depth: scene.depth,
    random: createRandom(seed),
    noise: createNoise(createRandom(forkSeed(seed, 'noise'))),
    detail: detailOf(request.steps),
    scheduler: request.scheduler,
    scale: Math.min(width, height),
    checkpoint,
  })
  return { pixels, depth: scene.depth }
}

/** The picture in the colours of references. */
function recolored(pixels: Pixels, mask: Float32Array, references: readonly Pixels[]): Pixels {
  if (references.length === 0) return pixels
  const lab = toLab(toRaster(pixels))
  const reference = referenceLab(references)
  transferPalette(lab, mask, reference.lab, reference.sky, 0.8)
  return toPixels(fromLab(lab))
}

/** Paints the place of a prompt, twice when the day goes on in it. */
export function paintGround(
  request: MotionRequest,
  motion: MotionReading,
  report: (stage: string, progress: number) => void,
): Ground {
  const order = paintRequestOf(request, motion)
  const checkpoint = (): void => report('painting', 0.1)
  report('painting', 0.02)
  const read = readRequest(order)
  const times = timesOf(motion.passage, motion.effects.has('timelapse'), read.time)
  const still = stilled(read)
  const at = (time: TimeOfDay): Reading => ({
    ...still,
    time,
    // Lights that are hours of the day would hold the time.
    lighting: isTime(still.lighting) ? null : still.lighting,
  })
  const first = paintStyled(order, times ? at(times[0]) : still, checkpoint)
  const { width, height } = first.pixels
  const mask = request.references.length > 0 ? skyMask(first.depth, width, height) : first.depth
  const pixels = recolored(first.pixels, mask, request.references)
  if (!times) return { pixels, depth: first.depth, other: null, later: null, reading: read }
  report('painting the later hour', 0.45)
  const second = paintStyled(order, at(times[1]), checkpoint)
  const reading = { ...read, time: times[0] }
  if (sameRelief(first.depth, second.depth)) {
    const other = recolored(second.pixels, mask, request.references)
    return { pixels, depth: first.depth, other, later: null, reading }
  }
  const otherMask = request.references.length > 0 ? skyMask(second.depth, width, height) : second.depth
  const later: Ground = {
    pixels: recolored(second.pixels, otherMask, request.references),
    depth: second.depth,
    other: null,
    later: null,
    reading: { ...read, time: times[1] },
  }
  return { pixels, depth: first.depth, other: null, later, reading }
}

/** True if hardly anything stands elsewhere in the second of two depths. */
function sameRelief(first: Float32Array, second: Float32Array): boolean {
  let moved = 0
  for (let i = 0; i < first.length; i += 7) if (Math.abs(first[i]! - second[i]!) > 0.08) moved++
  return moved * 7 < first.length * 0.006
}

/** Makes a given picture ready: it covers the frame, and its depth is estimated. */
export function takeGround(picture: Pixels, request: MotionRequest, grade: (pixels: Pixels) => Pixels): Ground {
  const { width, height } = request
  // What the picture has beyond the frame's pixels keeps it sharp when the camera comes closer.
  const spare = Math.min(picture.width / width, picture.height / height)
  const scale = Math.min(1.2, Math.max(1, spare), LONGEST / Math.max(width, height))
  const pixels = grade(fitCover(picture, Math.round(width * scale), Math.round(height * scale)))
  return { pixels, depth: estimateDepth(pixels), other: null, later: null, reading: null }
}
