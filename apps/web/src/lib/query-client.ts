import { ApiError } from '@easel/contract/client'
import { QueryClient } from '@tanstack/react-query'

/** One for each rendering on the server, one for the life of the page in a browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What the document brought along is not asked for again at once.
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
      mutations: { retry: false },
    },
  })
}

/** Worth a second try: not reached, or the server is not ready. A refusal stays a refusal. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503)
}
