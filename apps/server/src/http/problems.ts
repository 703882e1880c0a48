import type { FieldProblem } from '@easel/contract/errors'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** What zod found, as fields and sentences for people; `where` names what a problem of the whole input is about. */
export function problemsOf(error: z.core.$ZodError, where: string): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: 'is not a known field' }))
    }
    return [{ field: issue.path.join('.') || where, message: sentence(issue) }]
  })
}

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('undefined')
        ? `is missing: it must be ${article(issue.expected)}`
        : `must be ${article(issue.expected)}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    case 'too_big':
      return issue.message.startsWith('Too big')
        ? `must ${limit('at most', issue.maximum, issue.origin)}`
        : issue.message
    case 'too_small':
      return issue.message.startsWith('Too small')
        ? `must ${limit('at least', issue.minimum, issue.origin)}`
        : issue.message
    case 'invalid_format':
      return `must be a valid ${issue.format === 'url' ? 'address (https://…)' : issue.format}`
    default:
      return issue.message
  }
}

function article(expected: string): string {
  const name = expected === 'int' ? 'integer' : expected
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`
}

function limit(how: string, value: number | bigint, origin: string): string {
  if (origin === 'string') return `have ${how} ${value} characters`
  if (origin === 'array') return `have ${how} ${value} entries`
  return `be ${how} ${value}`
}
