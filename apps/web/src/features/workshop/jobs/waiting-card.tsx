import type { Generation } from '@easel/contract/entities/generation'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { queueInWords } from './job-news.tsx'
import { wordsOf } from './kinds.ts'

/** An order that waits behind another one. */
export function WaitingCard({ generation, onCancel }: { generation: Generation; onCancel: () => Promise<void> }) {
  const [wantsCancel, setWantsCancel] = useState(false)
  return (
    <section
      aria-label="Waiting"
      className="flex items-center gap-3 rounded-control border border-line p-3 [section&+section]:-mt-5"
    >
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-medium">{wordsOf(generation)}</h2>
        <p className="num type-wall">{queueInWords(generation)}</p>
      </div>
      <Button
        size="small"
        disabled={wantsCancel}
        onClick={() => {
          setWantsCancel(true)
          onCancel().catch(() => setWantsCancel(false))
        }}
      >
        Take out
      </Button>
    </section>
  )
}
