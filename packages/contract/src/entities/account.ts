import { z } from '@hono/zod-openapi'

export const planInfo = z
  .object({
    plan: z.string(),
    total_limit: z.number().int().nullable(),
    remaining: z.number().int().nullable(),
    private_images_limit: z.number().int(),
    private_images_used: z.number().int(),
    private_images_remaining: z.number().int(),
  })
  .openapi('PlanInfo')
export type PlanInfo = z.infer<typeof planInfo>

/** P2: what a plan gives, and what it costs. */
export const plan = z
  .object({
    id: z.number().int(),
    name: z.string(),
    monthly_credits: z.number().int(),
    /** A month; null: free. */
    price_usd: z.number().nullable(),
    private_images_limit: z.number().int(),
    /** How many items of a community list it shows; null: without end. */
    community_depth: z.number().int().nullable(),
    /** Added to a job's place in the queue: higher runs first. */
    priority: z.number().int(),
    /** Jobs of one person that may wait or run at once. */
    queue_limit: z.number().int(),
    /** Pays each model's cheaper price. */
    is_paid: z.boolean(),
  })
  .openapi('Plan')
export type Plan = z.infer<typeof plan>

export const visitorInfo = z.object({ is_visitor: z.boolean(), visitor_limit: z.number().int() }).openapi('VisitorInfo')
export type VisitorInfo = z.infer<typeof visitorInfo>

export const creditBalance = z
  .object({
    total_available: z.number().int(),
    monthly_credits_limit: z.number().int(),
    monthly_credits_used: z.number().int(),
    /** When the month's credits are granted next; null for guests, who get none. */
    next_grant_at: z.iso.datetime().nullable(),
  })
  .openapi('CreditBalance')
export type CreditBalance = z.infer<typeof creditBalance>

export const me = z
  .object({
    user: z
      .object({
        id: z.string(),
        username: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        avatar: z.string().nullable(),
        is_guest: z.boolean(),
        is_admin: z.boolean(),
        is_restricted: z.boolean(),
        created_at: z.iso.datetime(),
      })
      .nullable(),
    /** True without a session and for guests: the caps of P1 hold. */
    is_visitor: z.boolean(),
    subscription: z.object({ plan_id: z.number().int() }),
    plan_info: planInfo.nullable(),
    credits: creditBalance.nullable(),
    restrictions: z.object({ may_generate: z.boolean(), may_publish: z.boolean(), reason: z.string().nullable() }),
  })
  .openapi('Me')
export type Me = z.infer<typeof me>

export const ledgerEntry = z
  .object({
    id: z.string(),
    kind: z.enum(['grant', 'hold', 'capture', 'release']),
    /** Credits that the entry is about, never negative. */
    amount: z.number().int(),
    /** What it did to the balance: hold −, grant and release +, capture 0. */
    change: z.number().int(),
    balance_after: z.number().int(),
    reason: z.string(),
    generation_id: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi('LedgerEntry')
export type LedgerEntry = z.infer<typeof ledgerEntry>

/** P5 */
export const creditUsage = z
  .object({
    creditsUsed: z.number().int(),
    creditsLimit: z.number().int(),
    creditsRemaining: z.number().int(),
    next_grant_at: z.iso.datetime().nullable(),
    recent: z.array(ledgerEntry),
  })
  .openapi('CreditUsage')
export type CreditUsage = z.infer<typeof creditUsage>
