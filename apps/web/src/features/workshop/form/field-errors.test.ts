import { parametersFor } from '@easel/catalogue/parameters'
import { expect, test } from 'vitest'
import { sortProblems } from './field-errors.ts'
import { entry } from './test-models.ts'

const painter = entry('easel-painter')

test('problems stand at their fields, in the words of the form', () => {
  const parameters = parametersFor(painter, 't2i')
  const details = [
    { field: 'guidance_scale', message: 'guidance_scale must be between 1 and 20' },
    { field: 'height', message: 'height must be 512' },
  ]
  expect(sortProblems({ error: 'x', code: 'invalid_input', details }, parameters)).toEqual({
    fields: { guidance_scale: 'Guidance must be between 1 and 20.', size: 'Height must be 512.' },
    rest: null,
  })
  expect(sortProblems({ error: 'Too many.', code: 'rate_limited' }, parameters)).toEqual({
    fields: {},
    rest: 'Too many.',
  })
  expect(sortProblems({ error: 'x', code: 'foreign_source' }, parameters).fields.source).toMatch(/not there/)
})
