import { z } from '@hono/zod-openapi'
import type { ZodType } from 'zod'
import { errorBody } from '../errors.ts'

/** The answer of a route that succeeds with JSON. */
export function json<Schema extends ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** A JSON body that must be there. */
export function body<Schema extends ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

/** Every call can fail with these; the codes are in `errors.ts`. */
export const failures = {
  400: json(errorBody, 'Bad input: `details` names each field and what is allowed'),
  401: json(errorBody, 'A session is needed'),
  402: json(errorBody, 'Not enough credits; `credits` says how many'),
  403: json(errorBody, 'Not allowed; `code` says why'),
  404: json(errorBody, 'Not there, or not for you: the two answer alike'),
  409: json(errorBody, 'Collides with what is there'),
  413: json(errorBody, 'Too large'),
  415: json(errorBody, 'Not a kind of file that is taken'),
  422: json(errorBody, 'The file cannot be read'),
  429: json(errorBody, 'Too many requests; `retry_after` is in seconds'),
  503: json(errorBody, 'Not ready'),
} as const

export const noContent = { description: 'Nothing more' } as const

/** G7, decisions.md 5: what every list takes. `cursor` wins over `offset`. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  offset: z.coerce.number().int().min(0).max(100_000).optional(),
  cursor: z.string().max(200).optional(),
})
export const idParam = z.object({ id: z.string().min(1).max(64) })
/** Sent with a POST that creates or charges; the same key answers the same. */
export const idempotencyHeader = z.object({ 'idempotency-key': z.string().min(8).max(100).optional() })
