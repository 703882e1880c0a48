import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { idsOf, type Position, type Source } from './source.ts'

interface Ranked {
  readonly id: string
  readonly position: Position
}

interface RankedList {
  readonly entries: Ranked[]
  readonly madeAt: number
  isWhole: boolean
}

/** How long an order is kept: pages by offset neither repeat nor skip while likes move their items. */
const KEPT_MS = 30_000
const CHUNK = 500
const LISTS_MAX = 200

/**
 * Serves `offset`: the ids of a list in order, read in chunks by keyset as far as somebody asks and kept for a while,
 * so that no statement ever counts rows that it skips.
 */
export function createRankedLists(context: Context) {
  const lists = new Map<string, RankedList>()
  // Something appeared or went: the orders are read anew.
  context.signals.subscribe('item', () => lists.clear())

  function listOf(source: Source): RankedList {
    const now = context.now().getTime()
    const known = lists.get(source.name)
    lists.delete(source.name)
    const list = known && now - known.madeAt < KEPT_MS ? known : { entries: [], madeAt: now, isWhole: false }
    lists.set(source.name, list)
    const [oldest] = lists.keys()
    if (lists.size > LISTS_MAX && oldest !== undefined) lists.delete(oldest)
    return list
  }

  /** At most `limit` entries of the list from the place `offset`. */
  return async (source: Source, offset: number, limit: number): Promise<readonly Ranked[]> => {
    const list = listOf(source)
    while (!list.isWhole && list.entries.length < offset + limit) {
      const length = list.entries.length
      const { rows } = await sql<Ranked>`${idsOf(source, list.entries.at(-1)?.position ?? null, CHUNK)}`.execute(
        context.db,
      )
      // Another request read the same chunk meanwhile.
      if (list.entries.length !== length) continue
      list.entries.push(...rows)
      list.isWhole = rows.length < CHUNK
    }
    return list.entries.slice(offset, offset + limit)
  }
}

export type RankedLists = ReturnType<typeof createRankedLists>
