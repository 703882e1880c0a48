import type { AudioParameters, FileRole, ImageParameters, VideoParameters } from '../../db/tables.ts'

export interface FileRow {
  readonly key: string
  readonly mime: string
  readonly role: FileRole
  /** null of what is no picture. */
  readonly width: number | null
  readonly height: number | null
}

/** An item with everything that is shown of it to anybody; what this viewer gets of it is the presenters' part. */
export interface ItemRow {
  readonly position: string[] | null
  readonly private_used: string
  readonly id: string
  readonly creator_id: string
  readonly creator_username: string
  readonly creator_name: string
  readonly creator_avatar: string | null
  readonly generation_id: string | null
  readonly item_position: number
  readonly model: string
  readonly provider: string
  readonly prompt: string
  readonly negative_prompt: string | null
  readonly prompt_hidden: boolean
  readonly original_prompt: string | null
  readonly enhanced_prompt: string | null
  readonly enhancement_instructions: string | null
  readonly understood: string[]
  readonly ignored: string[]
  readonly width: number
  readonly height: number
  readonly duration_ms: number | null
  readonly seed: string | null
  readonly cost: number
  readonly work_ms: number | null
  readonly placeholder: string | null
  readonly had_parent: boolean
  readonly edit_of: string | null
  readonly version: number
  readonly is_private: boolean
  readonly is_demo: boolean
  readonly listed: boolean
  readonly nsfw_level: number | null
  readonly nsfw_status: 'pending' | 'completed' | 'failed'
  readonly likes_count: number
  readonly created_at: Date
  readonly has_liked: boolean
  readonly has_reported: boolean
  readonly files: FileRow[] | null
  readonly tags: { id: string; name: string }[] | null
  readonly has_parent: boolean
  /** null: there is none, or the viewer may not see it. */
  readonly parent: {
    id: string
    creator_id: string
    prompt: string
    prompt_hidden: boolean
    listed: boolean
    width: number
    height: number
    key: string | null
  } | null
  readonly source: { id: string; width: number; height: number; key: string | null } | null
}

export interface ImageRow extends ItemRow {
  readonly mode: 't2i' | 'i2i'
  readonly parameters: ImageParameters
  readonly children: { id: string; width: number; height: number; listed: boolean; key: string | null }[] | null
  readonly children_count: string
  /** Newest first. */
  readonly videos: ChildVideoRow[] | null
  readonly videos_count: string
}

export interface ChildVideoRow {
  readonly id: string
  readonly creator_id: string
  readonly width: number
  readonly height: number
  readonly listed: boolean
  readonly prompt: string
  readonly prompt_hidden: boolean
  /** ISO 8601 with the database's offset. */
  readonly created_at: string
  readonly key: string | null
  readonly poster: string | null
}

export interface VideoRow extends ItemRow {
  readonly mode: 't2v' | 'i2v' | 'animate' | 'replace' | 'effect'
  readonly parameters: VideoParameters
}

export interface AudioRow extends ItemRow {
  readonly mode: 'speech' | 'music'
  readonly parameters: AudioParameters
}

/** The row of each kind of item. */
export interface Rows {
  readonly image: ImageRow
  readonly video: VideoRow
  readonly audio: AudioRow
}
