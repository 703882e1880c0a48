import { formatDate, formatNumber } from '../../lib/text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Meter } from './meter.tsx'
import type { useLowCredit } from './use-low-credit.ts'

const SENTENCES = {
  medium: 'You have used most of this month’s credits.',
  high: 'Only a little is left of this month’s credits.',
  critical: 'This month’s credits are almost gone.',
} as const

/** P4: the warning that credits run low. */
export function LowCreditDialog({ state }: { state: ReturnType<typeof useLowCredit> }) {
  const { shown, level, credits, dismiss } = state
  if (!level || !credits) return null
  const back = credits.next_grant_at ? ` They come back on ${formatDate(credits.next_grant_at)}.` : ''
  return (
    <Dialog
      open={shown}
      onClose={dismiss}
      title={`${formatNumber(credits.total_available)} credits left this month`}
      description={SENTENCES[level] + back}
      actions={
        <>
          <LinkButton variant="solid" size="big" to="/subscription" onClick={dismiss}>
            See plans
          </LinkButton>
          <Button variant="quiet" size="big" onClick={dismiss}>
            Remind me later (24 hours)
          </Button>
        </>
      }
    >
      <Meter
        label="Credits left"
        value={credits.total_available}
        max={credits.monthly_credits_limit}
        tone="warn"
        className="mt-5"
      />
      <p className="num mt-2 type-wall">
        {formatNumber(credits.total_available)} of {formatNumber(credits.monthly_credits_limit)} left
      </p>
    </Dialog>
  )
}
