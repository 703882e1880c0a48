import { createStage, type BackStage } from '../core/stage.ts'
import type { Layout, Subject } from '../stage.ts'
import type { NamedSubject, Reading } from '../types.ts'
import { subjectById } from './all.ts'

/** What a test varies of a picture; the rest is a clear golden evening in summer. */
export interface Sitting {
  readonly width?: number
  readonly height?: number
  readonly seed?: number
  readonly subject?: Partial<NamedSubject>
  readonly reading?: Partial<Reading>
}

/** A subject named plainly. */
export function named(id: string, more: Partial<NamedSubject> = {}): NamedSubject {
  return { id, placement: { x: null, distance: null }, colors: [], count: 1, ...more }
}

/** A stage set up for a scene of that subject, as the painter does it. */
export function stageFor(
  id: string,
  { width = 96, height = 96, seed = 1, subject = {}, reading = {} }: Sitting = {},
): BackStage {
  const scene = named(id, subject)
  return createStage({
    width,
    height,
    seed,
    guidanceScale: 7.5,
    detail: 1,
    subject: subjectById,
    checkpoint: () => undefined,
    reading: {
      scene,
      motifs: [],
      time: 'golden',
      weather: 'clear',
      season: 'summer',
      style: 'photo',
      colors: [],
      scheme: null,
      mood: { warmth: 0, brightness: 0, saturation: 0, drama: 0 },
      lighting: null,
      composition: null,
      removed: [],
      understood: [],
      ignored: [],
      ...reading,
    },
  })
}

/** Paints a layout and answers with its bytes (RGBA). */
export function paintLayout(subject: Subject, layout: Layout, sitting: Sitting = {}): Uint8ClampedArray {
  const stage = stageFor(subject.id, sitting)
  layout.paint(stage, stage.reading.scene)
  stage.place([])
  return Uint8ClampedArray.from(stage.surface.bytes())
}

/** Paints a motif alone on grey, its foot below the middle. */
export function paintMotif(subject: Subject, sitting: Sitting = {}): Uint8ClampedArray {
  const stage = stageFor('meadow', { ...sitting, subject: {} })
  const { motif } = subject
  stage.layer(
    0.3,
    (context) => {
      context.fillStyle = '#808080'
      context.fillRect(0, 0, stage.width, stage.height)
    },
    { haze: false },
  )
  stage.layer(
    0.2,
    (context) =>
      motif?.draw(
        stage,
        context,
        { x: 0.5, y: 0.9, size: 0.5, depth: 0.2, kind: motif.kind },
        named(subject.id, sitting.subject),
        stage.fork('motif'),
      ),
    { haze: false },
  )
  return Uint8ClampedArray.from(stage.surface.bytes())
}

/** Mean difference of two pictures, 0–255. */
export function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += Math.abs((a[index] as number) - (b[index] as number))
  return sum / a.length
}

/** Standard deviation of the green channel: 0 for a blank picture. */
export function contrast(bytes: Uint8ClampedArray): number {
  let sum = 0
  let squares = 0
  const count = bytes.length / 4
  for (let index = 1; index < bytes.length; index += 4) {
    const value = bytes[index] as number
    sum += value
    squares += value * value
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}

/** Mean of a channel (0 red, 1 green, 2 blue) where two pictures differ. */
export function meanWhereDifferent(picture: Uint8ClampedArray, other: Uint8ClampedArray, channel: number): number {
  let sum = 0
  let count = 0
  for (let index = 0; index < picture.length; index += 4) {
    const apart =
      Math.abs((picture[index] as number) - (other[index] as number)) +
      Math.abs((picture[index + 1] as number) - (other[index + 1] as number)) +
      Math.abs((picture[index + 2] as number) - (other[index + 2] as number))
    if (apart < 12) continue
    sum += picture[index + channel] as number
    count++
  }
  return count ? sum / count : 0
}
