import type { ImageCapabilities } from '@easel/contract/entities/catalogue'
import type { ImageRecipe } from '@easel/contract/entities/recipes'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import type { FieldProblem } from '@easel/contract/errors'
import { PROMPT_MAX, SEED_MAX } from '@easel/contract/limits'
import { checkAdapters } from './check-adapters.ts'
import { checker, type Checker } from './checker.ts'
import type { AnyModel } from './model.ts'
import { modesOf, promptRequired } from './modes.ts'
import { oneOf } from './words.ts'

/**
 * A request with every default filled in: the wire's recipe, whose seed is still open when none was asked for. A
 * parameter that the model does not have is null.
 */
export type ImageRequest = Omit<ImageRecipe, 'seed'> & {
  readonly seed: number | undefined
  readonly loras: NonNullable<ImageGenerateBody['loras']>
}

export type ImageRequestCheck =
  | { readonly ok: true; readonly request: ImageRequest }
  | {
      readonly ok: false
      /** `unsupported_parameter` when nothing is wrong but that the model does not take what was asked. */
      readonly code: 'invalid_input' | 'unsupported_parameter'
      readonly problems: FieldProblem[]
    }

/**
 * Holds a request against one model's limits (W1, W4) and fills in its defaults. Every problem is named at once, each
 * with what is allowed. Whether the model runs here, whose the source is and what it costs are not asked here.
 */
export function checkImageRequest(model: AnyModel, body: ImageGenerateBody): ImageRequestCheck {
  const check = checker(model.name)
  const image = model.image
  if (image === null) {
    check.unsupported('model', `${model.name} makes no images`)
    return check.failure()
  }
  checkMode(check, model, body)
  checkSize(check, image, body)
  const request: ImageRequest = {
    model: model.id,
    mode: body.mode,
    prompt: checkPrompt(check, model, body),
    negative_prompt: negativePrompt(check, image, body),
    width: body.width,
    height: body.height,
    steps: check.choice('steps', body.steps, image.steps),
    guidance_scale: check.range('guidance_scale', body.guidance_scale, image.guidance_scale),
    scheduler: check.choice('scheduler', body.scheduler, image.schedulers),
    num_outputs: outputs(check, image, body),
    seed: seed(check, image, body),
    strength: strength(check, image, body),
    style: check.option('style', body.style, image.styles),
    color: check.option('color', body.color, image.colors),
    lighting: check.option('lighting', body.lighting, image.lightings),
    composition: check.option('composition', body.composition, image.compositions),
    source_image_id: body.source_image_id ?? null,
    upload_id: body.upload_id ?? null,
    is_private: body.is_private ?? false,
    prompt_hidden: body.prompt_hidden ?? false,
    loras: checkAdapters(check, image.adapters, body.loras ?? []),
  }
  return check.failed() ? check.failure() : { ok: true, request }
}

function checkMode(check: Checker, model: AnyModel, body: ImageGenerateBody): void {
  if (!modesOf(model).includes(body.mode)) {
    const other = body.mode === 't2i' ? 'a source picture' : 'text'
    check.unsupported('mode', `${model.name} makes pictures from ${other} only`)
    return
  }
  const given = [body.source_image_id, body.upload_id].filter((id) => id !== undefined).length
  const field = body.upload_id === undefined ? 'source_image_id' : 'upload_id'
  if (body.mode === 't2i' && given > 0) check.invalid(field, `${field} is for picture to picture only`)
  if (body.mode === 'i2i' && given === 0) {
    check.invalid('source_image_id', 'source_image_id or upload_id is needed: picture to picture starts from a picture')
  }
  if (given === 2) check.invalid('upload_id', 'give source_image_id or upload_id, not both')
}

function checkSize(check: Checker, image: ImageCapabilities, body: ImageGenerateBody): void {
  const wide = check.listed('width', body.width, image.widths)
  const high = check.listed('height', body.height, image.heights)
  if (!wide || !high || image.sizes === null) return
  if (image.sizes.some(([width, height]) => width === body.width && height === body.height)) return
  const pairs = oneOf(image.sizes.map(([width, height]) => `${width} × ${height}`))
  check.invalid('height', `width and height must be ${pairs}`)
}

function checkPrompt(check: Checker, model: AnyModel, body: ImageGenerateBody): string {
  if (promptRequired(model, body.mode) && body.prompt.trim() === '') {
    check.invalid('prompt', 'prompt must have at least one word')
  }
  if (body.prompt.length > PROMPT_MAX) check.invalid('prompt', `prompt must have at most ${PROMPT_MAX} characters`)
  return body.prompt
}

function negativePrompt(check: Checker, image: ImageCapabilities, body: ImageGenerateBody): string {
  const text = body.negative_prompt ?? ''
  if (text.trim() === '') return ''
  if (!image.negative_prompt) check.absent('negative_prompt')
  if (text.length > PROMPT_MAX)
    check.invalid('negative_prompt', `negative_prompt must have at most ${PROMPT_MAX} characters`)
  return text
}

function outputs(check: Checker, image: ImageCapabilities, body: ImageGenerateBody): number {
  const count = body.num_outputs ?? 1
  const choices = Array.from({ length: image.max_num_outputs }, (_, index) => index + 1)
  check.listed('num_outputs', count, choices)
  return count
}

function seed(check: Checker, image: ImageCapabilities, body: ImageGenerateBody): number | undefined {
  if (body.seed === undefined) return undefined
  if (!image.seed) check.absent('seed')
  else if (!Number.isInteger(body.seed) || body.seed < 0 || body.seed > SEED_MAX) {
    check.invalid('seed', `seed must be a whole number from 0 to ${SEED_MAX}`)
  }
  return body.seed
}

function strength(check: Checker, image: ImageCapabilities, body: ImageGenerateBody): number | null {
  if (body.mode === 'i2i') return check.range('strength', body.strength, image.strength)
  if (body.strength !== undefined) check.invalid('strength', 'strength is for picture to picture only')
  return null
}
