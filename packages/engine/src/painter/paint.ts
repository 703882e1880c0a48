import { createLexicon } from './read/lexicon.ts'
import { createNoise } from './core/noise.ts'
import { createRandom, forkSeed } from './core/random.ts'
import { PaintCancelled } from './types.ts'
import { paintScene, detailOf, seedOf } from './scene.ts'
import { readPrompt } from './read/read-prompt.ts'
import { repaint } from './repaint/repaint.ts'
import { resize } from './core/canvas.ts'
import { STYLES, styleById } from './styles/all.ts'
import { SUBJECTS } from './subjects/all.ts'
import type { Lexicon } from './read/lexicon.ts'
import type { PaintObserver, PaintRequest, PaintResult, PaintStage, Pixels, Reading } from './types.ts'
import type { Repainted } from './repaint/repaint.ts'
import type { Scene } from './scene.ts'

/** Long side of a preview in pixels. */
const PREVIEW_SIZE = 512

/** Long side of the first preview: small enough to be there within half a second. */
const SKETCH_SIZE = 320

/** Long side up to which a picture is there before anybody missed a preview. */
const SMALL = 256

let lexicon: Lexicon | null = null

/** What the painter understands of a request, without painting it. */
export function readRequest(request: PaintRequest): Reading {
  lexicon ??= createLexicon(SUBJECTS, STYLES)
  return readPrompt(request, lexicon)
}

/** Turns a scene into paint by the reading's style. */
function applyStyle(request: PaintRequest, reading: Reading, scene: Scene, checkpoint: () => void): Pixels {
  const seed = forkSeed(seedOf(request), 'style')
  return styleById(reading.style).apply(scene.pixels, {
    depth: scene.depth,
    random: createRandom(seed),
    noise: createNoise(createRandom(forkSeed(seed, 'noise'))),
    detail: detailOf(request.steps),
    scheduler: request.scheduler,
    scale: Math.min(scene.pixels.width, scene.pixels.height),
    checkpoint,
  })
}

function shrunk(width: number, height: number, longSide: number): [width: number, height: number] {
  const factor = Math.min(1, longSide / Math.max(width, height))
  return [Math.max(16, Math.round(width * factor)), Math.max(16, Math.round(height * factor))]
}

/**
 * Paints a picture, or repaints the given one. First a preview of at most 512 px runs through everything, then the full size. The same request
 * gives the same bytes.
 *
 * @throws PaintCancelled when the observer ends the work.
 * @throws RangeError when width or height is not a whole number of 64–2048.
 */
export function paint(request: PaintRequest, observer: PaintObserver): PaintResult {
  for (const side of [request.width, request.height]) {
    if (!Number.isInteger(side) || side < 64 || side > 2048)
      throw new RangeError(`A side of ${side} pixels cannot be painted`)
  }
  const checkpoint = (): void => {
    if (observer.cancelled()) throw new PaintCancelled()
  }
  const report = (stage: PaintStage, progress: number, preview: Pixels | null = null): void => {
    checkpoint()
    observer.progress({ stage, progress, preview })
  }
  report('reading', 0)
  const reading = readRequest(request)
  report('reading', 0.02)

  const quiet = { checkpoint, laidOut: checkpoint }
  const { source } = request
  // Picture to picture takes its colours from the sketch and wants it larger.
  const longSide = Math.max(request.width, request.height)
  const sketchSize = Math.min(source ? PREVIEW_SIZE : SKETCH_SIZE, longSide / 2)
  const [previewWidth, previewHeight] = shrunk(request.width, request.height, sketchSize)
  const sketch = source || longSide > SMALL ? paintScene(request, reading, previewWidth, previewHeight, quiet) : null
  if (source && sketch) {
    const reference: PaintResult = { pixels: sketch.pixels, depth: sketch.depth, reading }
    const again = (width: number, height: number): Repainted =>
      repaint({
        source: source.pixels,
        strength: source.strength,
        reference,
        request: { ...request, width, height },
        checkpoint,
      })
    report('layout', 0.3, again(previewWidth, previewHeight).pixels)
    report('light', 0.4)
    const { pixels, depth } = again(request.width, request.height)
    report('detail', 1, resize(pixels, ...shrunk(request.width, request.height, PREVIEW_SIZE)))
    return { pixels, reading, depth }
  }
  report('layout', 0.2, sketch && applyStyle(request, reading, sketch, checkpoint))

  const scene = paintScene(request, reading, request.width, request.height, {
    checkpoint,
    laidOut: () => report('light', 0.5),
  })
  report('detail', 0.6)
  const pixels = applyStyle(request, reading, scene, checkpoint)
  report('detail', 1, resize(pixels, ...shrunk(request.width, request.height, PREVIEW_SIZE)))
  return { pixels, reading, depth: scene.depth }
}
