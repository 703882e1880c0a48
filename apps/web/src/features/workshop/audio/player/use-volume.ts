import { useSyncExternalStore } from 'react'

let volume = 1
const listeners = new Set<() => void>()

/** How loud, 0–1, for every player of the page; a new page begins with all of it. */
export function useVolume(): [volume: number, set: (volume: number) => void] {
  const value = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => volume,
    () => 1,
  )
  return [value, setVolume]
}

function setVolume(next: number): void {
  volume = next
  for (const listener of listeners) listener()
}
