import { expect, test } from 'vitest'
import { hotkeyFor, isSubmit } from './hotkeys.ts'

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
