import type { Context } from '../../context.ts'
import { nextDemoIndex } from './demo-progress.ts'

/** Lower than any maker's job. */
const DEMO_PRIORITY = -1000

/** EASEL_DEMO=on: begins the demo gallery, or goes on where the last process left it. Nothing happens once it is whole. */
export async function startDemo(context: Context): Promise<void> {
  const index = await nextDemoIndex(context)
  if (index !== null) await enqueueDemo(context, index)
}

/** Adds the job that paints one picture. While one waits, a second one is not added. */
export async function enqueueDemo(context: Context, index: number, startAfter?: Date): Promise<void> {
  const options = { priority: DEMO_PRIORITY, singletonKey: `demo ${index}`, ...(startAfter ? { startAfter } : {}) }
  await context.queue.enqueue('demo.paint', { index }, options)
}
