import { getCreditBalance, getCreditUsage, getLedger } from '@easel/contract/routes/account'
import { PAGE_SIZE } from '@easel/contract/limits'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { requirePerson } from '../accounts/require-session.ts'
import { readCursor, writeCursor } from '../gallery/cursor.ts'
import { balanceOf } from './balance.ts'
import { ledgerPage } from './ledger.ts'

/** P5: how many of the last entries the usage shows. */
const RECENT = 10

export function creditRoutes(app: App, context: Context): void {
  app.openapi(getCreditBalance, async (c) => c.json(await balanceOf(context, requirePerson(c.get('viewer')).id), 200))

  app.openapi(getCreditUsage, async (c) => {
    const { id } = requirePerson(c.get('viewer'))
    const balance = await balanceOf(context, id)
    return c.json(
      {
        creditsUsed: balance.monthly_credits_used,
        creditsLimit: balance.monthly_credits_limit,
        creditsRemaining: balance.total_available,
        next_grant_at: balance.next_grant_at,
        recent: await ledgerPage(context, id, RECENT, null),
      },
      200,
    )
  })

  app.openapi(getLedger, async (c) => {
    const { id } = requirePerson(c.get('viewer'))
    const { limit = PAGE_SIZE.history, cursor } = c.req.valid('query')
    const list = `ledger of ${id}`
    const before = cursor === undefined ? null : (readCursor(context, list, cursor)[0] ?? null)
    const entries = await ledgerPage(context, id, limit, before)
    const last = entries.length < limit ? undefined : entries.at(-1)
    return c.json({ entries, next_cursor: last ? writeCursor(context, list, [last.id]) : null }, 200)
  })
}
