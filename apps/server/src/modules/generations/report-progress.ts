import type { ProviderPending } from '@easel/providers/port'
import type { Context } from '../../context.ts'
import { previewFileKey } from '../files/address.ts'
import type { Lease } from './lease.ts'
import type { Part } from './run-part.ts'

/** Between two writes of the same stage, milliseconds: a person sees no more, and the database writes no more. */
const THROTTLE_MS = 250

/** Passes on what a host tells: progress over all outputs, stage, and previews as small pictures. */
export function progressReporter(context: Context, lease: Lease, part: Part): (status: ProviderPending) => Promise<void> {
  const { id, num_outputs } = lease.row
  let written = Number.NEGATIVE_INFINITY
  let stage = ''
  let previews = lease.row.preview_version
  return async (status) => {
    const preview = status.preview && (await context.media.preview(status.preview.bytes).catch(() => null))
    const due = status.stage !== stage || performance.now() - written >= THROTTLE_MS
    if (!preview && !due) return
    if (preview) {
      await context.storage.put(previewFileKey(id), preview)
      previews++
    }
    written = performance.now()
    stage = status.stage ?? stage
    const progress = (part.first + (status.progress ?? 0) * part.count) / num_outputs
    const current_output = part.first + Math.min(status.currentOutput ?? 1, part.count)
    await lease.write({ progress: Math.min(progress, 1), stage: stage || 'running', current_output, preview_version: previews })
  }
}
