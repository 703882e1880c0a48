import { createPaintThreads } from './paint-threads.ts'
import type { Painting } from './painting.ts'
import type { PaintOrder, PaintReply } from './paint-orders.ts'

// The painting process: started by `createPaintPool`, hands orders to its threads, and ends with its parent.

const threads = createPaintThreads()
const paintings = new Map<number, Painting>()

function reply(message: PaintReply): void {
  process.send?.(message)
}

process.on('message', (order: PaintOrder) => {
  const { id } = order
  if ('cancel' in order) return paintings.get(id)?.cancel()
  const painting = threads.start(order.request, (news) => reply({ id, news }))
  paintings.set(id, painting)
  painting.done
    .then(
      (picture) => reply({ id, picture }),
      (error: unknown) => reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
    .finally(() => paintings.delete(id))
})
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group: the parent decides when this process ends.
process.on('SIGINT', () => {})
