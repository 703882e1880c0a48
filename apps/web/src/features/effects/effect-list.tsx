import { PAGE_SIZE } from '@easel/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { countOf } from '../../lib/text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { LinkChip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toEffectCard } from './effect-card-data.ts'
import type { EffectCardData } from './effect-card-data.ts'
import { CATEGORY_CHIPS, effectsPath } from './effect-query.ts'
import type { EffectQuery } from './effect-query.ts'
import { EffectSearch } from './effect-search.tsx'
import { EffectTile } from './effect-tile.tsx'

// Tiles of the first screen: their stills come first.
const FIRST = 4

/** A page of effects, and how many there are in all. */
export interface EffectPage {
  effects: EffectCardData[]
  total: number
}

/**
 * Every video effect, featured ones first, the rest by name, ten by ten (H3), by category and by words.
 * @param first the first page as the document brought it; of a search it is all that was found; null when it could not be read
 */
export function EffectList({ query, first }: { query: EffectQuery; first: EffectPage | null }) {
  return (
    <div className="wrap pt-10 max-md:pt-6">
      <h1 className="type-display">Video effects</h1>
      <p className="mt-3 max-w-[60ch] type-entry font-normal text-ink-2">
        Give a photo and get a scene. Choose an effect: it says how many photos it takes and what it costs.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <nav
          aria-label="Categories"
          className="flex flex-wrap gap-2 max-md:-mx-gutter max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:[scrollbar-width:none]"
        >
          {CATEGORY_CHIPS.map(({ category, label }) => (
            <LinkChip
              key={label}
              to={effectsPath({ category, text: query.text })}
              current={query.category === category}
              preventScrollReset
              className="shrink-0"
            >
              {label}
            </LinkChip>
          ))}
        </nav>
        <EffectSearch query={query} />
      </div>
      <Found key={`${query.category} ${query.text}`} query={query} first={first} />
    </div>
  )
}

function Found({ query, first }: { query: EffectQuery; first: EffectPage | null }) {
  const { category, text } = query
  const list = useInfiniteQuery({
    queryKey: ['effects', category],
    queryFn: async ({ pageParam, signal }): Promise<EffectPage> => {
      const { actions, total } = await api('GET /api/v1/video-actions/list', {
        query: {
          limit: PAGE_SIZE.catalogue,
          offset: pageParam,
          sort: 'featured_alphabetical',
          ...(category && { category }),
        },
        signal,
      })
      return { effects: actions.map(toEffectCard), total }
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.effects.length, 0)
      return shown < total && pages.at(-1)?.effects.length ? shown : null
    },
    ...(first && { initialData: { pages: [first], pageParams: [0] } }),
    staleTime: 5 * 60_000,
    // What a search found came whole.
    enabled: text === '',
  })
  const effects = text === '' ? (list.data?.pages.flatMap((page) => page.effects) ?? []) : (first?.effects ?? [])
  if (effects.length === 0) return <Nothing query={query} hasFailed={first === null && !list.isPending} />
  return (
    <>
      <output className="sr-only">{text && `${countOf(effects.length, 'effect')} found`}</output>
      <ul className="mt-8 grid grid-cols-4 gap-x-4 gap-y-8 max-lg:grid-cols-3 max-md:mt-6 max-md:grid-cols-2 max-md:gap-x-2 max-md:gap-y-6">
        {effects.map((effect, index) => (
          <li key={effect.id}>
            <EffectTile effect={effect} priority={index < FIRST} />
          </li>
        ))}
      </ul>
      {text === '' && list.isFetchNextPageError && (
        <p role="alert" className="mt-8 text-center text-danger">
          {messageOf(list.error)}
        </p>
      )}
      {text === '' && list.hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button size="big" aria-busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load More
          </Button>
        </div>
      )}
    </>
  )
}

function Nothing({ query, hasFailed }: { query: EffectQuery; hasFailed: boolean }) {
  if (hasFailed) {
    return (
      <EmptyState
        className="mt-8"
        title="The effects could not be loaded"
        actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
      />
    )
  }
  if (query.text !== '') {
    return (
      <EmptyState
        className="mt-8"
        title="No effect was found"
        actions={<LinkButton to={effectsPath({ category: null, text: '' })}>Show all effects</LinkButton>}
      >
        {`Nothing ${query.category ? 'of this kind ' : ''}matches “${query.text}”.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      className="mt-8"
      title="No video effects yet."
      actions={<LinkButton to="/videos/workshop?tab=i2v">Animate a photo in the video workshop</LinkButton>}
    />
  )
}
