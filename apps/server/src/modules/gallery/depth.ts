import { VISITOR_CAP } from '@easel/contract/limits'
import { AppError } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { planInfo } from '../plans/plan-info.ts'
import { planOf } from '../plans/plans.ts'
import type { GalleryKind } from './sources.ts'

/** P1: how many items of a community list a visitor may see. */
export const VISITOR_DEPTH: Readonly<Record<GalleryKind, number>> = {
  image: VISITOR_CAP.images,
  video: VISITOR_CAP.videos,
}

/** P1, P2: how many items of a community list the viewer may see; null: all of them. */
function depthCap(viewer: Viewer, kind: GalleryKind): number | null {
  return viewer.isVisitor ? VISITOR_DEPTH[kind] : planOf(viewer.planId).communityDepth
}

/**
 * How many items a page may have that begins at `depth`: the page shrinks to fit.
 * @throws AppError when nothing is left
 */
export function roomAt(viewer: Viewer, kind: GalleryKind, depth: number, limit: number): number {
  const cap = depthCap(viewer, kind)
  if (cap === null) return limit
  if (depth < cap) return Math.min(limit, cap - depth)
  if (viewer.isVisitor) {
    const seen = `You've viewed ${cap} ${kind}s as a visitor.`
    const message = `${seen} Sign in to see unlimited ${kind}s and unlock more features!`
    throw new AppError('visitor_limit_reached', message, { extra: { viewed: cap } })
  }
  const plan = planOf(viewer.planId)
  const message = `The ${plan.name} plan shows ${cap} community ${kind}s of a list. Upgrade to see them all.`
  throw new AppError('plan_limit_reached', message, { extra: { plan_info: planInfo(plan, 0, depth) } })
}
