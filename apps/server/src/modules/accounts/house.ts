import type { Context } from '../../context.ts'

/** Nobody's address: `.invalid` never receives mail. */
const EMAIL = 'house@easel.invalid'

/** The id of the account that owns the demo gallery, made when it is not there. It has no way to sign in. */
export async function ensureHouseAccount(context: Context): Promise<string> {
  const now = context.now()
  await context.db
    .insertInto('users')
    .values({
      id: context.id(),
      name: 'Easel',
      username: 'easel',
      email: EMAIL,
      is_house: true,
      plan_started_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const house = await context.db.selectFrom('users').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow()
  return house.id
}
