import { expect, test } from 'vitest'
import { addressProblems } from './readable-address.ts'

const NULL = 'must be text, without null characters'
const ENCODING = 'must be percent-encoded UTF-8'

test.each([
  ['plain', '/api/v1/images/abc?tag=a%20b+c&limit=3', []],
  ['nothing after the host', '', []],
  ['a null character in the path', '/api/v1/images/%00', [{ field: 'path', message: NULL }]],
  ['one in a query', '/api/v1/tags?a=1&tag=x%00y', [{ field: 'tag', message: NULL }]],
  ['one in the name of a parameter', '/api/v1/tags?%00=1', [{ field: 'query', message: NULL }]],
  [
    'half a character',
    '/x/%E0%A4?tag=%',
    [
      { field: 'path', message: ENCODING },
      { field: 'tag', message: ENCODING },
    ],
  ],
  ['half of a surrogate pair', '/x?tag=%ED%A0%80', [{ field: 'tag', message: ENCODING }]],
])('%s', (_, address, problems) => {
  expect(addressProblems(`http://easel.test${address}`)).toEqual(problems)
})
