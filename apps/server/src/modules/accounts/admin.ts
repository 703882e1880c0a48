import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Person } from './require-session.ts'

const CLAIM = 'admin_claim'

/**
 * decisions.md 10: the account of EASEL_ADMIN_EMAIL becomes admin. Its address must be proven (magic link, or the link
 * in the letter of the sign-up) where letters leave the house; where they go to the log, the operator alone reads them
 * and the address is taken at its word.
 */
export async function promoteByEmail(context: Context, userId: string): Promise<void> {
  const { adminEmail } = context.config
  if (!adminEmail) return
  let query = context.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', userId)
    .where('email', '=', adminEmail.toLowerCase())
    .where('role', '=', 'user')
    .where('is_anonymous', '=', false)
  if (context.mail.delivers) query = query.where('email_verified', '=', true)
  await query.execute()
}

/**
 * The address of the one-time link that makes the first admin, path and query alone; null once there is an admin, or
 * when EASEL_ADMIN_EMAIL names one. The same at every start until it is used; the database holds only half of its
 * secret.
 */
export async function ensureAdminLink(context: Context): Promise<string | null> {
  if (context.config.adminEmail || (await hasAdmin(context))) return null
  await context.db
    .insertInto('settings')
    .values({ key: CLAIM, value: JSON.stringify({ nonce: context.id() }), updated_at: context.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await context.db.selectFrom('settings').select('value').where('key', '=', CLAIM).executeTakeFirst()
  return row ? `/admin/claim?token=${claimToken(context, row.value['nonce'])}` : null
}

/**
 * Makes a member the admin by the one-time link, once.
 * @throws AppError `forbidden` when the token is wrong or was used
 */
export async function claimAdmin(context: Context, member: Person, token: string): Promise<void> {
  const done = await context.db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('settings').select('value').where('key', '=', CLAIM).forUpdate().executeTakeFirst()
    if (!row || !isSame(claimToken(context, row.value['nonce']), token)) return false
    await trx.deleteFrom('settings').where('key', '=', CLAIM).execute()
    await trx.updateTable('users').set({ role: 'admin' }).where('id', '=', member.id).execute()
    return true
  })
  if (!done) throw new AppError('forbidden', 'This link is not valid, or has been used.')
}

async function hasAdmin(context: Context): Promise<boolean> {
  const found = await context.db
    .selectFrom('users')
    .select(sql<number>`1`.as('one'))
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function claimToken(context: Context, nonce: unknown): string {
  return createHmac('sha256', context.config.secret)
    .update(`admin claim\n${String(nonce)}`)
    .digest('base64url')
}

function isSame(expected: string, offered: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(offered)]
  return left.length === right.length && timingSafeEqual(left, right)
}
