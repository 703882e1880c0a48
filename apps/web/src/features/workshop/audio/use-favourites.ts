import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { useMemo } from 'react'
import { useStoredSetting } from '../../../lib/stored-setting.ts'

const asIs = (text: string) => text

/** The voices that a person likes best, remembered on this device. */
export function useFavourites(): { favourites: ReadonlySet<string>; toggle: (id: string) => void } {
  const [text, setText] = useStoredSetting<string>(STORAGE_KEY.audioVoices, '', asIs)
  const favourites = useMemo(() => new Set(text.split(' ').filter(Boolean)), [text])
  return {
    favourites,
    toggle(id) {
      const next = new Set(favourites)
      if (!next.delete(id)) next.add(id)
      setText([...next].join(' '))
    },
  }
}
