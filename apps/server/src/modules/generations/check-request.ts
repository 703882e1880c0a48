import { createHash } from 'node:crypto'
import { checkImageRequest, type ImageRequest } from '@easel/catalogue/check-image-request'
import type { CatalogueModel } from '@easel/catalogue/model'
import { priceOf, type Price } from '@easel/catalogue/price'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import { AppError, invalidInput } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { unreadableFields } from '../../readable-text.ts'
import { planOf } from '../plans/plans.ts'

function requireText(body: ImageGenerateBody): void {
  const unreadable = unreadableFields(body)
  if (unreadable.length > 0) throw invalidInput(unreadable)
}

/** The request with the model's defaults filled in. @throws AppError that names every field that is wrong */
export function checkedRequest(model: CatalogueModel, body: ImageGenerateBody): ImageRequest {
  requireText(body)
  const check = checkImageRequest(model, body)
  if (check.ok) return check.request
  const message = check.problems.map((problem) => problem.message).join('; ')
  throw new AppError(check.code, message, { details: check.problems })
}

/** decisions.md 4: one price for quote and hold. */
export function priceFor(viewer: Viewer, model: CatalogueModel, request: ImageRequest): Price {
  const order = { num_outputs: request.num_outputs, loras: request.loras.length }
  return priceOf(model.price, order, planOf(viewer.planId).paid)
}

/** Two bodies with the same hash ask for the same; the schema has put their fields in one order. */
export function hashOf(body: ImageGenerateBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
