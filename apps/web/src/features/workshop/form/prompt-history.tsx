import { PAGE_SIZE } from '@easel/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/errors.ts'
import { useMe } from '../../../lib/session.ts'
import { formatDate } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { isOfKind } from '../jobs/kinds.ts'
import type { Kind } from '../jobs/kinds.ts'
import { promptsOf } from './prompt-list.ts'

/** One's own prompts, to search and to take up again. It reads the same pages as the history. */
export function PromptHistory(props: {
  kind: Kind
  open: boolean
  onClose: () => void
  onChoose: (prompt: string) => void
}) {
  const { kind, open, onClose, onChoose } = props
  const userId = useMe().user?.id ?? null
  const [search, setSearch] = useState('')
  const history = useInfiniteQuery({
    queryKey: ['workshop-history', kind, userId],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v1/generations', {
        query: { kind, limit: PAGE_SIZE.history, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    enabled: open && userId !== null,
  })
  const prompts = promptsOf(
    history.data?.pages.flatMap((page) => page.generations.filter((each) => isOfKind(each, kind))) ?? [],
    search,
  )
  return (
    <Dialog open={open} onClose={onClose} title="Your prompts" wide>
      <TextField
        label="Search your prompts"
        hideLabel
        type="search"
        placeholder="Search your prompts"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="mt-4"
      />
      {history.isPending && <Skeleton className="mt-4 h-32 rounded-control" />}
      {history.isError && <p className="mt-4 text-danger">{messageOf(history.error)}</p>}
      {history.data && prompts.length === 0 && (
        <p className="mt-4 text-ink-2">
          {search.trim() ? 'None of your prompts has these words.' : 'Nothing yet. What you order shows up here.'}
        </p>
      )}
      <ul className="-mx-2 mt-2">
        {prompts.map(({ prompt, at }) => (
          <li key={prompt}>
            <button
              type="button"
              onClick={() => {
                onChoose(prompt)
                onClose()
              }}
              className="w-full rounded-control p-2 text-left transition-colors move hover:bg-surface-2"
            >
              <span className="line-clamp-3">{prompt}</span>
              <span className="type-wall">{formatDate(at)}</span>
            </button>
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button
          className="mt-2 self-start"
          disabled={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </Dialog>
  )
}
