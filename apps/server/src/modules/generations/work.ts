import type { ProviderFailure } from '@easel/providers/errors'
import type { JsonValue } from '@easel/providers/port'
import type { ItemParameters } from '../../db/tables.ts'
import type { StoredFile } from '../files/store-file.ts'

/** An output whose bytes are stored: everything that its item's row will say beyond the recipe. */
export interface MadeOutput {
  /** From 0. */
  readonly position: number
  readonly item_id: string
  readonly seed: number
  readonly version: string
  readonly understood: readonly string[]
  readonly ignored: readonly string[]
  readonly tags: readonly string[]
  /** Steps of an effect that did not succeed: their price is given back. */
  readonly missing: readonly string[]
  readonly placeholder: string | null
  readonly parameters: ItemParameters
  readonly duration_ms: number | null
  /** Pixels; 0 × 0 for sound. */
  readonly width: number
  readonly height: number
  readonly work_ms: number
  readonly files: readonly StoredFile[]
}

/**
 * How far a running job is: kept in `generations.operation`, written before and after everything that cannot be done
 * twice, so that another process goes on exactly there. Null once the job has ended.
 */
export interface Work {
  /** The items' ids by position, drawn at the start: a rerun writes the same files. */
  readonly item_ids: readonly string[]
  /** Starts that did not end in order: a crash leaves its mark, an orderly interruption takes it back. */
  readonly starts: number
  readonly made: readonly MadeOutput[]
  readonly failures: readonly { readonly position: number; readonly error: ProviderFailure }[]
  /** What is with the host: our id of the submission is written before it is made, the host's operation right after. */
  readonly current: { readonly first: number; readonly submission: string; readonly operation: JsonValue | null } | null
}

export function beginWork(itemIds: readonly string[]): Work {
  return { item_ids: itemIds, starts: 0, made: [], failures: [], current: null }
}

/** The first position that is neither made nor given up; null: all are. */
export function nextPosition(work: Work): number | null {
  const ended = new Set([...work.made, ...work.failures].map(({ position }) => position))
  const open = work.item_ids.findIndex((_, position) => !ended.has(position))
  return open === -1 ? null : open
}

/** The work of one run: what is known is known here first, and then written down. */
export interface WorkLog {
  readonly work: Work
  /** @throws RunStopped when this run may not go on; the change is known here all the same */
  keep(change: Partial<Work>): Promise<void>
}

export function openWorkLog(begun: Work, save: (work: Work) => Promise<void>): WorkLog {
  let work = begun
  return {
    get work() {
      return work
    },
    async keep(change) {
      work = { ...work, ...change }
      await save(work)
    },
  }
}
