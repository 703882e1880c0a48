import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { notify } from '../../lib/notices.ts'
import { fillsForm, parseDeepLink, withoutDeepLink } from './deep-link.ts'
import type { DeepLink } from './deep-link.ts'
import type { Draft } from './draft.ts'
import type { Fill } from './use-fill.ts'

/** The address as a wish of the form. */
export function useDeepLink(): DeepLink {
  const [query] = useSearchParams()
  return useMemo(() => parseDeepLink(query), [query])
}

/**
 * Does the part of a link that needs the server (a picture to remix, a picture to start from), then takes what was read out of the
 * address. Each link is done once; nothing is ever ordered by one. A tab or model that the person has left goes out of the
 * address too, so that a reload finds what was chosen last.
 */
export function useFollowLink(link: DeepLink, fill: Fill, chosen: Pick<Draft, 'mode' | 'model'>): void {
  const [, setQuery] = useSearchParams()
  const done = useRef('')
  const onLink = useEffectEvent(async ({ remix, source, seed }: DeepLink) => {
    const id = remix ?? source
    if (id === null) return
    try {
      const item = await api('GET /api/v1/images/{id}', { params: { id } })
      if (remix === null) fill.reference(item)
      else fill.remix(seed === null ? item : { ...item, seed }, null, seed !== null)
    } catch (error) {
      notify(messageOf(error, 'The picture of this link could not be found.'), { tone: 'warn' })
    }
  })
  useEffect(() => {
    const asked = JSON.stringify(link)
    if (!fillsForm(link) || done.current === asked) return
    done.current = asked
    void onLink(link)
    setQuery((now) => withoutDeepLink(now), { replace: true, preventScrollReset: true })
  }, [link, setQuery])

  const { mode, model } = chosen
  const isLeft = (link.tab !== null && link.tab !== mode) || (link.model !== null && link.model !== model)
  useEffect(() => {
    if (isLeft) setQuery((now) => withoutDeepLink(now, true), { replace: true, preventScrollReset: true })
  }, [isLeft, setQuery])
}
