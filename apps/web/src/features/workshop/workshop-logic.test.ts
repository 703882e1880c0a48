import { ApiError } from '@easel/contract/client'
import { parametersFor } from '@easel/catalogue/parameters'
import { expect, test } from 'vitest'
import { advancedSummary } from './advanced-summary.ts'
import { emptyDraft } from './draft.ts'
import { sortProblems } from './field-errors.ts'
import { footerMessage } from './footer-message.ts'
import { groupByDay, timeAgo } from './history-groups.ts'
import { hotkeyFor, isSubmit } from './hotkeys.ts'
import { intentFor, isOutcomeUnknown } from './intent-key.ts'
import { elapsedInWords, inSeconds, jobSteps } from './job-steps.ts'
import { promptsOf } from './prompt-list.ts'
import { entry } from './test-models.ts'
import { whyNot } from './use-source.ts'

const painter = entry('easel-painter')

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

test('the same wish is sent under the same key until its outcome is known', () => {
  let made = 0
  const key = () => `key-${++made}`
  const first = intentFor(null, '{"a":1}', key)
  expect(intentFor(first, '{"a":1}', key)).toEqual(first)
  expect(intentFor(first, '{"a":2}', key).key).toBe('key-2')
  expect(isOutcomeUnknown(new ApiError(0, { error: '', code: 'unavailable' }))).toBe(true)
  expect(isOutcomeUnknown(new ApiError(402, { error: '', code: 'not_enough_credits' }))).toBe(false)
})

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

test('the steps of the painter, and of a host that tells nothing', () => {
  expect(jobSteps({ status: 'running', stage: 'light' }).map((step) => step.state)).toEqual([
    'done',
    'done',
    'now',
    'next',
    'next',
  ])
  expect(jobSteps({ status: 'queued', stage: 'queued' }).every((step) => step.state === 'next')).toBe(true)
  expect(jobSteps({ status: 'running', stage: 'IN_PROGRESS' })[0]).toEqual({ label: 'Working', state: 'now' })
})

test('time in words', () => {
  expect(elapsedInWords(5.2, 8.4)).toBe('5 s so far, usually 8 s')
  expect(elapsedInWords(5, null)).toBe('5 s so far')
  expect([inSeconds(60), inSeconds(75), inSeconds(0.2)]).toEqual(['1 min', '1 min 15 s', '0 s'])
  const now = Date.parse('2026-05-10T12:00:00Z')
  expect(
    ['2026-05-10T11:59:40Z', '2026-05-10T11:57:00Z', '2026-05-10T10:00:00Z'].map((at) => timeAgo(at, now)),
  ).toEqual(['just now', '3 minutes ago', '2 hours ago'])
})

test('history by days of the calendar', () => {
  const at = (day: number) => ({ created_at: new Date(2026, 4, day, 12).toISOString() })
  const groups = groupByDay([at(20), at(20), at(19), at(16), at(2)], new Date(2026, 4, 20, 18).getTime())
  expect(groups.map((group) => [group.label, group.items.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Saturday', 1],
    ['2 May', 1],
  ])
})

test('prompts are listed once, and found by their words', () => {
  const of = (prompt: string) => ({ recipe: { prompt }, created_at: '' }) as Parameters<typeof promptsOf>[0][number]
  const history = [of('A red boat'), of('a RED boat'), of(''), of('Blue sea and boat')]
  expect(promptsOf(history, '').map((each) => each.prompt)).toEqual(['A red boat', 'Blue sea and boat'])
  expect(promptsOf(history, 'boat blue').map((each) => each.prompt)).toEqual(['Blue sea and boat'])
})

const press = { key: 'Enter', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, isComposing: false }

test('Ctrl+Enter and ⌘+Enter order, a word being composed does not', () => {
  expect(isSubmit(press)).toBe(true)
  expect(isSubmit({ ...press, ctrlKey: false, metaKey: true })).toBe(true)
  expect(isSubmit({ ...press, isComposing: true })).toBe(false)
  expect(isSubmit({ ...press, ctrlKey: false })).toBe(false)
})

test('letters are shortcuts, the shortcuts of the browser are not taken', () => {
  const hotkeys = [
    { keys: 'P', does: '', run: () => {} },
    { keys: 'Shift+X', does: '', run: () => {} },
    { keys: '?', does: '', run: () => {} },
  ]
  const plain = { ...press, ctrlKey: false }
  expect(hotkeyFor({ ...plain, key: 'p' }, hotkeys)?.keys).toBe('P')
  expect(hotkeyFor({ ...plain, key: 'X', shiftKey: true }, hotkeys)?.keys).toBe('Shift+X')
  expect(hotkeyFor({ ...plain, key: '?', shiftKey: true }, hotkeys)?.keys).toBe('?')
  expect(hotkeyFor({ ...press, key: 'p' }, hotkeys)).toBeUndefined()
})

test('the folded part says what it holds', () => {
  expect(advancedSummary(emptyDraft(painter, 't2i'), parametersFor(painter, 't2i'))).toBe(
    '30 steps, guidance 7.5, random seed',
  )
  expect(
    advancedSummary({ ...emptyDraft(painter, 't2i'), seed: 7, prompt_hidden: true }, parametersFor(painter, 't2i')),
  ).toMatch(/seed 7, prompt hidden$/)
})

test('a file that cannot be a picture is refused before it is sent', () => {
  expect(whyNot({ type: 'application/pdf', size: 10 })).toMatch(/not a picture/)
  expect(whyNot({ type: 'image/png', size: 26 * 1024 * 1024 })).toMatch(/Up to 25 MB/)
  expect(whyNot({ type: 'image/png', size: 10 })).toBeNull()
})
