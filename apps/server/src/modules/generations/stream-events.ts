import type { SSEStreamingApi } from 'hono/streaming'
import type { Context } from '../../context.ts'
import type { Person } from '../accounts/require-session.ts'
import { getGeneration, getGenerationState } from './get-generation.ts'

/** How often the state is sent although nothing was heard: keeps proxies awake, and makes up for a lost signal. */
const KEEP_ALIVE_MS = 15_000
const ENDED: ReadonlySet<string> = new Set(['completed', 'failed', 'cancelled'])

/** Tells of a job until it ends: `progress` with its present state at once and after each change, then one `done` with all of it. */
export async function streamEvents(
  context: Context,
  person: Person,
  id: string,
  stream: SSEStreamingApi,
): Promise<void> {
  let wake = (): void => undefined
  let changed = false
  const knock = (): void => {
    changed = true
    wake()
  }
  // Listening begins before the first look: nothing falls between.
  const unsubscribe = context.signals.subscribe('generation', (signal) => {
    if (signal.id === id) knock()
  })
  const timer = setInterval(() => {
    void stream.write(': still here\n\n')
    knock()
  }, KEEP_ALIVE_MS)
  stream.onAbort(knock)
  context.stopping.addEventListener('abort', knock, { once: true })
  try {
    let sent = ''
    while (!stream.aborted && !context.stopping.aborted) {
      changed = false
      const state = await getGenerationState(context, person, id)
      const data = JSON.stringify(state)
      if (data !== sent) await stream.writeSSE({ event: 'progress', data })
      sent = data
      if (ENDED.has(state.status)) {
        await stream.writeSSE({ event: 'done', data: JSON.stringify(await getGeneration(context, person, id)) })
        return
      }
      if (!changed) await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    clearInterval(timer)
    unsubscribe()
    context.stopping.removeEventListener('abort', knock)
  }
}
