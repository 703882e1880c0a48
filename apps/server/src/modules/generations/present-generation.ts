import type { Generation, GenerationEvent } from '@easel/contract/entities/generation'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import { modelById } from '@easel/catalogue/catalogue'
import type { GenerationRow } from './generation-rows.ts'

/** Address of the newest preview; its version keeps browsers from showing an older one. */
function previewAddress(row: GenerationRow): string | null {
  return row.status === 'running' && row.preview_version > 0
    ? `/api/v1/generations/${row.id}/preview?v=${row.preview_version}`
    : null
}

/** Seconds until the job ends, from the measured time of one output. */
function etaOf(row: GenerationRow, secondsEach: number | null): number | null {
  if (secondsEach === null) return null
  if (row.status === 'running') return Math.ceil(secondsEach * row.num_outputs * (1 - row.progress))
  return row.status === 'queued' ? Math.ceil(secondsEach * (row.num_outputs + (row.ahead?.outputs ?? 0))) : null
}

/** What changes while a job waits and runs. @param secondsEach median of one output, null while unknown */
export function presentEvent(row: GenerationRow, secondsEach: number | null): GenerationEvent {
  const stopping = row.status === 'running' && row.cancel_requested
  return {
    id: row.id,
    status: row.status,
    progress: row.progress,
    stage: stopping ? 'cancelling' : row.stage,
    current_output: row.current_output,
    preview: previewAddress(row),
    queue_position: row.status === 'queued' ? (row.ahead?.jobs ?? 0) : null,
    eta_seconds: etaOf(row, secondsEach),
  }
}

/** A job as its owner reads it. @param items of it, in order, as the owner sees them */
export function presentGeneration(
  row: GenerationRow,
  items: readonly GalleryImage[],
  secondsEach: number | null,
): Generation {
  return {
    ...presentEvent(row, secondsEach),
    kind: row.kind,
    model: row.model,
    model_label: modelById(row.model)?.name ?? row.model,
    num_outputs: row.num_outputs,
    images: items.map((item) => item.image),
    items: [...items],
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
    cost: row.cost,
    refunded: row.refunded,
    recipe: row.recipe,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}
