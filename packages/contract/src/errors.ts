import { z } from '@hono/zod-openapi'

/** Every code that an answer can carry, with the status that it comes with. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unknown_field: 400,
  unknown_model: 400,
  model_not_connected: 409,
  model_retired: 409,
  unsupported_parameter: 400,
  foreign_source: 404,
  session_required: 401,
  session_expired: 401,
  forbidden: 403,
  guest_not_allowed: 403,
  account_restricted: 403,
  visitor_limit_reached: 403,
  plan_limit_reached: 403,
  private_limit_reached: 403,
  not_found: 404,
  conflict: 409,
  idempotency_mismatch: 409,
  not_enough_credits: 402,
  queue_full: 429,
  rate_limited: 429,
  payload_too_large: 413,
  unsupported_media: 415,
  unreadable_media: 422,
  range_not_satisfiable: 416,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>
export type ErrorCode = keyof typeof ERROR_STATUS

/** One thing that is wrong with a request: which field, and in words what is allowed. */
export const fieldProblem = z.object({ field: z.string(), message: z.string() }).openapi('FieldProblem')
export type FieldProblem = z.infer<typeof fieldProblem>

/** The body of every answer that is not a success. `error` is a sentence for people. */
export const errorBody = z
  .object({
    error: z.string(),
    code: z.string(),
    details: z.array(fieldProblem).optional(),
    request_id: z.string().optional(),
    /** 402: credits needed and at hand. */
    credits: z.object({ needed: z.number(), available: z.number() }).optional(),
    /** 403 with a plan's limit (A2, P3). */
    plan_info: z.unknown().optional(),
    /** 403 `visitor_limit_reached` (P1): how many were seen. */
    viewed: z.number().optional(),
    /** 429: seconds until the next try. */
    retry_after: z.number().optional(),
  })
  .openapi('Error')
export type ErrorBody = z.infer<typeof errorBody>
