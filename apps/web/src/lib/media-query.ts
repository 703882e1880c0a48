import { useCallback, useSyncExternalStore } from 'react'
import { MOBILE_BREAKPOINT } from '@easel/contract/limits'

/** False on the server and in the first render; layout that shows at first sight belongs in CSS. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const list = window.matchMedia(query)
        list.addEventListener('change', listener)
        return () => list.removeEventListener('change', listener)
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
    () => false,
  )
}

// G5
export const useIsMobile = () => useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`)
/** Nothing can be pointed at: touch alone. */
export const useIsTouch = () => useMediaQuery('(hover: none)')
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')

const never = () => () => undefined

/** False on the server and in the render that takes its document over; then true. For what only a browser can know. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
