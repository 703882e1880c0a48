import type { Generation } from '@easel/contract/entities/generation'
import { TriangleAlert } from 'lucide-react'
import { notify } from '../../../lib/notices.ts'
import { countOf, shorten } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from './copy-text.ts'
import { KIND_WORDS } from './kinds.ts'

/** An order that came to nothing: why, that it cost nothing, and what to do. */
export function FailedCard(props: {
  generation: Generation
  onRetry: () => void
  onRestore: () => void
  onDismiss: () => void
}) {
  const { generation, onRetry, onRestore, onDismiss } = props
  const { error, recipe, refunded, cost } = generation
  const wasCancelled = generation.status === 'cancelled'
  const details = `${generation.id}\n${error?.code ?? generation.status}: ${error?.message ?? ''}\n${generation.model}\n${generation.ended_at ?? generation.created_at}`
  async function copy(): Promise<void> {
    const done = await copyText(details)
    notify(done ? 'Details copied.' : 'The browser did not allow copying.', done ? {} : { tone: 'warn' })
  }
  return (
    <section aria-label={wasCancelled ? 'Cancelled' : 'Failed'} className="rounded-panel border border-line p-4">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert size={18} aria-hidden className={wasCancelled ? 'text-ink-3' : 'text-danger'} />
        {wasCancelled ? 'Cancelled' : 'This did not work out'}
      </p>
      <p className="mt-1 type-desc">
        {wasCancelled ? '' : `${error?.message ?? `The ${KIND_WORDS[generation.kind].work} could not be made.`} `}
        {refunded >= cost
          ? `Not charged: ${countOf(cost, 'credit')} are back.`
          : `${countOf(refunded, 'credit')} of ${cost} are back; what was delivered is kept.`}
      </p>
      <p className="mt-2 line-clamp-2 type-wall wrap-anywhere">{shorten(recipe.prompt, 160)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={onRetry}>
          Try again · {countOf(cost, 'credit')}
        </Button>
        <Button size="small" variant="quiet" onClick={onRestore}>
          Use these settings
        </Button>
        {!wasCancelled && (
          <Button size="small" variant="quiet" onClick={() => void copy()}>
            Copy details
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  )
}
