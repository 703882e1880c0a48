import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { GUEST } from '@easel/contract/limits'
import type { Context, DatabaseTransaction } from '../../context.ts'
import { grant, lockBalance } from '../credits/grant.ts'

/** Guests of one address and day who are given credits: a family or an office, not a script. */
const GRANTS_PER_ADDRESS = 5
const DAY_MS = 86_400_000

export interface Newcomer {
  readonly userId: string
  /** The value of the device cookie. */
  readonly device: string
  readonly address: string
}

/**
 * decisions.md 3: a guest's credits, once for a device and a few times a day for an address. Another guest of the same
 * device starts with none. Both are kept as keyed hashes.
 */
export async function giveGuestCredits(context: Context, { userId, device, address }: Newcomer): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockBalance(trx, userId)
    if (!(await takeGrant(context, trx, userId, device, address))) return
    await grant(context, trx, { userId, amount: GUEST.credits, reason: 'Welcome, guest', key: `guest:${userId}` })
    await trx.updateTable('balances').set({ monthly_limit: GUEST.credits }).where('user_id', '=', userId).execute()
  })
}

async function takeGrant(
  context: Context,
  trx: DatabaseTransaction,
  userId: string,
  device: string,
  address: string,
): Promise<boolean> {
  const addressHash = hash(context, 'address', address)
  // Guests of one address one after the other, so that the count holds.
  await sql`select pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`.execute(trx)
  const recent = await trx
    .selectFrom('guest_grants')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('address_hash', '=', addressHash)
    .where('created_at', '>', new Date(context.now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (Number(recent.count) >= GRANTS_PER_ADDRESS) return false
  const given = await trx
    .insertInto('guest_grants')
    .values({
      device_hash: hash(context, 'device', device),
      address_hash: addressHash,
      user_id: userId,
      created_at: context.now(),
    })
    .onConflict((conflict) => conflict.column('device_hash').doNothing())
    .returning('device_hash')
    .executeTakeFirst()
  return given !== undefined
}

function hash(context: Context, kind: string, value: string): string {
  return createHmac('sha256', context.config.secret).update(`guest ${kind}\n${value}`).digest('base64url')
}
