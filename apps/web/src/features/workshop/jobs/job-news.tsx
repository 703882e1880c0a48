import type { Generation } from '@easel/contract/entities/generation'
import { useEffect, useState } from 'react'
import { countOf } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { elapsedInWords, inSeconds } from './job-steps.ts'
import { KIND_WORDS } from './kinds.ts'
import { patienceMs } from './polling.ts'
import type { Connection } from './track-generation.ts'

/** How long it has taken, how long it usually takes, and what is wrong with the news of it (W2). */
export function JobNews(props: {
  generation: Generation
  /** Seconds that such an order usually takes; null while nothing was measured. */
  usual: number | null
  connection: Connection | undefined
  onFollowAgain: () => void
}) {
  const { generation, usual, connection, onFollowAgain } = props
  const now = useSeconds()
  const since = Date.parse(generation.started_at ?? generation.created_at)
  const elapsed = Math.max(0, (now - since) / 1000)
  const isQueued = generation.status === 'queued'
  const isLate = connection === 'late' || (!isQueued && elapsed * 1000 > patienceMs(generation.kind))
  const words = KIND_WORDS[generation.kind]
  return (
    <div className="mt-4 flex flex-col gap-2">
      <p className="num type-wall">{isQueued ? queueInWords(generation) : elapsedInWords(elapsed, usual)}</p>
      {generation.kind === 'video' && (
        <p className="type-wall">You can leave this page: the work goes on, and the video waits under My videos.</p>
      )}
      {connection === 'reconnecting' && (
        <output className="block type-wall text-warn">Reconnecting. The work goes on, only its news are paused.</output>
      )}
      {isLate && connection !== 'lost' && (
        <output className="block type-desc text-warn">
          {`${words.name} generation taking longer than expected. Check ${words.list} shortly, or cancel: you get back what was not delivered.`}
        </output>
      )}
      {connection === 'lost' && (
        <p role="alert" className="type-desc text-danger">
          {`Error checking ${words.name.toLowerCase()} status. The work goes on; nothing is lost.`}
        </p>
      )}
      {(connection === 'late' || connection === 'lost') && (
        <Button size="small" className="self-start" onClick={onFollowAgain}>
          Check again
        </Button>
      )}
    </div>
  )
}

/** '2 orders ahead of yours, done in about 24 s'. */
export function queueInWords({ queue_position: before, eta_seconds: eta }: Generation): string {
  const place = before === null || before === 0 ? 'Next in the queue' : `${countOf(before, 'order')} ahead of yours`
  return eta === null ? place : `${place}, done in about ${inSeconds(eta)}`
}

/** The time, once a second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
