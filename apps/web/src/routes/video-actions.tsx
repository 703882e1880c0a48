import { MAX_PAGE_SIZE, PAGE_SIZE } from '@easel/contract/limits'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { isFound, toEffectCard } from '../features/effects/effect-card-data.ts'
import { EffectList } from '../features/effects/effect-list.tsx'
import { CATEGORY_CHIPS, effectsPath, parseEffectQuery } from '../features/effects/effect-query.ts'
import { pageMeta } from '../lib/meta.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const query = parseEffectQuery(new URL(request.url).searchParams)
  const { category, text } = query
  const answer = await api('GET /api/v1/video-actions/list', {
    query: {
      limit: text === '' ? PAGE_SIZE.catalogue : MAX_PAGE_SIZE,
      sort: 'featured_alphabetical',
      ...(category && { category }),
    },
  }).catch(() => null)
  const effects = answer?.actions.map(toEffectCard).filter((effect) => text === '' || isFound(effect, text)) ?? []
  return { origin, query, first: answer && { effects, total: answer.total } }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { origin, query, first } = loaderData
  const chip = query.category && CATEGORY_CHIPS.find(({ category }) => category === query.category)
  const poster = first?.effects[0]?.examples[0]?.poster
  return pageMeta({
    title: chip ? `Video Effects: ${chip.label}` : 'Video Effects',
    description: 'Multi-step cinematic effects: give a photo or two and get a film, with its price before you start.',
    origin,
    path: effectsPath({ category: query.category, text: '' }),
    noIndex: query.text !== '',
    ...(poster && {
      image: { url: poster.image, width: poster.width, height: poster.height, alt: 'An example of a video effect' },
    }),
  })
}

export default function VideoActions() {
  return <EffectList {...useLoaderData<typeof loader>()} />
}
