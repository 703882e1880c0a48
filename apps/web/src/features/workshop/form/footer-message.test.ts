import { expect, test } from 'vitest'
import { footerMessage } from './footer-message.ts'

test('one message at a time, in its order', () => {
  const all = { missing: 'a', quoteFailed: true, submitError: 'b', credits: { needed: 40, available: 10 }, open: 1 }
  const kinds = [all, { ...all, missing: null }, { ...all, missing: null, quoteFailed: false }].map(
    (state) => footerMessage(state)?.kind,
  )
  expect(kinds).toEqual(['missing', 'quote', 'error'])
  const calm = { missing: null, quoteFailed: false, submitError: null, credits: all.credits, open: 1 }
  expect(footerMessage(calm)).toEqual({ kind: 'credits', text: 'You have 10 of the 40 credits that this takes.' })
  expect(footerMessage({ ...calm, credits: null })?.kind).toBe('queue')
  expect(footerMessage({ ...calm, credits: { needed: 10, available: 10 }, open: 0 })).toBeNull()
})
