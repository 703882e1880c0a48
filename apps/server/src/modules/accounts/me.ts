import type { Me } from '@easel/contract/entities/account'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { balanceOf } from '../credits/balance.ts'
import { planInfo } from '../plans/plan-info.ts'
import { planOf } from '../plans/plans.ts'
import { countPrivate } from '../plans/private-quota.ts'
import { RESTRICTED_TEXT } from './require-session.ts'

/** Who asks, and what they may do. */
export async function describeViewer(context: Context, viewer: Viewer): Promise<Me> {
  const { id } = viewer
  const [credits, privateUsed] = id
    ? await Promise.all([balanceOf(context, id), viewer.isGuest ? 0 : countPrivate(context.db, id)])
    : [null, 0]
  return {
    user: presentUser(viewer),
    is_visitor: viewer.isVisitor,
    subscription: { plan_id: viewer.planId },
    plan_info: viewer.isVisitor ? null : planInfo(planOf(viewer.planId), privateUsed),
    credits,
    restrictions: {
      // Visitors as well: pressing Generate signs them in as guests (decisions.md 3).
      may_generate: !viewer.isRestricted,
      may_publish: !viewer.isVisitor && !viewer.isRestricted,
      reason: viewer.isRestricted ? RESTRICTED_TEXT : null,
    },
  }
}

function presentUser(viewer: Viewer): Me['user'] {
  if (viewer.id === null || viewer.createdAt === null) return null
  return {
    id: viewer.id,
    username: viewer.username ?? '',
    name: viewer.name ?? '',
    email: viewer.email,
    avatar: viewer.avatar,
    is_guest: viewer.isGuest,
    is_admin: viewer.isAdmin,
    is_restricted: viewer.isRestricted,
    created_at: viewer.createdAt.toISOString(),
  }
}
