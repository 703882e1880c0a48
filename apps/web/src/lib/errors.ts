import { ApiError } from '@easel/contract/client'

/** What went wrong in words for people. The API's own sentences are written for them; anything else is not shown. */
export function messageOf(error: unknown, otherwise = 'Something went wrong. Try again.'): string {
  return error instanceof ApiError ? error.message : otherwise
}
