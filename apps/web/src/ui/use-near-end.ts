import { useEffect } from 'react'

/** Calls `reach` once for each length of a list whose end has come near (G7). */
export function useNearEnd(isNear: boolean, length: number, reach: (() => void) | undefined): void {
  useEffect(() => {
    if (isNear && length > 0) reach?.()
  }, [isNear, length, reach])
}
