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
/** Entries of all lists together; the list that was not asked for the longest goes first. About 25 MB. */
const ENTRIES_MAX = 100_000
const LISTS_MAX = 1_000

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
    return list
  }

  function forgetOldest(): void {
    let entries = 0
    for (const list of lists.values()) entries += list.entries.length
    for (const [name, list] of lists) {
      if (entries <= ENTRIES_MAX && lists.size <= LISTS_MAX) return
      lists.delete(name)
      entries -= list.entries.length
    }
  }

  /** At most `limit` entries of the list from the place `offset`. */
  return async (source: Source, offset: number, limit: number): Promise<readonly Ranked[]> => {
    const list = listOf(source)
    while (!list.isWhole && list.entries.length < offset + limit) {
      const length = list.entries.length
      const ids = idsOf(source, list.entries.at(-1)?.position ?? null, CHUNK)
      const { rows } = await sql<Ranked>`select id, position from (${ids}) as listed order by place`.execute(context.db)
      // Another request read the same chunk meanwhile.
      if (list.entries.length !== length) continue
      list.entries.push(...rows)
      list.isWhole = rows.length < CHUNK
      forgetOldest()
    }
    return list.entries.slice(offset, offset + limit)
  }
}

export type RankedLists = ReturnType<typeof createRankedLists>
