import type { FieldProblem } from '@easel/contract/errors'
import { SEED_MAX } from '@easel/contract/limits'
import type { Checker } from './checker.ts'

/** A request with every default filled in, or everything that is wrong with it. */
export type RequestCheck<Request> =
  | { readonly ok: true; readonly request: Request }
  | {
      readonly ok: false
      /** `unsupported_parameter` when nothing is wrong but that the model does not take what was asked. */
      readonly code: 'invalid_input' | 'unsupported_parameter'
      readonly problems: FieldProblem[]
    }

/** A recipe whose seed is still open when none was asked for. */
export type Unseeded<Recipe> = Recipe extends unknown
  ? Omit<Recipe, 'seed'> & { readonly seed: number | undefined }
  : never

/** Whole and in range; the field's own schema has said so before for requests that came by wire. */
export function checkSeed(check: Checker, seed: number | undefined): number | undefined {
  if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX)) {
    check.invalid('seed', `seed must be a whole number from 0 to ${SEED_MAX}`)
  }
  return seed
}

/** Words that must be there: at least one sign that is not a blank. */
export function checkWords(check: Checker, field: string, text: string, required: boolean): string {
  if (required && text.trim() === '') check.invalid(field, `${field} must have at least one word`)
  return text
}
