import { z } from 'zod'
import { SCHEDULERS } from '@easel/engine/painter/types'
import type { JsonValue, ProviderRequest } from '@easel/providers/port'

/** Everything that a painting needs: the same operation paints the same picture in any process. */
const paintOperation = z.object({
  painter: z.literal(1),
  id: z.string(),
  prompt: z.string(),
  negativePrompt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  steps: z.number().int(),
  guidanceScale: z.number(),
  scheduler: z.enum(SCHEDULERS),
  numOutputs: z.number().int().min(1),
  seed: z.number().int(),
  strength: z.number().nullable(),
  style: z.string().nullable(),
  color: z.string().nullable(),
  lighting: z.string().nullable(),
  composition: z.string().nullable(),
  /** Base64 of the source picture, already at the size of the painting. */
  source: z.string().nullable(),
})
export type PaintOperation = z.infer<typeof paintOperation>

/** null: not an operation of the painter's. */
export function readOperation(value: JsonValue): PaintOperation | null {
  return paintOperation.safeParse(value).data ?? null
}

/** null: the request asks for what the painter does not have. */
export function operationOf(request: ProviderRequest): PaintOperation | null {
  if (request.kind !== 'image') return null
  const { id, prompt, negativePrompt, width, height, steps, guidanceScale, scheduler, numOutputs, seed } = request
  const { strength, style, color, lighting, composition, source } = request
  if (request.mode === 'i2i' && !source) return null
  const look = { strength, style, color, lighting, composition }
  const work = { painter: 1, id, prompt, negativePrompt, width, height, numOutputs, seed, ...look }
  const settings = { steps: steps ?? 30, guidanceScale: guidanceScale ?? 7.5, scheduler: scheduler ?? SCHEDULERS[0] }
  const picture = request.mode === 'i2i' && source ? Buffer.from(source.bytes).toString('base64') : null
  return paintOperation.safeParse({ ...work, ...settings, source: picture }).data ?? null
}
