import { clamp } from './core/math.ts'
import { createStage } from './core/stage.ts'
import { gradeScene } from './core/grade.ts'
import { hashText, scramble } from './core/random.ts'
import { paintArchFrame, paintLeafFrame } from './core/frame.ts'
import { mirrorHalves } from './core/mirror.ts'
import { chooseLayout, cameraOf } from './layout.ts'
import { subjectById } from './subjects/all.ts'
import type { PaintRequest, Pixels, Reading } from './types.ts'

/** A painted scene before its style. */
export interface Scene {
  readonly pixels: Pixels
  readonly depth: Float32Array
}

/** What the painter does between two of a scene's steps. */
interface SceneWatch {
  /** Throws when the work is to stop. */
  checkpoint(): void
  /** The layout is painted, light comes next. */
  laidOut(): void
}

/** Decides all chance of a request: its words and its seed, and nothing of how large or how fine it is painted. */
export function seedOf(request: PaintRequest): number {
  const words = request.prompt.normalize('NFC').trim().toLowerCase().replace(/\s+/gu, ' ')
  const unwanted = request.negativePrompt.trim().toLowerCase()
  return scramble(
    hashText(words) ^ Math.imul(request.seed | 0, 0x9e3779b1) ^ (unwanted ? hashText(unwanted) & 0xffff : 0),
  )
}

/** 0.5 … 1 from 20–50 steps. */
export function detailOf(steps: number): number {
  return clamp(0.5 + ((steps - 20) / 30) * 0.5, 0.5, 1)
}

/** Paints the scene of a reading at a size. The same picture comes out at every size, only coarser or finer. */
export function paintScene(
  request: PaintRequest,
  reading: Reading,
  width: number,
  height: number,
  watch: SceneWatch,
): Scene {
  const seed = seedOf(request)
  const { subject, layout } = chooseLayout(reading, seed)
  const camera = cameraOf(reading, layout, width / Math.min(width, height), height / Math.min(width, height))
  const stage = createStage({
    width,
    height,
    reading,
    seed,
    guidanceScale: request.guidanceScale,
    detail: detailOf(request.steps),
    ...camera,
    subject: subjectById,
    checkpoint: watch.checkpoint,
  })
  layout.paint(stage, reading.scene)
  // Motifs for which the layout had no place of its own still come into the picture.
  stage.place([])
  if (reading.composition === 'symmetrical') mirrorHalves(stage.surface)
  const framed = reading.composition === 'framed' && !layout.suits.includes('framed')
  if (subject.weather !== false) {
    if (framed) paintLeafFrame(stage)
    stage.weather()
  } else if (framed) paintArchFrame(stage)
  watch.laidOut()
  gradeScene(stage)
  watch.checkpoint()
  const pixels: Pixels = { width, height, data: stage.surface.bytes() }
  const depth = stage.surface.depthPlane()
  stage.surface.release()
  return { pixels, depth }
}
