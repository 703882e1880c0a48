import { parameterNamed } from '@easel/catalogue/parameters'
import { ChevronUp } from 'lucide-react'
import { useMe } from '../../lib/session.ts'
import { formatNumber } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Popover } from '../../ui/popover.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { footerMessage } from './footer-message.ts'
import { GenerateMessage } from './generate-message.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import type { WorkshopForm } from './use-form.ts'
import type { Generate } from './use-generate.ts'
import type { ShownPrice } from './use-price.ts'
import type { Submission } from './use-submit.ts'

/** The foot of the form: how many, the button with the price on it, how the price comes about, and what stands in the way. */
export function GenerateBar(props: {
  form: WorkshopForm
  price: ShownPrice
  generate: Generate
  submission: Submission
  open: number
}) {
  const { form, price, generate, submission, open } = props
  const { user } = useMe()
  const images = parameterNamed(form.parameters, 'num_outputs')
  const message = footerMessage({
    missing: generate.missing,
    quoteFailed: price.hasFailed,
    submitError: submission.refusal?.message ?? null,
    credits: generate.label === 'Sign in to generate' ? null : { needed: price.credits, available: price.available },
    open,
  })
  const cost = `${formatNumber(price.credits)} credit${price.credits === 1 ? '' : 's'}`
  return (
    <div className="border-t border-line bg-bg px-gutter pt-3 pb-3 max-md:fixed max-md:inset-x-0 max-md:bottom-bottom-bar max-md:z-20 md:py-4">
      {message && <GenerateMessage message={message} price={price} submission={submission} onClose={generate.clear} />}
      <div className="flex gap-2">
        {images && (
          <div className="[&_[role=group]]:h-11">
            <Stepper
              label="Images"
              value={form.draft.num_outputs}
              min={images.min}
              max={images.max}
              onChange={(num_outputs) => form.set({ num_outputs })}
            />
          </div>
        )}
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
          {submission.isSending ? 'Sending' : generate.label === 'Generate' ? `Generate · ${cost}` : generate.label}
        </Button>
      </div>
      <div className="num mt-1 flex items-center justify-between gap-2 type-wall">
        <Popover
          title="What it costs"
          trigger={
            <button type="button" className="hit inline-flex min-h-6 items-center gap-1 text-left hover:text-ink">
              {price.breakdown
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
        <span className="text-right">
          {generate.label === 'Sign in to generate'
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
  return quantity === 1 ? many.replace(/s$/, '') : many
}
