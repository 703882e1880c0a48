import type { z } from 'zod'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { audioSection } from '@easel/contract/entities/audio'
import type { GenerationRecipe } from '@easel/contract/entities/recipes'

/** A timestamp that the database fills in when it is not given. */
type Stamp = ColumnType<Date, Date | undefined, Date>
type MaybeDate = ColumnType<Date | null, Date | null | undefined, Date | null>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface UsersTable {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: Maybe<string>
  username: string
  is_anonymous: Generated<boolean>
  role: Generated<'user' | 'admin'>
  banned: Generated<boolean>
  ban_reason: Maybe<string>
  ban_expires: MaybeDate
  plan_id: Generated<number>
  plan_started_at: Stamp
  is_restricted: Generated<boolean>
  is_house: Generated<boolean>
  expires_at: MaybeDate
  created_at: Stamp
  updated_at: Stamp
}

export interface SessionsTable {
  id: string
  user_id: string
  token: string
  expires_at: Date
  ip_address: Maybe<string>
  user_agent: Maybe<string>
  impersonated_by: Maybe<string>
  created_at: Stamp
  updated_at: Stamp
}

export interface GuestGrantsTable {
  device_hash: string
  address_hash: string
  user_id: Maybe<string>
  created_at: Stamp
}

export interface SettingsTable {
  key: string
  value: JSONColumnType<Record<string, unknown>>
  updated_at: Stamp
}

export interface BalancesTable {
  user_id: string
  available: Generated<number>
  monthly_limit: Generated<number>
  period_started_at: MaybeDate
  next_grant_at: MaybeDate
}

export type LedgerKind = 'grant' | 'hold' | 'capture' | 'release'
export interface LedgerEntriesTable {
  id: GeneratedAlways<string>
  user_id: string
  kind: LedgerKind
  amount: number
  change: number
  balance_after: number
  reason: string
  generation_id: Maybe<string>
  grant_key: Maybe<string>
  created_at: Stamp
}

export interface UploadsTable {
  id: string
  user_id: string
  kind: ItemKind
  width: Maybe<number>
  height: Maybe<number>
  duration_ms: Maybe<number>
  has_audio: Generated<boolean>
  placeholder: Maybe<string>
  had_credentials: Generated<boolean>
  used_at: MaybeDate
  expires_at: MaybeDate
  created_at: Stamp
}

export type ItemKind = 'image' | 'video' | 'audio'
export interface GenerationsTable {
  id: string
  user_id: string
  kind: ItemKind
  model: string
  provider: string
  mode: string
  recipe: JSONColumnType<GenerationRecipe>
  num_outputs: number
  cost: number
  refunded: Generated<number>
  status: Generated<'queued' | 'running' | 'completed' | 'failed' | 'cancelled'>
  progress: Generated<number>
  stage: Generated<string>
  current_output: Generated<number>
  preview_version: Generated<number>
  priority: Generated<number>
  operation: ColumnType<unknown, string | null | undefined, string | null>
  attempt: Generated<number>
  cancel_requested: Generated<boolean>
  error_code: Maybe<string>
  error_message: Maybe<string>
  idempotency_key: Maybe<string>
  request_hash: string
  work_ms: Maybe<number>
  is_demo: Generated<boolean>
  deadline_at: Date
  created_at: Stamp
  started_at: MaybeDate
  ended_at: MaybeDate
}

/** What of a recipe is kept with each picture for its detail view. */
export interface ImageParameters {
  steps: number | null
  guidance_scale: number | null
  scheduler: string | null
  strength: number | null
  style: string | null
  color: string | null
  lighting: string | null
  composition: string | null
}

/** The same of a video, and what is known of its file. */
export interface VideoParameters {
  aspect_ratio: string
  resolution: string | null
  camera: string | null
  effect: string | null
  /** The sound track can be heard. */
  has_audio: boolean
}

/** The same of a spoken text or a piece of music, as it was played. */
export interface AudioParameters {
  voice: string | null
  language: string | null
  speed: number | null
  pitch: number | null
  bpm: number | null
  key: string | null
  metre: string | null
  genre: string | null
  instruments: string[]
  sections: z.infer<typeof audioSection>[]
  /** Loudness along the file, 0–100. */
  peaks: number[]
}

export type ItemParameters = ImageParameters | VideoParameters | AudioParameters

export interface ItemsTable {
  id: string
  kind: ItemKind
  creator_id: string
  generation_id: Maybe<string>
  position: Generated<number>
  model: string
  provider: string
  provider_version: string
  mode: string
  prompt: string
  negative_prompt: Maybe<string>
  prompt_hidden: Generated<boolean>
  original_prompt: Maybe<string>
  enhanced_prompt: Maybe<string>
  enhancement_instructions: Maybe<string>
  parameters: JSONColumnType<ItemParameters>
  understood: Generated<string[]>
  ignored: Generated<string[]>
  width: number
  height: number
  duration_ms: Maybe<number>
  /** bigint: pg gives it as text. */
  seed: ColumnType<string | null, number | null | undefined, number | null>
  cost: number
  work_ms: Maybe<number>
  placeholder: Maybe<string>
  parent_id: Maybe<string>
  had_parent: Generated<boolean>
  source_upload_id: Maybe<string>
  edit_of: Maybe<string>
  version: Generated<number>
  is_private: Generated<boolean>
  is_demo: Generated<boolean>
  nsfw_level: Maybe<number>
  nsfw_status: Generated<'pending' | 'completed' | 'failed'>
  likes_count: Generated<number>
  hot: number
  listed: Generated<boolean>
  expires_at: MaybeDate
  created_at: Stamp
}

export interface LikesTable {
  user_id: string
  item_id: string
  created_at: Stamp
}
export type ReportsTable = LikesTable

export interface TagsTable {
  id: string
  name: string
  uses: Generated<number>
}

export interface ItemTagsTable {
  item_id: string
  tag_id: string
  kind: ItemKind
  hot: number
  likes_count: Generated<number>
  listed: boolean
  created_at: Date
}

export type FileRole = 'original' | 'variant' | 'poster' | 'preview' | 'captions' | 'lossless'
export interface FilesTable {
  key: string
  item_id: Maybe<string>
  upload_id: Maybe<string>
  role: FileRole
  mime: string
  /** bigint: pg gives it as text. */
  bytes: ColumnType<string, number, number>
  sha256: string
  width: Maybe<number>
  height: Maybe<number>
  created_at: Stamp
}

export interface FileRemovalsTable {
  key: string
  created_at: Stamp
}

/** Every table that Easel's own code reads; Better Auth alone reads `accounts`, `verifications` and `auth_rate_limits`. */
export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  guest_grants: GuestGrantsTable
  settings: SettingsTable
  balances: BalancesTable
  ledger_entries: LedgerEntriesTable
  uploads: UploadsTable
  generations: GenerationsTable
  items: ItemsTable
  likes: LikesTable
  reports: ReportsTable
  tags: TagsTable
  item_tags: ItemTagsTable
  files: FilesTable
  file_removals: FileRemovalsTable
}
