import type { LedgerEntry } from '@easel/contract/entities/account'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { formatDate, formatNumber } from '../../lib/text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Meter } from './meter.tsx'

/** P5: this month's use of credits, the last charges and refunds, and when there are new ones. */
export function CreditsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const usage = useQuery({
    queryKey: ['credit-usage'],
    queryFn: ({ signal }) => api('GET /api/v1/credits/usage', { signal }),
    enabled: open,
    // It is opened to see what just happened.
    staleTime: 0,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your credits"
      actions={
        <LinkButton to="/subscription" onClick={onClose}>
          See plans
        </LinkButton>
      }
    >
      {usage.isError && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p className="text-danger">{messageOf(usage.error)}</p>
          <Button onClick={() => void usage.refetch()}>Try again</Button>
        </div>
      )}
      {usage.isPending && <Skeleton className="mt-4 h-48 rounded-control" />}
      {usage.data && (
        <>
          <Meter
            label="Credits left"
            value={usage.data.creditsRemaining}
            max={usage.data.creditsLimit}
            className="mt-5"
          />
          <p className="num mt-2 flex justify-between gap-4 type-desc">
            <span>{formatNumber(usage.data.creditsRemaining)} left</span>
            <span>
              {formatNumber(usage.data.creditsUsed)} of {formatNumber(usage.data.creditsLimit)} used
            </span>
          </p>
          {usage.data.next_grant_at && (
            <p className="mt-1 type-desc">The next credits come on {formatDate(usage.data.next_grant_at)}.</p>
          )}
          <h3 className="mt-6 font-medium">Charges and refunds</h3>
          {usage.data.recent.length === 0 ? (
            <p className="mt-2 type-desc">Nothing yet. What you make shows up here with its price.</p>
          ) : (
            <ul className="mt-2">
              {usage.data.recent.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  )
}

const KINDS = { grant: 'Granted', hold: 'Reserved', capture: 'Charged', release: 'Refunded' } as const

function Entry({ entry }: { entry: LedgerEntry }) {
  // A capture moves nothing (the hold did): what it was about is said instead.
  const change =
    entry.change === 0
      ? formatNumber(entry.amount)
      : `${entry.change > 0 ? '+' : '−'}${formatNumber(Math.abs(entry.change))}`
  return (
    <li className="flex items-baseline gap-3 border-t border-line py-2 first:border-t-0">
      <span className="min-w-0 flex-1">
        <span className="block truncate">{entry.reason}</span>
        <span className="type-wall">
          {KINDS[entry.kind]} · {formatDate(entry.created_at)}
        </span>
      </span>
      <span className="num font-medium">{change}</span>
    </li>
  )
}
