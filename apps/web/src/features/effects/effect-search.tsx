import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, NavigationType, useNavigationType, useSubmit } from 'react-router'
import { useTypedEarly } from '../../lib/hydration.ts'
import type { EffectQuery } from './effect-query.ts'

/** The search of the list. It lives in the address, and works before scripts do. */
export function EffectSearch({ query }: { query: EffectQuery }) {
  const submit = useSubmit()
  const field = useRef<HTMLInputElement>(null)
  useTypedEarly(field, (text) => text !== query.text && ask())
  // The address was changed elsewhere: by a chip, or by going back. What is just being written is ahead of the address.
  const isBack = useNavigationType() === NavigationType.Pop
  const shown = useRef(query.text)
  useEffect(() => {
    const { current: input } = field
    if (!input || shown.current === query.text) return
    shown.current = query.text
    if (isBack || document.activeElement !== input) input.value = query.text
  }, [query.text, isBack])

  function ask(): void {
    const { current: input } = field
    if (!input?.form) return
    const wanted = new FormData(input.form)
    if (input.value.trim() === '') wanted.delete('q')
    // One step back leads out of the search, however many letters it has.
    void submit(wanted, { replace: query.text !== '', preventScrollReset: true, action: '/video-actions' })
  }
  return (
    <search className="block w-full max-w-md">
      <Form action="/video-actions" preventScrollReset>
        {query.category && <input type="hidden" name="category" value={query.category} />}
        <label className="flex h-11 items-center gap-2 rounded-control border border-line-strong bg-surface-1 px-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)">
          <Search size={18} aria-hidden className="text-ink-3" />
          <span className="sr-only">Search effects</span>
          <input
            ref={field}
            type="search"
            name="q"
            maxLength={100}
            defaultValue={query.text}
            onChange={ask}
            placeholder="Search effects"
            autoComplete="off"
            className="h-full min-w-0 flex-1 bg-transparent outline-none"
          />
        </label>
      </Form>
    </search>
  )
}
