import { SCROLL } from '@easel/contract/limits'
import { useEffect, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'

/** G16: pulling the page down by more than 100 px at its top shows a spinner and loads again after a second. */
export function PullIndicator({ onRefresh }: { onRefresh: () => void }) {
  const [isPulled, setPulled] = useState(false)
  useEffect(() => {
    let start: number | null = null
    let reach = 0
    const begin = (event: TouchEvent) => {
      // A touch inside a viewer or a dialog over the page pulls that, not the page.
      const isOver =
        event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]') !== null
      start = window.scrollY <= 0 && event.touches.length === 1 && !isOver ? (event.touches[0]?.clientY ?? null) : null
      reach = 0
    }
    const pull = (event: TouchEvent) => {
      if (start !== null) reach = (event.touches[0]?.clientY ?? start) - start
    }
    const release = () => {
      if (start !== null && reach > SCROLL.pullPx) setPulled(true)
      start = null
    }
    // The browser's own pull would load the whole page anew.
    const { overscrollBehaviorY } = document.documentElement.style
    document.documentElement.style.overscrollBehaviorY = 'contain'
    window.addEventListener('touchstart', begin, { passive: true })
    window.addEventListener('touchmove', pull, { passive: true })
    window.addEventListener('touchend', release)
    return () => {
      document.documentElement.style.overscrollBehaviorY = overscrollBehaviorY
      window.removeEventListener('touchstart', begin)
      window.removeEventListener('touchmove', pull)
      window.removeEventListener('touchend', release)
    }
  }, [])
  useEffect(() => {
    if (!isPulled) return
    const timer = setTimeout(() => {
      setPulled(false)
      onRefresh()
    }, SCROLL.pullReloadMs)
    return () => clearTimeout(timer)
  }, [isPulled, onRefresh])
  if (!isPulled) return null
  return (
    <div className="grid place-items-center pt-6">
      <Spinner label="Loading again" />
    </div>
  )
}
