import type { Generation } from '@easel/contract/entities/generation'
import { PAGE_SIZE } from '@easel/contract/limits'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Person } from '../accounts/require-session.ts'
import { readCursor, writeCursor } from '../gallery/cursor.ts'
import { generationRows } from './generation-rows.ts'
import { madeItems } from './made-items.ts'
import { presentGeneration } from './present-generation.ts'
import { typicalSeconds } from './typical-seconds.ts'

export interface HistoryQuery {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
  readonly status?: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled' | 'open' | undefined
  readonly kind?: 'image' | 'video' | 'audio' | undefined
}

/** A person's jobs, newest first. */
export async function listGenerations(
  context: Context,
  person: Person,
  query: HistoryQuery,
): Promise<{ generations: Generation[]; next_cursor: string | null }> {
  const limit = query.limit ?? PAGE_SIZE.history
  const list = `generations ${query.status ?? ''} ${query.kind ?? ''} of ${person.id}`
  let page = generationRows(context).where('g.user_id', '=', person.id)
  if (query.status === 'open') page = page.where('g.status', 'in', ['queued', 'running'])
  else if (query.status) page = page.where('g.status', '=', query.status)
  if (query.kind) page = page.where('g.kind', '=', query.kind)
  if (query.cursor !== undefined) {
    const [time, id] = readCursor(context, list, query.cursor)
    page = page.where(sql<boolean>`(g.created_at, g.id) < (${time}::timestamptz, ${id})`)
  }
  const rows = await page
    .orderBy('g.created_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const made = await madeItems(context, person, shown)
  const seconds = new Map<string, number | null>()
  for (const { model, status } of shown) {
    const open = status === 'queued' || status === 'running'
    if (open && !seconds.has(model)) seconds.set(model, await typicalSeconds(context, model))
  }
  const last = shown.at(-1)
  return {
    generations: shown.map((row) => presentGeneration(row, made, seconds.get(row.model) ?? null)),
    next_cursor:
      last && rows.length > limit ? writeCursor(context, list, [last.created_at.toISOString(), last.id]) : null,
  }
}
