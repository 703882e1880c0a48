import type { ApiClient } from '@easel/contract/client'
import { PAGE_SIZE } from '@easel/contract/limits'
import { toCard } from '../../lib/model-card-data.ts'

/** What the home page shows first. Every list fails silently on its own (H7, specification 8): the page stands without it. */
export async function loadHome(api: ApiClient) {
  const [catalogue, community] = await Promise.all([
    api('GET /api/v1/models').catch(() => null),
    api('GET /api/v1/images/random', { query: { limit: PAGE_SIZE.home, sort: 'hot' } }).catch(() => undefined),
  ])
  return { models: catalogue?.models.map(toCard) ?? [], images: community?.images ?? [] }
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>
