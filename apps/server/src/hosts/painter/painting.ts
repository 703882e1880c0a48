import type { PaintedPicture } from './paint-task.ts'

/** A picture that is being painted. */
export interface Painting {
  /** null: it was cancelled. */
  readonly done: Promise<PaintedPicture | null>
  cancel(): void
}
