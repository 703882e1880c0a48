import { css } from './color.ts'
import { createLight } from './light.ts'
import { createNoise } from './noise.ts'
import { createPalette } from './palette.ts'
import { createRandom, forkSeed } from './random.ts'
import { createSurface, fillOver } from './surface.ts'
import { shadeSharply, shadeSoftly } from './shade.ts'
import { hazeAmount, hazeColor } from './haze.ts'
import { paintSky } from './sky.ts'
import { paintTerrain } from './terrain.ts'
import { paintWater } from './water.ts'
import { paintWeather } from './weather.ts'
import { placeMotifs } from './place.ts'
import type { Stage, Subject } from '../stage.ts'
import type { Reading } from '../types.ts'
import type { Surface } from './surface.ts'

/** What a minimal composition does without. */
const SPARED = ['birds', 'clouds', 'flower', 'boat']

/** Pixels a unit from which soft things are worked out for every other pixel. */
const SOFT_SCALE = 640

interface StageOptions {
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly reading: Reading
  /** Decides everything that chance decides. */
  readonly seed: number
  readonly guidanceScale: number
  /** 0.5 … 1. */
  readonly detail: number
  /** 1 = the short side is one unit; more = the camera stands farther back and takes in that much more. */
  readonly breadth?: number
  /** 1 = the whole picture; more = the camera has come closer to `focus` (units). */
  readonly zoom?: number
  readonly focus?: readonly [x: number, y: number]
  /** The motif of a subject, if it has one. */
  readonly subject: (id: string) => Subject | undefined
  /** Asked before every layer; throws when the work is to stop. */
  readonly checkpoint: () => void
}

/** A stage with what only the painter itself uses. */
export interface BackStage extends Stage {
  readonly surface: Surface
  /** Motifs that are already in the picture: their ids, or id and number of those that `place` set. */
  readonly placed: Set<string>
}

/** An empty stage for a reading. */
export function createStage(options: StageOptions): BackStage {
  const { reading, seed, checkpoint } = options
  const short = Math.min(options.width, options.height)
  const breadth = options.breadth ?? 1
  const width = (options.width / short) * breadth
  const height = (options.height / short) * breadth
  const scale = (short * (options.zoom ?? 1)) / breadth
  const [focusX, focusY] = options.focus ?? [width / 2, height / 2]
  // The window stays inside the picture: what a layout did not paint must never show.
  const offset = (focus: number, whole: number, pixels: number): number =>
    Math.min(Math.max(0, focus * scale - pixels / 2), whole * scale - pixels)
  const view = {
    scale,
    offsetX: offset(focusX, width, options.width),
    offsetY: offset(focusY, height, options.height),
  }
  const surface = createSurface(options.width, options.height, view)
  const palette = createPalette(reading, options.guidanceScale, seed)
  const light = createLight(reading, width, seed)
  const noise = createNoise(createRandom(forkSeed(seed, 'noise')))
  const removed = new Set(reading.removed)
  if (reading.composition === 'minimal') for (const id of SPARED) removed.add(id)

  const stage: BackStage = {
    width,
    height,
    scale,
    reading,
    palette,
    light,
    noise,
    surface,
    placed: new Set(),
    random: createRandom(forkSeed(seed, 'layout')),
    fork: (name) => createRandom(forkSeed(seed, name)),
    removed: (id) => removed.has(id),
    horizon: height * 0.6,
    detail: options.detail,
    layer(depth, draw, layerOptions = {}) {
      checkpoint()
      const { canvas, context } = surface.scratch()
      draw(context)
      const haze = layerOptions.haze === false ? 0 : hazeAmount(reading.weather, depth)
      if (haze > 0.004) {
        const gradient = context.createLinearGradient(0, 0, options.width, 0)
        for (let i = 0; i <= 4; i++) {
          const x = (i / 4) * options.width
          gradient.addColorStop(i / 4, css(hazeColor(palette, light, (x + view.offsetX) / scale), haze))
        }
        fillOver(context, gradient, options.width, options.height)
      }
      surface.compose(canvas, layerOptions.blend ?? 'source-over', 1)
      if (layerOptions.depth !== false) surface.composeDepth(depth)
    },
    shade(box, shade, shadeOptions) {
      checkpoint()
      if (shadeOptions?.soft && scale > SOFT_SCALE) shadeSoftly(surface, box, shade)
      else shadeSharply(surface, box, shade)
    },
    sky: (skyOptions) => paintSky(stage, skyOptions ?? {}),
    water: (top, bottom, waterOptions) => paintWater(stage, top, bottom, waterOptions ?? {}),
    terrain: (land) => paintTerrain(stage, land),
    weather: () => paintWeather(stage),
    drawn: (id) => void stage.placed.add(id),
    place: (spots) => placeMotifs(stage, spots, options.subject),
  }
  return stage
}
