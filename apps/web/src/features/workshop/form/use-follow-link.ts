import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { withoutNames } from './link.ts'
import type { FormLink, LinkNames } from './link.ts'

/**
 * Does the part of a link that needs the server (a work to take over, a picture to start from), then takes what was read out of the
 * address. Each link is done once; nothing is ever ordered by one. A tab or model that the person has left goes out of the
 * address too, so that a reload finds what was chosen last.
 * @param follow fetches and fills; says itself what went wrong
 */
export function useFollowLink<Mode extends string, L extends FormLink<Mode>>(
  link: L,
  names: LinkNames,
  chosen: { mode: Mode; model: string },
  follow: (link: L) => Promise<void>,
): void {
  const [query, setQuery] = useSearchParams()
  const done = useRef('')
  const onLink = useEffectEvent((asked: L) => void follow(asked))
  const fills = names.once.some((name) => query.has(name))
  useEffect(() => {
    const asked = JSON.stringify(link)
    if (!fills || done.current === asked) return
    done.current = asked
    onLink(link)
    setQuery((now) => withoutNames(now, names.once), { replace: true, preventScrollReset: true })
  }, [link, fills, names, setQuery])

  const { mode, model } = chosen
  const isLeft = (link.tab !== null && link.tab !== mode) || (link.model !== null && link.model !== model)
  useEffect(() => {
    if (isLeft) setQuery((now) => withoutNames(now, names.all), { replace: true, preventScrollReset: true })
  }, [isLeft, names, setQuery])
}
