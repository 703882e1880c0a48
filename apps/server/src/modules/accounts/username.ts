import type { Context } from '../../context.ts'

const RESERVED = new Set([
  'admin',
  'api',
  'easel',
  'guest',
  'help',
  'house',
  'me',
  'root',
  'support',
  'system',
  'visitor',
])

/** How long a name that was given out is kept for the account that is being made with it. */
const CLAIM_MS = 10_000

/** Gives out user names. */
export function createUsernames(context: Context) {
  // Two people of one name who sign up at the same moment are told apart before either of them is stored.
  const claimed = new Map<string, number>()

  /** A free user name made from a display name: lower-case letters, digits and dashes, at most 30 characters. */
  return async (from: string): Promise<string> => {
    const base = slug(from)
    const now = context.now().getTime()
    for (const [name, at] of claimed) if (now - at >= CLAIM_MS) claimed.delete(name)
    if (RESERVED.has(base) || claimed.has(base)) return withSuffix(context, base)
    claimed.set(base, now)
    const taken = await context.db.selectFrom('users').select('id').where('username', '=', base).executeTakeFirst()
    return taken ? withSuffix(context, base) : base
  }
}

function withSuffix(context: Context, base: string): string {
  const suffix = context
    .id()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 8)
  return `${base.slice(0, 21)}-${suffix}`
}

function slug(from: string): string {
  const plain = from.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 30) || 'maker'
  )
}
