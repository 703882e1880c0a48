import { expect, test } from 'vitest'
import { promptsOf } from './prompt-list.ts'

test('prompts are listed once, and found by their words', () => {
  const of = (prompt: string) => ({ recipe: { prompt }, created_at: '' }) as Parameters<typeof promptsOf>[0][number]
  const history = [of('A red boat'), of('a RED boat'), of(''), of('Blue sea and boat')]
  expect(promptsOf(history, '').map((each) => each.prompt)).toEqual(['A red boat', 'Blue sea and boat'])
  expect(promptsOf(history, 'boat blue').map((each) => each.prompt)).toEqual(['Blue sea and boat'])
})
