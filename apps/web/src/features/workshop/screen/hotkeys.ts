/** A shortcut of the workshop, as it is listed and as it is done. */
export interface Hotkey {
  keys: string
  does: string
  run(): void
}

/** A key press, as far as shortcuts care. */
export interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing: boolean
}

/** Ctrl+Enter or ⌘+Enter; not while a word is being composed by an input method, which ends with Enter as well. */
export function isSubmit(press: Press): boolean {
  return press.key === 'Enter' && (press.ctrlKey || press.metaKey) && !press.altKey && !press.isComposing
}

/** The shortcut that a press stands for; letters count alone, so that the browser's own shortcuts stay. */
export function hotkeyFor(press: Press, hotkeys: readonly Hotkey[]): Hotkey | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return undefined
  const pressed = press.key === '?' ? '?' : `${press.shiftKey ? 'Shift+' : ''}${press.key.toUpperCase()}`
  return hotkeys.find(({ keys }) => keys === pressed)
}
