import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { PlanTable } from '../features/account/plan-table.tsx'
import { pageMeta } from '../lib/meta.ts'
import { signInPath } from '../lib/return-url.ts'
import { useMe } from '../lib/session.ts'
import { formatDate, formatNumber } from '../lib/text.ts'
import { LinkButton } from '../ui/button.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const [{ plans }, models] = await Promise.all([
    api('GET /api/v1/plans'),
    api('GET /api/v1/models', { query: { tab: 'images' } }).catch(() => null),
  ])
  // What works here without any key is what a month's credits are counted in.
  const builtIn = models?.models.find((model) => model.built_in)
  return { origin, plans, yardstick: builtIn ? { name: builtIn.name, price: builtIn.price } : null }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Plans',
    description: 'What each plan of this Easel gives: credits a month, private images, prices.',
    origin: loaderData?.origin ?? '',
    path: '/subscription',
  })

export default function Subscription() {
  const { plans, yardstick } = useLoaderData<typeof loader>()
  const { user, subscription } = useMe()
  const isMember = user !== null && !user.is_guest
  return (
    <div className="wrap pt-12 max-md:pt-7">
      <h1 className="type-display">Plans</h1>
      <p className="mt-4 max-w-[60ch] type-entry font-normal text-ink-2">
        Plans are given by the operator of this server. Nothing is sold on this page: ask the operator for the plan that
        you need.
      </p>
      {isMember ? (
        <Current />
      ) : (
        <div className="mt-6">
          <LinkButton to={signInPath('/subscription')} variant="solid" size="big">
            Sign in to see your plan
          </LinkButton>
        </div>
      )}
      <PlanTable plans={plans} current={isMember ? subscription.plan_id : null} yardstick={yardstick} />
      <p className="mt-6 max-w-[68ch] type-desc">
        Credits come once a month, on the day on which your plan began, and do not add up from month to month. What
        fails, is cancelled or is not delivered costs nothing: its credits are back at once.
      </p>
    </div>
  )
}

function Current() {
  const { credits, plan_info: plan } = useMe()
  const facts = [
    ...(plan ? [['Your plan', plan.plan]] : []),
    ...(credits
      ? [['Credits left', `${formatNumber(credits.total_available)} of ${formatNumber(credits.monthly_credits_limit)}`]]
      : []),
    ...(credits?.next_grant_at ? [['Next credits', formatDate(credits.next_grant_at)]] : []),
    ...(plan
      ? [
          [
            'Private images',
            `${formatNumber(plan.private_images_used)} of ${formatNumber(plan.private_images_limit)} used`,
          ],
        ]
      : []),
  ]
  return (
    <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-4 border-y border-line py-5">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="type-wall">{name}</dt>
          <dd className="num mt-1 type-entry">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
