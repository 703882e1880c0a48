import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

const never = () => () => undefined

/** False in the document as it arrives, true once scripts run: a form that only scripts can send waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Takes over what a person (or the browser) wrote into a field before scripts ran. */
export function useTypedEarly(field: RefObject<HTMLInputElement | null>, take: (text: string) => void): void {
  const takeOver = useEffectEvent(() => {
    const text = field.current?.value
    if (text) take(text)
  })
  // Once, when the field becomes alive: afterwards its changes say themselves.
  useEffect(() => takeOver(), [])
}
