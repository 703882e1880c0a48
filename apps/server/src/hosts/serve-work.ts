import type { RunningWork, WorkOrder, WorkReply } from './work-process.ts'

/** The other end of `createWorkProcess`: hands orders to `start`, tells their news and ends, and ends with its parent. */
export function serveWork(start: (request: never, hear: (news: unknown) => void) => RunningWork<unknown>): void {
  const works = new Map<number, RunningWork<unknown>>()
  const reply = (message: WorkReply<unknown, unknown>): void => void process.send?.(message)

  process.on('message', (order: WorkOrder<never>) => {
    const { id } = order
    if ('cancel' in order) return works.get(id)?.cancel()
    const work = start(order.request, (news) => reply({ id, news }))
    works.set(id, work)
    work.done
      .then(
        (result) => reply({ id, result }),
        (error: unknown) =>
          reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      )
      .finally(() => works.delete(id))
  })
  process.on('disconnect', () => process.exit(0))
  // Ctrl-C reaches the whole group: the parent decides when this process ends.
  process.on('SIGINT', () => {})
}
