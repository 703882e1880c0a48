import type { PaintRequest } from '@easel/engine/painter/types'
import type { PaintedPicture, PaintNews } from './paint-task.ts'

/** What the painting process is told. */
export type PaintOrder =
  | { readonly id: number; readonly request: PaintRequest }
  | { readonly id: number; readonly cancel: true }

/** What it tells. */
export type PaintReply =
  | { readonly id: number; readonly news: PaintNews }
  /** null: it was cancelled. */
  | { readonly id: number; readonly picture: PaintedPicture | null }
  | { readonly id: number; readonly error: string }
