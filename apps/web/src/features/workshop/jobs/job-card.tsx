import type { Generation } from '@easel/contract/entities/generation'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { shorten } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { EmptyFrame } from '../../../ui/empty-frame.tsx'
import { JobNews } from './job-news.tsx'
import type { JobStep } from './job-steps.ts'
import { wordsOf } from './kinds.ts'
import type { Connection } from './track-generation.ts'

// The preview comes into focus as the work goes on; this much blur at its beginning, CSS pixels.
const BLUR = 14

/** How far the work in hand is, 0–1; the order's own progress counts all of its works. */
function sharpness({ progress, current_output: current, num_outputs: outputs }: Generation): number {
  return Math.min(1, Math.max(0, progress * outputs - (current - 1)))
}

/** An order in work: what can be seen of it, and what is happening beside it like a wall label. */
export function JobCard(props: {
  generation: Generation
  /** Width to height of its place; null for what is not seen. */
  ratio: number | null
  /** Stands in that place for what is not seen. */
  face?: ReactNode
  /** Its previews are finished parts, as the frames of a film are: they are not blurred. */
  isSharp?: boolean
  steps: readonly JobStep[]
  /** Seconds that such an order usually takes; null while nothing was measured. */
  usual: number | null
  connection: Connection | undefined
  /** Rejects when the wish was not taken. */
  onCancel: () => Promise<void>
  onFollowAgain: () => void
}) {
  const { generation, ratio, face, isSharp, steps, usual, connection, onCancel, onFollowAgain } = props
  const { progress, status } = generation
  const [wantsCancel, setWantsCancel] = useState(false)
  const isCancelling = wantsCancel || generation.stage === 'cancelling'
  const words = wordsOf(generation)
  const of = generation.num_outputs > 1 ? `, ${generation.current_output} of ${generation.num_outputs}` : ''
  return (
    <section
      aria-label={`In progress: ${shorten(words, 60)}`}
      className="flex flex-col gap-4 @min-[640px]:flex-row @min-[640px]:gap-6"
    >
      <div
        className="min-w-0 flex-1"
        style={ratio === null ? undefined : { maxWidth: `calc(min(64dvh, 680px) * ${ratio})` }}
      >
        {ratio !== null && (
          <div className="relative overflow-hidden rounded-t-work bg-surface-2" style={{ aspectRatio: ratio }}>
            {generation.preview ? (
              <img
                src={generation.preview}
                alt="Preview of what is being made"
                className="size-full scale-[1.04] object-cover transition-[filter] duration-500 motion-reduce:transition-none"
                style={
                  isSharp
                    ? undefined
                    : { filter: `blur(${Math.max(0, (1 - sharpness(generation)) * BLUR).toFixed(1)}px)` }
                }
              />
            ) : (
              <div className="size-full opacity-40">
                <EmptyFrame turn={generation.recipe.seed % 90} />
              </div>
            )}
          </div>
        )}
        {face}
        <progress aria-label="Progress" max={100} value={Math.round(progress * 100)} className="sr-only" />
        <div aria-hidden className="h-0.5 overflow-hidden bg-surface-3">
          <div
            className="h-full origin-left bg-accent transition-transform duration-300 ease-out motion-reduce:transition-none"
            style={{ transform: `scaleX(${progress})` }}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col @min-[640px]:w-52 @min-[640px]:shrink-0">
        <h2 className="line-clamp-4 font-medium wrap-anywhere">{words}</h2>
        <p className="num mt-1 type-wall">
          {/* An effect is called by its name already. */}
          {words === generation.model_label ? '' : generation.model_label}
          {of}
        </p>
        <StepList steps={steps} />
        <JobNews usual={usual} generation={generation} connection={connection} onFollowAgain={onFollowAgain} />
        <div className="mt-auto pt-4">
          <Button
            className="w-full"
            disabled={isCancelling}
            onClick={() => {
              setWantsCancel(true)
              // It stays so until the end comes, unless the wish did not get through.
              onCancel().catch(() => setWantsCancel(false))
            }}
          >
            {isCancelling ? 'Cancelling' : status === 'queued' ? 'Take out of the queue' : 'Cancel'}
          </Button>
        </div>
      </div>
    </section>
  )
}

function StepList({ steps }: { steps: readonly JobStep[] }) {
  return (
    <ol aria-label="Steps" className="mt-4 flex flex-col gap-2">
      {steps.map((step) => (
        <li
          key={step.label}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={cx(
            'flex items-center gap-2 text-[13px]/5',
            step.state === 'now' ? 'font-medium text-ink' : step.state === 'done' ? 'text-ink-2' : 'text-ink-3',
          )}
        >
          <span aria-hidden className="grid size-4 shrink-0 place-items-center">
            {step.state === 'done' && <Check size={16} />}
            {step.state === 'now' && <i className="size-2 rounded-full bg-accent" />}
            {step.state === 'next' && <i className="size-1.5 rounded-full border-[1.5px] border-ink-3" />}
          </span>
          {step.label}
          {step.state === 'done' && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  )
}
