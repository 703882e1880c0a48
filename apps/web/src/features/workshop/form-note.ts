import type { Change } from './draft-fit.ts'
import type { Draft } from './draft.ts'

/** What happened to the form without the person typing it; said until they close it. `back` is the form before. */
export type FormNote =
  | { kind: 'changed'; from: string; to: string; changes: Change[]; back: Draft }
  | { kind: 'filled'; about: string; changes: Change[]; gone: string | null; using: string; back: Draft }
  | { kind: 'gone'; model: string; using: string }
  | { kind: 'mode'; model: string; mode: string }
