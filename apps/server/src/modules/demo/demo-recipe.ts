import { modelById } from '@easel/catalogue/catalogue'
import { checkImageRequest } from '@easel/catalogue/check-image-request'
import { checkVideoRequest } from '@easel/catalogue/check-video-request'
import { checkEffectRequest } from '@easel/catalogue/effects/check-effect-request'
import { effectById } from '@easel/catalogue/effects/effects'
import type { CatalogueModel } from '@easel/catalogue/model'
import type { RequestCheck } from '@easel/catalogue/request-check'
import type { GenerationRecipe } from '@easel/contract/entities/recipes'
import type { DemoWork } from './demo-works.ts'

const PAINTER = 'easel-painter'
const MOTION = 'easel-motion'
/** Examples are many and seen small; each is as short as its effect may be. */
const EXAMPLE_QUALITY = '480p'

function model(id: string): CatalogueModel {
  const found = modelById(id)
  if (!found) throw new Error(`There is no model ${id}`)
  return found
}

function passed<Request>(key: string, check: RequestCheck<Request>): Request {
  if (check.ok) return check.request
  throw new Error(`${key}: ${check.problems.map((problem) => problem.message).join('; ')}`)
}

/**
 * What the house orders. @param pictureId the item that a demo picture became; null when it is not there (any more)
 * @returns null when a picture that the work begins with is not there
 */
export function demoRecipe(work: DemoWork, pictureId: (number: number) => string | null): GenerationRecipe | null {
  const { key } = work
  if (work.kind === 'picture') {
    const { seed } = work.picture
    const body = { model: PAINTER, mode: 't2i', num_outputs: 1, ...work.picture } as const
    const { loras: _adapters, ...request } = passed(key, checkImageRequest(model(PAINTER), body))
    return { ...request, seed }
  }
  if (work.kind === 'video') {
    const { picture, camera, sound, ...asked } = work.video
    const source_image_id = picture === null ? undefined : (pictureId(picture) ?? undefined)
    if (picture !== null && source_image_id === undefined) return null
    const mode = picture === null ? 't2v' : 'i2v'
    const resolution = asked.aspect_ratio === '16:9' ? '720p' : '480p'
    const look = { resolution, camera: camera ?? undefined, generate_audio: sound }
    const body = { model: MOTION, mode, source_image_id, ...look, ...asked } as const
    return { ...passed(key, checkVideoRequest(model(MOTION), body)), seed: work.seed }
  }
  const entry = effectById(work.effect)
  if (!entry) return null
  const inputs = entry.inputs.flatMap(({ role }, at) => {
    const number = work.pictures[at]
    const image_id = number === undefined ? null : pictureId(number)
    return image_id === null ? [] : [{ role, image_id }]
  })
  if (inputs.length < entry.inputs.length) return null
  const body = { inputs, duration: entry.durations[0], quality: EXAMPLE_QUALITY, aspect_ratio: work.ratio }
  return { ...passed(key, checkEffectRequest(entry, body)), seed: work.seed }
}
