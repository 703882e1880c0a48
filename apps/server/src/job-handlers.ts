import type { Context } from './context.ts'
import type { Hosts } from './hosts/host.ts'
import { grantDueMonths } from './modules/credits/grant-due-months.ts'
import { paintDemo } from './modules/demo/paint-demo.ts'
import { mediaSweep } from './modules/files/media-sweep.ts'
import { refineItem } from './modules/files/refine-item.ts'
import { runGeneration } from './modules/generations/run-generation.ts'
import { sweepGenerations } from './modules/generations/sweep-generations.ts'
import type { JobHandlers } from './queue/queue.ts'

/** Who does which job. The type makes a gap an error. */
export function jobHandlers(context: Context, hosts: Hosts): JobHandlers {
  return {
    'generation.run': runGeneration(context, hosts),
    'generation.sweep': sweepGenerations(context),
    'media.refine': refineItem(context),
    'media.sweep': mediaSweep(context),
    'credits.grant': grantDueMonths(context),
    'demo.paint': paintDemo(context, hosts),
  }
}
