import { priceOf } from '@easel/catalogue/price'
import type { Order, Price } from '@easel/catalogue/price'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { QuoteBody } from '@easel/contract/entities/requests'
import { GUEST } from '@easel/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useMe } from '../../../lib/session.ts'

export interface ShownPrice extends Price {
  /** Credits at hand; what a guest would get for someone who is not signed in. */
  available: number
  /** The balance is that of a guest to be. */
  isForGuest: boolean
  /** The server said the same. */
  isConfirmed: boolean
  hasFailed: boolean
  retry(): void
}

/**
 * What an order costs: by the catalogue's own function at once, confirmed by the server when something changed that the price
 * depends on.
 * @param ask.body what is asked of the server, without what the price does not depend on; null while it cannot be asked
 * @param ask.fingerprint changes when the price may change
 */
export function usePrice(ask: {
  model: ModelEntry
  order: Order
  body: QuoteBody | null
  fingerprint: readonly (string | number | boolean | null)[]
}): ShownPrice {
  const { model, order, body, fingerprint } = ask
  const me = useMe()
  const local = priceOf(model.price, order, me.subscription.plan_id > 1)
  const isAskable = me.user !== null && model.available && body !== null
  const quote = useQuery({
    queryKey: [
      'workshop-quote',
      me.user?.id,
      me.subscription.plan_id,
      me.credits?.total_available,
      model.id,
      ...fingerprint,
    ],
    queryFn: ({ signal }) => (body === null ? null : api('POST /api/v1/quotes', { json: body, signal })),
    enabled: isAskable,
    placeholderData: keepPreviousData,
  })
  const answer = quote.isPlaceholderData ? undefined : quote.data
  return {
    credits: answer?.credits ?? local.credits,
    breakdown: answer?.breakdown ?? local.breakdown,
    available: me.credits?.total_available ?? (me.user ? 0 : GUEST.credits),
    isForGuest: me.user === null,
    isConfirmed: answer !== undefined && answer !== null,
    hasFailed: isAskable && quote.isError,
    retry: () => void quote.refetch(),
  }
}
