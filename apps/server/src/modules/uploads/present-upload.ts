import type { Upload } from '@easel/contract/entities/upload'
import type { Context } from '../../context.ts'
import { fileAddress } from '../files/address.ts'

export interface UploadRow {
  readonly id: string
  readonly kind: Upload['kind']
  readonly key: string
  readonly poster_key: string | null
  readonly width: number | null
  readonly height: number | null
  readonly duration_ms: number | null
  readonly has_audio: boolean
  readonly placeholder: string | null
  readonly expires_at: Date | null
}

/** An upload as its owner reads it. */
export function presentUpload(context: Context, row: UploadRow): Upload {
  return {
    upload_id: row.id,
    kind: row.kind,
    width: row.width ?? 0,
    height: row.height ?? 0,
    duration: row.duration_ms === null ? null : row.duration_ms / 1000,
    has_audio: row.has_audio,
    url: fileAddress(context, row.key, 'granted'),
    poster_url: row.poster_key === null ? null : fileAddress(context, row.poster_key, 'granted'),
    placeholder: row.placeholder,
    expires_at: row.expires_at?.toISOString() ?? null,
  }
}
