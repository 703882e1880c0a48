import type { FieldProblem } from '@easel/contract/errors'
import { oneOf } from './words.ts'

interface Choices<Value> {
  readonly choices: readonly Value[]
  readonly default: Value
}

interface Range {
  readonly min: number
  readonly max: number
  readonly default: number
}

/**
 * Collects what is wrong with a request. Each question answers the value to go on with, so that all problems are
 * found.
 */
export interface Checker {
  /** The value breaks a rule; the sentence names the field and what is allowed. */
  invalid(field: string, message: string): void
  /** The model cannot do what was asked, whatever the value. */
  unsupported(field: string, message: string): void
  /** The model has no such parameter. */
  absent(field: string): void
  /** Is the value in the list? NaN never is. */
  listed<Value extends string | number>(field: string, value: Value, allowed: readonly Value[]): boolean
  /** One of a list, or its default; null when the model has no such parameter. */
  choice<Value extends string | number>(
    field: string,
    value: Value | undefined,
    of: Choices<Value> | null,
  ): Value | null
  /** A number of a range, both ends included, or its default; null when the model has no such parameter. */
  range(field: string, value: number | undefined, of: Range | null): number | null
  /** One of the ids, or nothing at all. */
  option(field: string, value: string | undefined, of: readonly { readonly id: string }[]): string | null
  failed(): boolean
  failure(): { ok: false; code: 'invalid_input' | 'unsupported_parameter'; problems: FieldProblem[] }
}

/** @param modelName for sentences about what the model does not take */
export function checker(modelName: string): Checker {
  const problems: FieldProblem[] = []
  let onlyUnsupported = true

  const check: Checker = {
    invalid(field, message) {
      onlyUnsupported = false
      problems.push({ field, message })
    },
    unsupported(field, message) {
      problems.push({ field, message })
    },
    absent(field) {
      check.unsupported(field, `${modelName} takes no ${field}`)
    },
    listed(field, value, allowed) {
      if (allowed.includes(value)) return true
      check.invalid(field, `${field} must be ${oneOf(allowed)}`)
      return false
    },
    choice(field, value, of) {
      if (of === null) {
        if (value !== undefined) check.absent(field)
        return null
      }
      if (value !== undefined) check.listed(field, value, of.choices)
      return value ?? of.default
    },
    range(field, value, of) {
      if (of === null) {
        if (value !== undefined) check.absent(field)
        return null
      }
      // Written so that NaN fails.
      if (value !== undefined && !(value >= of.min && value <= of.max)) {
        check.invalid(field, `${field} must be between ${of.min} and ${of.max}`)
      }
      return value ?? of.default
    },
    option(field, value, of) {
      if (value === undefined) return null
      if (of.length === 0) check.absent(field)
      else
        check.listed(
          field,
          value,
          of.map((each) => each.id),
        )
      return value
    },
    failed: () => problems.length > 0,
    failure: () => ({ ok: false, code: onlyUnsupported ? 'unsupported_parameter' : 'invalid_input', problems }),
  }
  return check
}
