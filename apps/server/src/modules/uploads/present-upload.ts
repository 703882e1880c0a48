import type { Upload } from '@easel/contract/entities/upload'
import type { Context } from '../../context.ts'
import { fileAddress } from '../files/address.ts'

export interface UploadRow {
  readonly id: string
  readonly key: string
  readonly width: number
  readonly height: number
  readonly placeholder: string | null
  readonly expires_at: Date | null
}

/** An upload as its owner reads it. */
export function presentUpload(context: Context, row: UploadRow): Upload {
  return {
    upload_id: row.id,
    kind: 'image',
    width: row.width,
    height: row.height,
    duration: null,
    url: fileAddress(context, row.key, 'granted'),
    placeholder: row.placeholder,
    expires_at: row.expires_at?.toISOString() ?? null,
  }
}
