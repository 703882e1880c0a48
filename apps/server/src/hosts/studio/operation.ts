import { z } from 'zod'
import { isCameraMove } from '@easel/engine/film/camera'
import type { JsonValue, MediaBytes, ProviderRequest } from '@easel/providers/port'

const ordered = { studio: z.literal(1), id: z.string(), seed: z.number().int(), numOutputs: z.number().int().min(1) }

/** Base64 of a given picture. */
const given = z.string()

const film = {
  aspectRatio: z.string(),
  resolution: z.string(),
  /** Seconds. */
  duration: z.number(),
}

const motion = z.object({
  ...ordered,
  ...film,
  kind: z.literal('video'),
  mode: z.enum(['t2v', 'i2v']),
  prompt: z.string(),
  negativePrompt: z.string(),
  generateAudio: z.boolean(),
  camera: z.string().refine(isCameraMove).nullable(),
  source: given.nullable(),
  end: given.nullable(),
  references: z.array(given),
})

const effect = z.object({
  ...ordered,
  ...film,
  kind: z.literal('effect'),
  effect: z.string(),
  inputs: z.array(given),
  text: z.string(),
  sound: z.boolean(),
})

const music = z.object({
  ...ordered,
  kind: z.literal('music'),
  prompt: z.string(),
  duration: z.number(),
  bpm: z.number().nullable(),
  key: z.string().nullable(),
  metre: z.enum(['4/4', '3/4', '6/8', '5/4']).nullable(),
  genre: z.string().nullable(),
  mood: z.string().nullable(),
  instruments: z.array(z.string()),
})

/** Everything that a film or a piece of music needs: the same operation makes the same work in any process. */
const studioOperation = z.discriminatedUnion('kind', [motion, effect, music])
export type StudioOperation = z.infer<typeof studioOperation>
export type FilmOperation = Exclude<StudioOperation, { kind: 'music' }>

/** null: not an operation of the studio's. */
export function readOperation(value: JsonValue): StudioOperation | null {
  return studioOperation.safeParse(value).data ?? null
}

const base64 = (media: MediaBytes | null): string | null => media && Buffer.from(media.bytes).toString('base64')

/** null: the request asks for what the studio does not have. */
export function operationOf(request: ProviderRequest): StudioOperation | null {
  const parse = (operation: object): StudioOperation | null =>
    studioOperation.safeParse({ ...operation, studio: 1 }).data ?? null
  if (request.kind === 'video') {
    if (request.mode === 'i2v' && !request.source) return null
    const pictures = { source: base64(request.source), end: base64(request.end) }
    return parse({ ...request, ...pictures, references: request.references.map(base64) })
  }
  if (request.kind === 'effect') return parse({ ...request, inputs: request.inputs.map(base64) })
  return request.kind === 'music' ? parse(request) : null
}
