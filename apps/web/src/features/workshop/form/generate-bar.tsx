import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '../../../lib/session.ts'
import { formatNumber } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Popover } from '../../../ui/popover.tsx'
import { footerMessage } from './footer-message.ts'
import { GenerateMessage } from './generate-message.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import type { Generate } from './use-generate.ts'
import type { ShownPrice } from './use-price.ts'
import type { Submission } from '../jobs/use-submit.ts'

/** The foot of the form: how many, the button with the price on it, how the price comes about, and what stands in the way. */
export function GenerateBar(props: {
  price: ShownPrice
  generate: Generate
  submission: Pick<Submission, 'isSending' | 'refusal' | 'clear'>
  /** Orders that are open. */
  open: number
  /** The workshop, to come back to after signing in. */
  path: string
  /** Before the button: how many. */
  leading?: ReactNode
  /** On the button after 'Generate'; the price in credits when it is left out. */
  costs?: string
  /** How the price comes about, in a line; counted from its parts when it is left out. */
  summary?: string
  /** Share of the balance, 0–1, above which what is spent is said as a warning. */
  warnAbove?: number
}) {
  const { price, generate, submission, open, path, leading, warnAbove } = props
  const { user } = useMe()
  const message = footerMessage({
    missing: generate.missing,
    quoteFailed: price.hasFailed,
    submitError: submission.refusal?.message ?? null,
    credits: generate.label === 'Sign in to generate' ? null : { needed: price.credits, available: price.available },
    open,
  })
  const costs = props.costs ?? `${formatNumber(price.credits)} credit${price.credits === 1 ? '' : 's'}`
  const share = price.credits / Math.max(1, price.available)
  const isMuch = warnAbove !== undefined && share > warnAbove && share <= 1 && generate.label === 'Generate'
  return (
    <div className="border-t border-line bg-bg px-gutter pt-3 pb-3 max-md:fixed max-md:inset-x-0 max-md:bottom-bottom-bar max-md:z-20 md:py-4">
      {message && (
        <GenerateMessage message={message} price={price} submission={submission} path={path} onClose={generate.clear} />
      )}
      <div className="flex gap-2">
        {leading}
        <Button
          type="submit"
          variant="primary"
          size="big"
          aria-disabled={generate.isBlocked || submission.isSending}
          title="Ctrl+Enter"
          className={cx(
            'num min-w-0 flex-1 text-[15px] max-[359px]:px-1 max-[359px]:text-[13px]',
            generate.isBlocked && 'max-md:whitespace-normal',
          )}
        >
          {submission.isSending ? 'Sending' : generate.label === 'Generate' ? `Generate · ${costs}` : generate.label}
        </Button>
      </div>
      <div className="num mt-1 flex items-center justify-between gap-2 type-wall">
        <Popover
          title="What it costs"
          trigger={
            <button type="button" className="hit inline-flex min-h-6 items-center gap-1 text-left hover:text-ink">
              {props.summary ??
                price.breakdown
                  .map(
                    (line) =>
                      `${formatNumber(line.quantity)} ${unit(line.label, line.quantity)} at ${formatNumber(line.each)}`,
                  )
                  .join(', ')}
              <ChevronUp size={14} aria-hidden />
            </button>
          }
        >
          <PriceBreakdown price={price} />
        </Popover>
        <span className={cx('text-right', isMuch && 'text-warn')}>
          {isMuch
            ? `${Math.round(share * 100)} % of your credits`
            : generate.label === 'Sign in to generate'
              ? 'for members'
              : price.available >= price.credits
                ? user
                  ? `${formatNumber(price.available - price.credits)} left after`
                  : `${formatNumber(price.available)} free as a guest`
                : `${formatNumber(price.available)} at hand`}
        </span>
      </div>
    </div>
  )
}

/** 'Images' counts 1 image, 2 images. */
function unit(label: string, quantity: number): string {
  const many = label.toLowerCase()
  if (many === 'thousand characters') return many
  // 'seconds at 720p': the thing that is counted comes first.
  return quantity === 1 ? many.replace(/^(\w+)s\b/, '$1') : many
}
