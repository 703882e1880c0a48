import type { Context } from '../../context.ts'

const RESERVED = new Set(['admin', 'api', 'easel', 'guest', 'help', 'house', 'me', 'root', 'support', 'system', 'visitor'])

/** A free user name made from a display name: lower-case letters, digits and dashes, at most 30 characters. */
export async function freeUsername(context: Context, from: string): Promise<string> {
  const base = slug(from)
  const taken = await context.db.selectFrom('users').select('id').where('username', '=', base).executeTakeFirst()
  if (!taken && !RESERVED.has(base)) return base
  // Of an id, what is left of six characters: two people who sign up as one name at the same moment do not meet.
  const suffix = context.id().toLowerCase().replace(/[^a-z0-9]/g, '').slice(0, 6)
  return `${base.slice(0, 23)}-${suffix}`
}

function slug(from: string): string {
  const plain = from.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 30) || 'maker'
}
