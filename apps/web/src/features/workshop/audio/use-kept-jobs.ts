import type { AudioGeneration } from '@easel/contract/entities/generation'
import { useMemo } from 'react'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import type { Jobs } from '../jobs/use-jobs.ts'

/** The orders without those whose piece was deleted since they were fetched: a stage of none is an empty one. */
export function useKeptJobs(jobs: Jobs<AudioGeneration>): Jobs<AudioGeneration> {
  const items = useMemo(() => jobs.all.flatMap((generation): { id: string }[] => generation.items), [jobs.all])
  const kept = useOverlaidList(items)
  const all = useMemo(() => {
    const ids = new Set(kept.map((item) => item.id))
    return jobs.all.filter(({ items: own }) => own.length === 0 || own.some((item) => ids.has(item.id)))
  }, [jobs.all, kept])
  return { ...jobs, all }
}
