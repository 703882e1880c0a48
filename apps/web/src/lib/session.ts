import type { Me } from '@easel/contract/entities/account'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteLoaderData } from 'react-router'
import { api } from './api.ts'

export const ME_KEY = ['me'] as const

/** Nobody: what the frame shows when the session could not be read. */
export const NOBODY: Me = {
  user: null,
  is_visitor: true,
  subscription: { plan_id: 1 },
  plan_info: null,
  credits: null,
  restrictions: { may_generate: true, may_publish: false, reason: null },
}

/** Who is asking. There from the first render (the root loader brings it), kept fresh by `useRefreshMe`. */
export function useMe(): Me {
  const loaded = useRouteLoaderData<{ me: Me }>('root')?.me
  const { data } = useQuery({
    queryKey: ME_KEY,
    queryFn: ({ signal }) => api('GET /api/v1/me', { signal }),
    initialData: loaded ?? NOBODY,
    staleTime: 60_000,
  })
  return data
}

/** A member: someone who may like, share, report. Guests generate, but are visitors everywhere else (decisions: who may generate). */
export function useIsMember(): boolean {
  return !useMe().is_visitor
}

/** Reads the session and balance again: after a generation was charged, a plan changed, a guest was made. */
export function useRefreshMe(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ME_KEY })
}
