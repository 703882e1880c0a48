import type { Plan } from '@easel/contract/entities/account'
import type { ModelPrice } from '@easel/contract/entities/catalogue'
import { formatNumber } from '../../lib/text.ts'

interface Props {
  plans: readonly Plan[]
  /** The plan of the person who looks; null without an account. */
  current: number | null
  /** A model to count by: what a month's credits buy. */
  yardstick: { name: string; price: ModelPrice } | null
}

/** The plans side by side; on a phone one under the other. */
export function PlanTable({ plans, current, yardstick }: Props) {
  return (
    <ul className="mt-6 grid grid-cols-4 gap-4 max-lg:grid-cols-2 max-md:grid-cols-1">
      {plans.map((plan) => (
        <li
          key={plan.id}
          aria-current={plan.id === current ? 'true' : undefined}
          className="flex flex-col rounded-panel border border-line bg-surface-1 p-6 aria-[current=true]:border-ink"
        >
          <h2 className="flex items-baseline justify-between gap-3">
            <span className="type-dialog">{plan.name}</span>
            {plan.id === current && <span className="type-label text-ink-2">Your plan</span>}
          </h2>
          <p className="num mt-1 type-entry text-ink-2">
            {plan.price_usd === null ? '$0' : `$${plan.price_usd.toFixed(2)} a month`}
          </p>
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
  const each = yardstick && (plan.is_paid ? yardstick.price.paid_base_cost : yardstick.price.base_cost)
  const buys: [string, string][] =
    yardstick && each
      ? [[`Images with ${yardstick.name}`, `about ${formatNumber(Math.floor(plan.monthly_credits / each))}`]]
      : []
  return [
    ['Credits a month', formatNumber(plan.monthly_credits)],
    ...buys,
    ['Private images', formatNumber(plan.private_images_limit)],
    [
      'Community gallery',
      plan.community_depth === null ? 'Without end' : `${formatNumber(plan.community_depth)} images deep`,
    ],
    ['Model prices', plan.is_paid ? 'The cheaper ones' : 'The usual ones'],
    ['In the queue', plan.is_paid ? 'Before free members' : 'In turn'],
  ]
}
