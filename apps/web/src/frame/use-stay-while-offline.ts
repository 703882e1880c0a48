import { useEffect } from 'react'
import { notify } from '../lib/notices.ts'

/**
 * Without a connection a press on a link would end on the browser's own error page, and what was typed here would be lost. Links to
 * other pages wait instead; what stays on this page works as ever.
 */
export function useStayWhileOffline(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const leaves = link !== null && link.origin === location.origin && link.pathname !== location.pathname
      if (!leaves || link.target === '_blank') return
      event.preventDefault()
      notify('You are offline. This page opens when the connection is back.', { tone: 'warn' })
    }
    document.addEventListener('click', hold, { capture: true })
    return () => document.removeEventListener('click', hold, { capture: true })
  }, [isOffline])
}
