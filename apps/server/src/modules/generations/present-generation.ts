import type { Audio } from '@easel/contract/entities/audio'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { AudioGeneration, Generation, GenerationEvent } from '@easel/contract/entities/generation'
import type { ImageGeneration, VideoGeneration } from '@easel/contract/entities/generation'
import type { Video } from '@easel/contract/entities/video'
import { modelLabel } from '@easel/catalogue/model-label'
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

/** The works of jobs, as their owner sees them, each kind in its order. */
export interface MadeItems {
  readonly images: readonly GalleryImage[]
  readonly videos: readonly Video[]
  readonly audios: readonly Audio[]
}

/** A job as its owner reads it. @param made works of this job and maybe of others */
export function presentGeneration(row: GenerationRow, made: MadeItems, secondsEach: number | null): Generation {
  const state = {
    ...presentEvent(row, secondsEach),
    model: row.model,
    model_label: modelLabel(row.model),
    num_outputs: row.num_outputs,
    images: [] as string[],
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
    cost: row.cost,
    refunded: row.refunded,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  }
  const own = <Item extends { readonly generation_id: string | null }>(items: readonly Item[]): Item[] =>
    items.filter((item) => item.generation_id === row.id)
  // The row's kind says which recipe it holds: they were written together.
  if (row.kind === 'image') {
    const items = own(made.images)
    const recipe = row.recipe as ImageGeneration['recipe']
    return { ...state, kind: 'image', recipe, items, images: items.map((item) => item.image) }
  }
  if (row.kind === 'video')
    return { ...state, kind: 'video', recipe: row.recipe as VideoGeneration['recipe'], items: own(made.videos) }
  return { ...state, kind: 'audio', recipe: row.recipe as AudioGeneration['recipe'], items: own(made.audios) }
}
