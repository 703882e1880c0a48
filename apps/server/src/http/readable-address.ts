import type { MiddlewareHandler } from 'hono'
import type { FieldProblem } from '@easel/contract/errors'
import { invalidInput } from '../errors.ts'
import { isReadable, UNREADABLE_TEXT } from '../readable-text.ts'
import type { AppEnv } from './app.ts'

/** Refuses an address whose path or query is no text, before anything is looked up with it. */
export const requireReadableAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const problems = addressProblems(c.req.url)
  if (problems.length > 0) throw invalidInput(problems)
  await next()
}

/** @param address whole, as it was sent; a problem of the path is named 'path', one of the query by its parameter */
export function addressProblems(address: string): FieldProblem[] {
  const [, path = '', query = ''] = /^\w+:\/\/[^/?]*([^?#]*)(?:\?([^#]*))?/.exec(address) ?? []
  const ofPath = problemOf(path)
  const problems = ofPath ? [{ field: 'path', message: ofPath }] : []
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=')
    const name = at < 0 ? pair : pair.slice(0, at)
    const message = problemOf(name) ?? problemOf(at < 0 ? '' : pair.slice(at + 1))
    if (message) problems.push({ field: problemOf(name) ? 'query' : decodeURIComponent(name), message })
  }
  return problems
}

function problemOf(encoded: string): string | null {
  try {
    return isReadable(decodeURIComponent(encoded)) ? null : UNREADABLE_TEXT
  } catch {
    return 'must be percent-encoded UTF-8'
  }
}
