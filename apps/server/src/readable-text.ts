import type { FieldProblem } from '@easel/contract/errors'

/** NUL and halves of surrogate pairs: no text, and nothing that the database could keep or look up. */
const UNREADABLE = /\0|\p{Surrogate}/u

export const UNREADABLE_TEXT = 'must be text, without null characters'

export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text)
}

/** Every text in a JSON value that is none, by its field: 'prompt', 'loras.0.ref'. */
export function unreadableFields(value: unknown, field = 'body'): FieldProblem[] {
  if (typeof value === 'string') return isReadable(value) ? [] : [{ field, message: UNREADABLE_TEXT }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    unreadableFields(part, field === 'body' ? name : `${field}.${name}`),
  )
}
