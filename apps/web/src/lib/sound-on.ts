import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { oneOf, useStoredSetting } from './stored-setting.ts'

const parse = oneOf(['enabled', 'disabled'])

/** Whether videos may be heard here (G18): remembered, on by default. */
export function useSoundOn(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [choice, choose] = useStoredSetting(STORAGE_KEY.audioPreference, 'enabled', parse)
  return [choice === 'enabled', (isOn) => choose(isOn ? 'enabled' : 'disabled')]
}
