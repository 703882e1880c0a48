import { painter } from '@easel/catalogue/models/painter'
import type { Context } from './context.ts'
import { createHosts } from './hosts/create-hosts.ts'
import { jobHandlers } from './job-handlers.ts'
import { startDemo } from './modules/demo/begin-demo.ts'
import { recoverGenerations } from './modules/generations/recover-generations.ts'

/** The worker role: hosts, handlers of every job, what a crash left behind, and the demo gallery of a first start. */
export async function startWorker(context: Context): Promise<{ stop(): Promise<void> }> {
  const { hosts, warm, stop } = createHosts(context)
  // Models rest when nobody wants them; whoever asks for a price is about to.
  warm(painter.id)
  context.signals.subscribe('wanted', ({ model }) => warm(model))
  await recoverGenerations(context)
  await context.queue.work(jobHandlers(context, hosts))
  if (context.config.demo) await startDemo(context)
  return { stop }
}
