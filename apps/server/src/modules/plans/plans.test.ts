import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/server.ts'
import { planInfo } from './plan-info.ts'
import { planOf, PLANS } from './plans.ts'

test('P2: the four plans', () => {
  const shown = PLANS.map(({ id, name, monthlyCredits, priceCents, privateLimit, communityDepth }) => [
    id,
    name,
    monthlyCredits,
    priceCents,
    privateLimit,
    communityDepth,
  ])
  expect(shown).toEqual([
    [1, 'Free', 600, null, 10, 500],
    [2, 'Starter', 5_000, 499, 100, null],
    [3, 'Basic', 10_000, 999, 500, null],
    [4, 'Premium', 25_000, 1999, 5_000, null],
  ])
  expect(planOf(99).name).toBe('Free')
})

test('P2: paid plans pay less and are first in the queue', () => {
  const [free, ...paid] = PLANS
  for (const plan of paid) {
    expect(plan.paid).toBe(true)
    expect(plan.priority).toBeGreaterThan(free?.priority ?? 0)
  }
})

test('P3: what is left never goes below nothing', () => {
  expect(planInfo(planOf(1), 12, 600)).toEqual({
    plan: 'Free',
    total_limit: 500,
    remaining: 0,
    private_images_limit: 10,
    private_images_used: 12,
    private_images_remaining: 0,
  })
})

test('P2: everybody may read the plans', async () => {
  const server = await startTestServer()
  const { plans } = await server.api()('GET /api/v1/plans')
  expect(plans.map(({ id, name, price_usd }) => [id, name, price_usd])).toEqual([
    [1, 'Free', null],
    [2, 'Starter', 4.99],
    [3, 'Basic', 9.99],
    [4, 'Premium', 19.99],
  ])
  expect(plans[0]).toEqual({
    id: 1,
    name: 'Free',
    monthly_credits: 600,
    price_usd: null,
    private_images_limit: 10,
    community_depth: 500,
    priority: 0,
    queue_limit: 4,
    is_paid: false,
  })
  await server.stop()
})
