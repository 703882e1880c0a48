import { expect, test } from 'vitest'
import { placeProblems } from './place-problems.ts'

test('a refusal stands at the fields that it is about, the first sentence of each', () => {
  const details = [
    { field: 'inputs.1.upload_id', message: 'that upload is gone' },
    { field: 'inputs', message: 'another' },
    { field: 'duration', message: 'must be 3 or 5' },
  ]
  expect(placeProblems({ error: 'Look again.', code: 'invalid_input', details })).toEqual({
    fields: { inputs: 'That upload is gone.', duration: 'Must be 3 or 5.' },
    rest: null,
  })
})

test('a photo that is gone is said at the photos; what has no field is left for the foot', () => {
  expect(placeProblems({ error: 'No.', code: 'foreign_source' })).toMatchObject({
    fields: { inputs: 'One of these pictures is not there any more. Choose it again.' },
    rest: null,
  })
  expect(placeProblems({ error: 'The queue is full.', code: 'queue_full' })).toEqual({
    fields: {},
    rest: 'The queue is full.',
  })
  const details = [{ field: 'model', message: 'unknown' }]
  expect(placeProblems({ error: 'Unknown.', code: 'invalid_input', details }).rest).toBe('Unknown.')
})
