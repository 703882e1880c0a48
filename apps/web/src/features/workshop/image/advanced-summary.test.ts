import { parametersFor } from '@easel/catalogue/parameters'
import { expect, test } from 'vitest'
import { advancedSummary } from './advanced-summary.ts'
import { emptyDraft } from './draft.ts'
import { entry } from '../form/test-models.ts'

const painter = entry('easel-painter')

test('the folded part says what it holds', () => {
  expect(advancedSummary(emptyDraft(painter, 't2i'), parametersFor(painter, 't2i'))).toBe(
    '30 steps, guidance 7.5, random seed',
  )
  expect(
    advancedSummary({ ...emptyDraft(painter, 't2i'), seed: 7, prompt_hidden: true }, parametersFor(painter, 't2i')),
  ).toMatch(/seed 7, prompt hidden$/)
})
