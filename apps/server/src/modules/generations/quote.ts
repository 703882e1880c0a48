import type { Quote } from '@easel/contract/entities/generation'
import type { QuoteBody } from '@easel/contract/entities/requests'
import { GUEST } from '@easel/contract/limits'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { balanceOf } from '../credits/balance.ts'
import { checkedOrder } from './checked-order.ts'
import { requireSourceLengths } from './source-lengths.ts'

/** What an order would cost this person. For a visitor 'enough' asks what a guest is given. */
export async function quoteOf(context: Context, viewer: Viewer, body: QuoteBody): Promise<Quote> {
  const { model, recipe, price } = checkedOrder(viewer, body)
  if (model === null || model.built_in) await context.signals.publish('wanted', { model: recipe.model })
  const { credits, breakdown } = price
  if (viewer.id === null) return { credits, breakdown, balance_after: null, enough: credits <= GUEST.credits }
  await requireSourceLengths(context.db, viewer.id, recipe)
  const { total_available: available } = await balanceOf(context, viewer.id)
  return { credits, breakdown, balance_after: available - credits, enough: available >= credits }
}
