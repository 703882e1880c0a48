import { effectPrice } from '@easel/catalogue/effects/check-effect-request'
import type { EffectEntry } from '@easel/catalogue/effects/effect'
import { GUEST } from '@easel/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useMe } from '../../../lib/session.ts'
import type { ShownPrice } from '../form/use-price.ts'
import { toBody, wholeOf } from './draft.ts'
import type { EffectDraft } from './draft.ts'

/** What the effect costs, step by step: by the catalogue at once, confirmed by the server as soon as every photo is there. */
export function useEffectPrice(draft: EffectDraft, entry: EffectEntry): ShownPrice {
  const me = useMe()
  const withSound = wholeOf(draft, entry).generate_audio
  const local = effectPrice(entry, withSound)
  const { seed: _seed, text: _text, ...body } = toBody(draft, entry)
  const isAskable = me.user !== null && body.inputs.length === entry.inputs.length
  const pictures = draft.pictures.map((picture) => picture?.id).join(' ')
  const quote = useQuery({
    queryKey: ['effect-quote', me.user?.id, me.credits?.total_available, entry.id, withSound, pictures],
    queryFn: ({ signal }) =>
      api('POST /api/v1/quotes', { json: { ...body, mode: 'effect', effect: entry.id }, signal }),
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
