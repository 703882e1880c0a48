import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@easel/contract/errors'
import type { ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '../errors.ts'
import { UNREADABLE_TEXT } from '../readable-text.ts'
import type { AppEnv } from './app.ts'

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[]
/** PostgreSQL: a text is not in its encoding; a JSON text holds a character that it cannot keep. */
const NO_TEXT: ReadonlySet<unknown> = new Set(['22021', '22P05'])

/** Expected failures say what is wrong; anything else is a 500 with a request id and no detail. */
export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  const requestId = c.get('requestId')
  const known = translate(error) ?? (c.req.raw.signal.aborted && isHangUp(error) ? HUNG_UP : null)
  if (!known) {
    c.get('log').error({ err: error }, 'A request failed.')
    const body: ErrorBody = {
      error: 'Something went wrong on our side. Nothing was charged. Try again, and name this request if it stays.',
      code: 'internal',
      request_id: requestId,
    }
    return c.json(body, 500)
  }
  const body: ErrorBody = { error: known.message, code: known.code, request_id: requestId, ...known.extra }
  if (known.details.length > 0) body.details = [...known.details]
  if (known.extra.retry_after !== undefined) c.header('retry-after', String(known.extra.retry_after))
  const status = error instanceof HTTPException ? error.status : known.status
  return c.json(body, status as ContentfulStatusCode)
}

export const handleNotFound: NotFoundHandler<AppEnv> = (c) =>
  c.json(
    {
      error: `There is no ${c.req.method} ${c.req.path}.`,
      code: 'not_found',
      request_id: c.get('requestId'),
    } satisfies ErrorBody,
    404,
  )

function translate(error: Error): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) return translateHttp(error.status)
  // What the checks before it did not know to be no text reached the database, which refused it.
  if ('code' in error && NO_TEXT.has(error.code)) {
    return new AppError('invalid_input', `The request holds text that cannot be read: it ${UNREADABLE_TEXT}.`)
  }
  return null
}

/** Nobody hears it; it only must not look like a fault of ours in the log. */
const HUNG_UP = new AppError('invalid_input', 'The request was broken off.')

/** The connection of the person who asks went away while the body was read. */
function isHangUp(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET'
}

/** Refusals of the framework's own; they keep their status. */
function translateHttp(status: number): AppError | null {
  if (status === 400) {
    return new AppError('invalid_input', 'The body is not valid JSON.', {
      details: [{ field: 'body', message: 'must be valid JSON (NaN, Infinity and comments are not)' }],
    })
  }
  if (status === 415) {
    return new AppError('unsupported_media', 'The body must be JSON.', {
      details: [{ field: 'content-type', message: 'must be application/json' }],
    })
  }
  if (status >= 500) return null
  const code = CODES.find((known) => ERROR_STATUS[known] === status) ?? 'invalid_input'
  return new AppError(code, 'This request cannot be answered.')
}
