import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { useSyncExternalStore } from 'react'
import { oneOf, useStoredSetting } from '../../../../lib/stored-setting.ts'

let volume = 1
const listeners = new Set<() => void>()

/** Whether sound is on at all: the preference of the whole product, remembered. */
export function useSoundOn(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [value, set] = useStoredSetting<'enabled' | 'disabled'>(
    STORAGE_KEY.audioPreference,
    'enabled',
    oneOf(['enabled', 'disabled']),
  )
  return [value === 'enabled', (isOn) => set(isOn ? 'enabled' : 'disabled')]
}

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
