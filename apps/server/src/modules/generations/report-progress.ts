import type { ProviderPending } from '@easel/providers/port'
import type { Context } from '../../context.ts'
import { previewFileKey } from '../files/address.ts'
import type { Lease } from './lease.ts'
import type { Part } from './run-part.ts'

/** Between two writes of the same stage, milliseconds: a person sees no more, and the database writes no more. */
const THROTTLE_MS = 250

/** Passes on what a host tells of a part: progress over all outputs, stage, and previews as small pictures. */
export type Reporter = (part: Part, status: ProviderPending) => Promise<void>

/** One for each run: previews are numbered over all parts, so that no address ever shows two of them. */
export function progressReporter(context: Context, { row, write }: Lease): Reporter {
  let written = Number.NEGATIVE_INFINITY
  let { stage, preview_version: previews } = row
  return async (part, status) => {
    const preview = status.preview && (await context.media.preview(status.preview.bytes).catch(() => null))
    const due = (status.stage ?? stage) !== stage || performance.now() - written >= THROTTLE_MS
    if (!preview && !due) return
    if (preview) {
      await context.storage.put(previewFileKey(row.id), preview)
      previews++
    }
    written = performance.now()
    stage = status.stage ?? stage
    const progress = (part.first + (status.progress ?? 0) * part.count) / row.num_outputs
    const current_output = part.first + Math.min(status.currentOutput ?? 1, part.count)
    const told = status.stage === null ? {} : { stage }
    await write({ progress: Math.min(progress, 1), current_output, preview_version: previews, ...told })
  }
}
