import { createHash } from 'node:crypto'
import { checkAudioRequest } from '@easel/catalogue/check-audio-request'
import { checkImageRequest } from '@easel/catalogue/check-image-request'
import { checkVideoRequest } from '@easel/catalogue/check-video-request'
import { checkEffectRequest, effectPrice } from '@easel/catalogue/effects/check-effect-request'
import { effectById } from '@easel/catalogue/effects/effects'
import { BUILT_IN, type ProviderId } from '@easel/catalogue/hosts'
import type { CatalogueModel } from '@easel/catalogue/model'
import { modelLabel } from '@easel/catalogue/model-label'
import { priceOf, type Order, type Price } from '@easel/catalogue/price'
import type { RequestCheck, Unseeded } from '@easel/catalogue/request-check'
import type { GenerationRecipe } from '@easel/contract/entities/recipes'
import type { QuoteBody } from '@easel/contract/entities/requests'
import type { Context } from '../../context.ts'
import type { ItemKind } from '../../db/tables.ts'
import { AppError, invalidInput } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { unreadableFields } from '../../readable-text.ts'
import { planOf } from '../plans/plans.ts'
import { knownModel, requireModelFor, requireRunning } from './require-model.ts'

/** An order that its model takes, with its price (decisions.md 4: one price for quote and hold). */
export interface CheckedOrder {
  readonly kind: ItemKind
  readonly recipe: Unseeded<GenerationRecipe>
  readonly numOutputs: number
  readonly price: Price
  /** The catalogue's model; null for an effect, which is nobody's model. */
  readonly model: CatalogueModel | null
}

/** Holds an order against what its model takes. @throws AppError that names every field that is wrong */
export function checkedOrder(viewer: Viewer, body: QuoteBody): CheckedOrder {
  const unreadable = unreadableFields(body)
  if (unreadable.length > 0) throw invalidInput(unreadable)
  switch (body.mode) {
    case 't2i':
    case 'i2i': {
      const model = knownModel(body.model)
      const { loras, ...recipe } = passed(checkImageRequest(model, body))
      const size = { num_outputs: recipe.num_outputs, loras: loras.length }
      return { kind: 'image', recipe, numOutputs: recipe.num_outputs, price: priceFor(viewer, model, size), model }
    }
    case 't2v':
    case 'i2v':
    case 'animate':
    case 'replace': {
      const model = knownModel(body.model)
      const recipe = passed(checkVideoRequest(model, body))
      const { resolution } = recipe
      // A film that moves by a given video is as long as that: its longest is held.
      const seconds = recipe.duration ?? model.video?.maxVideoDuration ?? undefined
      const size = { num_outputs: 1, loras: 0, kind: 'video', resolution, seconds } as const
      return { kind: 'video', recipe, numOutputs: 1, price: priceFor(viewer, model, size), model }
    }
    case 'speech':
    case 'music': {
      const model = knownModel(body.model)
      const recipe = passed(checkAudioRequest(model, body))
      const measure = recipe.mode === 'speech' ? { characters: recipe.prompt.length } : { seconds: recipe.duration }
      const price = priceFor(viewer, model, { num_outputs: 1, loras: 0, kind: 'audio', ...measure })
      return { kind: 'audio', recipe, numOutputs: 1, price, model }
    }
    case 'effect': {
      const entry = effectById(body.effect)
      if (!entry) throw new AppError('not_found', 'This effect is not there.')
      const recipe = passed(checkEffectRequest(entry, body))
      return { kind: 'video', recipe, numOutputs: 1, price: effectPrice(entry, recipe.generate_audio), model: null }
    }
  }
}

function passed<Request>(check: RequestCheck<Request>): Request {
  if (check.ok) return check.request
  const message = check.problems.map((problem) => problem.message).join('; ')
  throw new AppError(check.code, message, { details: check.problems })
}

function priceFor(viewer: Viewer, model: CatalogueModel, order: Order): Price {
  return priceOf(model.price, order, planOf(viewer.planId).paid)
}

/** Who makes it here. @throws AppError when the model does not run here, or not for this person */
export function providerOf(context: Pick<Context, 'config' | 'speech'>, viewer: Viewer, body: QuoteBody): ProviderId {
  if (body.mode === 'effect') return BUILT_IN
  const model = knownModel(body.model)
  requireModelFor(viewer, model)
  return requireRunning(context, model)
}

/** What the ledger says of it. */
export function reasonOf({ kind, numOutputs, recipe }: CheckedOrder): string {
  const things = { image: ['picture', 'pictures'], video: ['video', 'videos'], audio: ['sound', 'sounds'] } as const
  return `${numOutputs} ${things[kind][numOutputs === 1 ? 0 : 1]} with ${modelLabel(recipe.model)}`
}

/** Two bodies with the same hash ask for the same; the schema has put their fields in one order. */
export function hashOf(body: QuoteBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex')
}
