import type { ModelPrice } from '@easel/contract/entities/catalogue'
import { formatNumber } from '../../lib/text.ts'
import { PLANS } from './plans.ts'
import type { Plan } from './plans.ts'

interface Props {
  /** The plan of the person who looks; null without an account. */
  current: number | null
  /** A model to count by: what a month's credits buy. */
  yardstick: { name: string; price: ModelPrice } | null
}

/** The four plans side by side; on a phone one under the other. */
export function PlanTable({ current, yardstick }: Props) {
  return (
    <ul className="mt-6 grid grid-cols-4 gap-4 max-lg:grid-cols-2 max-md:grid-cols-1">
      {PLANS.map((plan) => (
        <li
          key={plan.id}
          aria-current={plan.id === current ? 'true' : undefined}
          className="flex flex-col rounded-panel border border-line bg-surface-1 p-6 aria-[current=true]:border-ink"
        >
          <h2 className="flex items-baseline justify-between gap-3">
            <span className="type-dialog">{plan.name}</span>
            {plan.id === current && <span className="type-label text-ink-2">Your plan</span>}
          </h2>
          <p className="num mt-1 type-entry text-ink-2">{plan.price}</p>
          <dl className="mt-6">
            {linesOf(plan, yardstick).map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 border-t border-line py-2.5 text-[13px]/5">
                <dt className="text-ink-3">{name}</dt>
                <dd className="num text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function linesOf(plan: Plan, yardstick: Props['yardstick']): [string, string][] {
  const each = yardstick && (plan.isPaid ? yardstick.price.paid_base_cost : yardstick.price.base_cost)
  const buys: [string, string][] =
    yardstick && each
      ? [[`Images with ${yardstick.name}`, `about ${formatNumber(Math.floor(plan.credits / each))}`]]
      : []
  return [
    ['Credits a month', formatNumber(plan.credits)],
    ...buys,
    ['Private images', formatNumber(plan.privateImages)],
    ['Community gallery', plan.community],
    ['Model prices', plan.isPaid ? 'The cheaper ones' : 'The usual ones'],
    ['In the queue', plan.isPaid ? 'Before free members' : 'In turn'],
  ]
}
