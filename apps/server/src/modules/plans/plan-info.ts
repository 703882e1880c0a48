import type { PlanInfo } from '@easel/contract/entities/account'
import type { Plan } from './plans.ts'

/**
 * P3: what a list says about the plan of the person who asks.
 * @param privateUsed private pictures that the account has now
 * @param depth items of a community list seen so far; 0 for a person's own lists
 */
export function planInfo(plan: Plan, privateUsed: number, depth = 0): PlanInfo {
  return {
    plan: plan.name,
    total_limit: plan.communityDepth,
    remaining: plan.communityDepth === null ? null : Math.max(0, plan.communityDepth - depth),
    private_images_limit: plan.privateLimit,
    private_images_used: privateUsed,
    private_images_remaining: Math.max(0, plan.privateLimit - privateUsed),
  }
}
