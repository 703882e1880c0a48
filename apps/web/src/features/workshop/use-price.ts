import { priceOf } from '@easel/catalogue/price'
import type { Price } from '@easel/catalogue/price'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { GUEST } from '@easel/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../lib/api.ts'
import { useMe } from '../../lib/session.ts'
import { toBody } from './draft.ts'
import type { Draft } from './draft.ts'

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
 * What the order costs: by the catalogue's own function at once, confirmed by the server when something changed that the price
 * depends on. Words and seed are no such thing and are not sent.
 */
export function usePrice(draft: Draft, model: ModelEntry): ShownPrice {
  const me = useMe()
  const isPaid = me.subscription.plan_id > 1
  const adapters = toBody(draft, model).loras?.length ?? 0
  const local = useMemo(
    () => priceOf(model.price, { num_outputs: draft.num_outputs, loras: adapters, kind: 'image' }, isPaid),
    [model, draft.num_outputs, adapters, isPaid],
  )
  const isAskable = me.user !== null && model.available && (draft.mode === 't2i' || draft.source !== null)
  const fingerprint = [
    me.user?.id,
    me.subscription.plan_id,
    me.credits?.total_available,
    model.id,
    draft.mode,
    draft.num_outputs,
    adapters,
  ]
  const quote = useQuery({
    queryKey: ['workshop-quote', ...fingerprint],
    queryFn: ({ signal }) => {
      const { seed: _seed, negative_prompt: _negative, ...body } = toBody(draft, model)
      return api('POST /api/v1/quotes', { json: { ...body, prompt: 'price' }, signal })
    },
    enabled: isAskable,
    placeholderData: keepPreviousData,
  })
  const answer = quote.isPlaceholderData ? undefined : quote.data
  return {
    credits: answer?.credits ?? local.credits,
    breakdown: answer?.breakdown ?? local.breakdown,
    available: me.credits?.total_available ?? (me.user ? 0 : GUEST.credits),
    isForGuest: me.user === null,
    isConfirmed: answer !== undefined,
    hasFailed: isAskable && quote.isError,
    retry: () => void quote.refetch(),
  }
}
