import type { Change } from './draft-kind.ts'

/** What happened to the form without the person typing it; said until they close it. `back` is the form before. */
export type FormNote<Draft> =
  | { kind: 'changed'; from: string; to: string; changes: Change[]; back: Draft }
  | { kind: 'filled'; about: string; changes: Change[]; gone: string | null; using: string; back: Draft }
  | { kind: 'gone'; model: string; using: string }
  /** The model does not know the tab that was asked for: `lacks` says so. */
  | { kind: 'mode'; model: string; lacks: string }
