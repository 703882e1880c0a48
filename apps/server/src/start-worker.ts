import type { Context } from './context.ts'
import { createHosts } from './hosts/create-hosts.ts'
import { jobHandlers } from './job-handlers.ts'
import { startDemo } from './modules/demo/begin-demo.ts'
import { recoverGenerations } from './modules/generations/recover-generations.ts'

/** The worker role: hosts, handlers of every job, what a crash left behind, and the demo gallery of a first start. */
export async function startWorker(context: Context): Promise<{ stop(): Promise<void> }> {
  const { hosts, warm, stop } = createHosts(context)
  // The painter rests when nobody wants it; whoever asks for a price is about to.
  warm()
  context.signals.subscribe('wanted', warm)
  await recoverGenerations(context)
  await context.queue.work(jobHandlers(context, hosts))
  if (context.config.demo) await startDemo(context)
  return { stop }
}
