import { useCallback, useSyncExternalStore } from 'react'

type Area = 'local' | 'session'

const listeners = new Map<string, Set<() => void>>()

function storage(area: Area): Storage | null {
  // Reading the property throws where a browser forbids storage.
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

/** The stored text, or null. Never throws. */
export function readStored(key: string, area: Area = 'local'): string | null {
  return storage(area)?.getItem(key) ?? null
}

/** Stores, or removes with null, and tells every component that reads the key. A full or forbidden storage is ignored. */
export function writeStored(key: string, value: string | null, area: Area = 'local'): void {
  try {
    if (value === null) storage(area)?.removeItem(key)
    else storage(area)?.setItem(key, value)
  } catch {
    // The setting then holds for this page only, which is what a person in a private window expects.
  }
  for (const listener of listeners.get(key) ?? []) listener()
}

function subscribe(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set()
  listeners.set(key, own.add(listener))
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', fromOtherTab)
  return () => {
    own.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/**
 * A setting that is remembered. The server and the first render show `initial`; the stored value follows at once after that.
 * @param parse the value that stored text stands for, or undefined when it is refused (then `initial` holds)
 */
export function useStoredSetting<T extends string | number>(
  key: string,
  initial: T,
  parse: (text: string) => T | undefined,
  area: Area = 'local',
): [value: T, set: (value: T) => void] {
  const text = useSyncExternalStore(
    useCallback((listener) => subscribe(key, listener), [key]),
    () => readStored(key, area),
    () => null,
  )
  const set = useCallback((value: T) => writeStored(key, String(value), area), [key, area])
  return [(text === null ? undefined : parse(text)) ?? initial, set]
}

/** A parser for `useStoredSetting` that takes the listed values and refuses any other. */
export function oneOf<const T extends string | number>(values: readonly T[]): (text: string) => T | undefined {
  return (text) => values.find((value) => String(value) === text)
}
