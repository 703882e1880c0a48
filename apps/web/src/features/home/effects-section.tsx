import { PAGE_SIZE } from '@easel/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { EffectCard } from './effect-card.tsx'
import type { EffectCardData } from './effect-data.ts'
import { toEffectCard } from './effect-data.ts'

/** A page of effects, and how many there are in all. */
export interface EffectPage {
  effects: EffectCardData[]
  total: number
}

/**
 * H2, H3: what can be made of a photo, ten by ten.
 * @param first the first page as the document brought it; null when it could not be read, then it is asked for again here
 */
export function EffectsSection({ first }: { first: EffectPage | null }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['home-effects'],
    queryFn: async ({ pageParam, signal }): Promise<EffectPage> => {
      const { actions, total } = await api('GET /api/v1/video-actions/list', {
        query: { limit: PAGE_SIZE.catalogue, offset: pageParam, sort: 'featured_alphabetical' },
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
    retry: false,
  })
  const effects = data?.pages.flatMap((page) => page.effects) ?? []
  return (
    <Section title="Video Effects" more="/video-actions">
      {data && effects.length === 0 && <p className="text-ink-2">No video effects yet.</p>}
      <ul className="grid grid-cols-5 gap-x-4 gap-y-6 max-lg:grid-cols-3 max-md:grid-cols-2 max-md:gap-x-2 max-md:gap-y-5">
        {effects.map((effect) => (
          <li key={effect.id}>
            <EffectCard effect={effect} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button size="big" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load More
          </Button>
        </div>
      )}
    </Section>
  )
}
