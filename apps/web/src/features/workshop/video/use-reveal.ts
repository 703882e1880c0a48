import { useEffect, useState } from 'react'

// How long what was looked for stays marked.
const MARKED_MS = 2500

/** The order that was looked for, for as long as it is marked. */
export function useReveal(): [id: string | null, reveal: (id: string) => void] {
  const [revealed, setRevealed] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (!revealed) return
    const timer = setTimeout(() => setRevealed(null), MARKED_MS)
    return () => clearTimeout(timer)
  }, [revealed])
  return [revealed?.id ?? null, (id) => setRevealed({ id })]
}
