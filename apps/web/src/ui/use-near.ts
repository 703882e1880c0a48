import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** True once the element has been within `margin` pixels of the window; it stays true. */
export function useNear(ref: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: `${margin}px`,
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin, isNear])
  return isNear
}

/** Whether any of the element is in the window now. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isIn, setIn] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setIn(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isIn
}
