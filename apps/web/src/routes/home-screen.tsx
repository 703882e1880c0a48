import type { ApiClient } from '@easel/contract/client'
import { PAGE_SIZE } from '@easel/contract/limits'
import type { ModelCardData } from '../features/catalogue/card-data.ts'
import { toCards } from '../features/catalogue/card-data.ts'
import { ModelRow } from '../features/catalogue/model-row.tsx'
import { CommunitySection } from '../features/home/community-section.tsx'
import { toEffectCard } from '../features/home/effect-data.ts'
import { EffectsSection } from '../features/home/effects-section.tsx'
import { Hero } from '../features/home/hero.tsx'
import { Section } from '../ui/section.tsx'

/** What the home page shows first. Every list fails silently on its own (H7, specification 8): the page stands without it. */
export async function loadHome(api: ApiClient) {
  const [catalogue, community, effects] = await Promise.all([
    api('GET /api/v1/models').catch(() => null),
    api('GET /api/v1/images/random', { query: { limit: PAGE_SIZE.home, sort: 'hot' } }).catch(() => null),
    api('GET /api/v1/video-actions/list', {
      query: { limit: PAGE_SIZE.catalogue, sort: 'featured_alphabetical' },
    }).catch(() => null),
  ])
  // 204: there is nothing yet, which is no failure.
  return {
    models: toCards(catalogue?.models ?? []),
    images: community === null ? null : (community?.images ?? []),
    effects: effects && { effects: effects.actions.map(toEffectCard), total: effects.total },
  }
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>

/** The home page, its sections in their order (H2). */
export function HomeScreen({ data }: { data: HomeData }) {
  const of = (group: ModelCardData['group']) => data.models.filter((model) => model.group === group)
  return (
    <>
      <Hero works={data.images ?? []} />
      <ModelRow title="Standard Image Models" more="/models?tab=images" models={of('standard')} />
      <ModelRow title="SDXL Checkpoints" more="/models?tab=images" models={of('sdxl')} />
      <ModelRow title="Video Models" more="/models?tab=videos" models={of('video')} />
      {/* H3: no adapters can be made in this version; the text is the requirement's. */}
      <Section title="Custom Image Models" more="/lora">
        <p className="text-ink-2">No custom models yet.</p>
      </Section>
      <EffectsSection first={data.effects} />
      <CommunitySection first={data.images} />
    </>
  )
}
