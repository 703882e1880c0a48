import { listPlans } from '@easel/contract/routes/account'
import type { Plan as PlanAnswer } from '@easel/contract/entities/account'
import type { App } from '../../http/app.ts'
import { PLANS, type Plan } from './plans.ts'

export function planRoutes(app: App): void {
  app.openapi(listPlans, (c) => c.json({ plans: PLANS.map(presentPlan) }, 200))
}

function presentPlan(plan: Plan): PlanAnswer {
  return {
    id: plan.id,
    name: plan.name,
    monthly_credits: plan.monthlyCredits,
    price_usd: plan.priceCents === null ? null : plan.priceCents / 100,
    private_images_limit: plan.privateLimit,
    community_depth: plan.communityDepth,
    priority: plan.priority,
    queue_limit: plan.queueLimit,
    is_paid: plan.paid,
  }
}
