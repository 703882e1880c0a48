import { z } from '@hono/zod-openapi'
import { ADAPTERS, GUIDANCE, OUTPUTS, PROMPT_MAX, SEED_MAX, STRENGTH } from '../limits.ts'

const promptText = z.string().max(PROMPT_MAX, `must have at most ${PROMPT_MAX} characters`)

/**
 * POST /api/v1/images/generate and, as its `image` form, POST /api/v1/quotes. Strict: an unknown field is refused. What one model
 * takes is narrower; the catalogue's `checkImageRequest` says so after this schema (W1, W4).
 */
export const imageGenerateBody = z
  .strictObject({
    model: z.string().min(1).max(100),
    mode: z.enum(['t2i', 'i2i']),
    prompt: promptText,
    negative_prompt: promptText.optional(),
    width: z.number().int(),
    height: z.number().int(),
    steps: z.number().int().optional(),
    guidance_scale: z.number().min(GUIDANCE.min).max(GUIDANCE.max).optional(),
    scheduler: z.string().max(50).optional(),
    num_outputs: z.number().int().min(OUTPUTS.min).max(OUTPUTS.max).optional(),
    seed: z.number().int().min(0).max(SEED_MAX).optional(),
    loras: z
      .array(
        z.strictObject({
          source: z.enum(['community', 'hub', 'url']),
          ref: z.string().min(1).max(500),
          scale: z.number().min(ADAPTERS.scaleMin).max(ADAPTERS.scaleMax),
        }),
      )
      .max(ADAPTERS.max, `at most ${ADAPTERS.max} adapters`)
      .optional(),
    source_image_id: z.string().max(64).optional(),
    upload_id: z.string().max(64).optional(),
    strength: z.number().min(STRENGTH.min).max(STRENGTH.max).optional(),
    style: z.string().max(50).optional(),
    color: z.string().max(50).optional(),
    lighting: z.string().max(50).optional(),
    composition: z.string().max(50).optional(),
    is_private: z.boolean().optional(),
    prompt_hidden: z.boolean().optional(),
  })
  .openapi('ImageGenerateBody')
export type ImageGenerateBody = z.infer<typeof imageGenerateBody>
