import type { Quote } from '@easel/contract/entities/generation'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import { GUEST } from '@easel/contract/limits'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { balanceOf } from '../credits/balance.ts'
import { checkedRequest, priceFor } from './check-request.ts'
import { knownModel } from './require-model.ts'

/** What an order would cost this person. For a visitor 'enough' asks what a guest is given. */
export async function quoteOf(context: Context, viewer: Viewer, body: ImageGenerateBody): Promise<Quote> {
  const model = knownModel(body.model)
  if (model.built_in) await context.signals.publish('wanted', { model: model.id })
  const { credits, breakdown } = priceFor(viewer, model, checkedRequest(model, body))
  if (viewer.id === null) return { credits, breakdown, balance_after: null, enough: credits <= GUEST.credits }
  const { total_available: available } = await balanceOf(context, viewer.id)
  return { credits, breakdown, balance_after: available - credits, enough: available >= credits }
}
