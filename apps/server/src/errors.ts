import { ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldProblem } from '@easel/contract/errors'

type Extra = Pick<ErrorBody, 'credits' | 'plan_info' | 'viewed' | 'retry_after'>

/** A failure that was expected: it becomes an answer with its code, status and sentence. Anything else becomes a 500 without detail. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: readonly FieldProblem[]
  readonly extra: Extra

  constructor(code: ErrorCode, message: string, options: { details?: readonly FieldProblem[]; extra?: Extra } = {}) {
    super(message)
    this.code = code
    this.details = options.details ?? []
    this.extra = options.extra ?? {}
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** Bad input: names each field and says what is allowed. */
export function invalidInput(details: readonly FieldProblem[]): AppError {
  const first = details[0]
  return new AppError('invalid_input', first ? `${first.field} ${first.message}` : 'The request is not valid.', {
    details,
  })
}

/** A private item, a deleted one and one that never was answer alike (decisions.md 5). */
export function notFound(what = 'This'): AppError {
  return new AppError('not_found', `${what} does not exist, or is not yours to see.`)
}
