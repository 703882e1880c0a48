import { createRoute, z } from '@hono/zod-openapi'
import { creditBalance, creditUsage, ledgerEntry, me, plan } from '../entities/account.ts'
import { body, failures, json, pageQuery } from './answers.ts'

export const getMe = createRoute({
  method: 'get',
  path: '/api/v1/me',
  tags: ['account'],
  summary: 'Who is asking, and what they may do',
  responses: { 200: json(me, 'The person, or a visitor'), ...failures },
})

export const getSubscription = createRoute({
  method: 'get',
  path: '/api/v1/subscription/current',
  tags: ['account'],
  summary: 'The plan of the person who asks',
  responses: {
    200: json(z.object({ subscription: z.object({ plan_id: z.number().int() }) }), 'The plan; 1 without a session'),
    ...failures,
  },
})

// P2
export const listPlans = createRoute({
  method: 'get',
  path: '/api/v1/plans',
  tags: ['account'],
  summary: 'The plans, from the free one up',
  responses: { 200: json(z.object({ plans: z.array(plan) }), 'All of them'), ...failures },
})

export const getCreditBalance = createRoute({
  method: 'get',
  path: '/api/v1/credits/balance',
  tags: ['credits'],
  summary: 'Credits at hand',
  responses: { 200: json(creditBalance, 'The balance'), ...failures },
})

// P5
export const getCreditUsage = createRoute({
  method: 'get',
  path: '/api/v1/credits/usage',
  tags: ['credits'],
  summary: 'The month so far, and the last entries of the ledger',
  responses: { 200: json(creditUsage, 'Usage'), ...failures },
})

export const getLedger = createRoute({
  method: 'get',
  path: '/api/v1/credits/ledger',
  tags: ['credits'],
  summary: 'Every entry of the ledger, newest first',
  request: { query: pageQuery.pick({ limit: true, cursor: true }) },
  responses: {
    200: json(z.object({ entries: z.array(ledgerEntry), next_cursor: z.string().nullable() }), 'A page'),
    ...failures,
  },
})

/** decisions.md 10: the one-time link of a first start, used by a signed-in member. */
export const claimAdmin = createRoute({
  method: 'post',
  path: '/api/v1/admin/claim',
  tags: ['account'],
  summary: 'Become admin by the one-time link',
  request: { body: body(z.strictObject({ token: z.string().min(1).max(200) })) },
  responses: { 200: json(z.object({ is_admin: z.literal(true) }), 'Done; the link is used up'), ...failures },
})
