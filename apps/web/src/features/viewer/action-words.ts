import { ApiError } from '@easel/contract/client'
import type { PlanInfo } from '@easel/contract/entities/account'

/** A2: what is said when an image changed sides. */
export function privacyWords(isPrivate: boolean, inCommunity: boolean): string {
  if (!isPrivate) return 'Image is now public'
  return inCommunity ? 'Image is now private and removed from community gallery' : 'Image is now private'
}

/** Specification 8: the server's own sentence when it refused, `failed` when it gave none, `unreached` when it was not reached. */
export function failureWords(error: unknown, failed: string, unreached: string): string {
  if (!(error instanceof ApiError) || error.status === 0) return unreached
  return error.status >= 500 ? failed : error.message || failed
}

/** A2: the plan, when its private images are used up. */
export function privateLimitOf(error: unknown): Pick<PlanInfo, 'plan' | 'private_images_limit'> | null {
  if (!(error instanceof ApiError) || error.status !== 403) return null
  const plan: unknown = error.body.plan_info
  if (typeof plan !== 'object' || plan === null || !('private_images_limit' in plan) || !('plan' in plan)) return null
  return { plan: String(plan.plan), private_images_limit: Number(plan.private_images_limit) }
}
