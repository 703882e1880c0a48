import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { Banner } from '../ui/banner.tsx'
import { useStayWhileOffline } from './use-stay-while-offline.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Shown while the browser has no connection; it goes by itself. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  useStayWhileOffline(!isOnline)
  if (isOnline) return null
  return (
    <div className="wrap pt-3">
      <Banner
        icon={WifiOff}
        tone="danger"
        title="You are offline"
        actions={<Button onClick={() => window.location.reload()}>Try again</Button>}
      >
        What you typed is kept. Lists load again when the connection is back.
      </Banner>
    </div>
  )
}
