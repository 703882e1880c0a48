import type { ErrorBody } from '@easel/contract/errors'
import type { ErrorHandler, NotFoundHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '../errors.ts'
import type { AppEnv } from './app.ts'

/** Expected failures say what is wrong; anything else is a 500 with a request id and no detail. */
export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  const requestId = c.get('requestId')
  const known = translate(error)
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
  return c.json(body, known.status as ContentfulStatusCode)
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
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError('invalid_input', 'The body is not valid JSON.', {
      details: [{ field: 'body', message: 'must be valid JSON (NaN, Infinity and comments are not)' }],
    })
  }
  return null
}
