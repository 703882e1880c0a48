import type { ReactNode } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Link } from 'react-router'
import { easelContext } from '../app-context.ts'
import { ProfileForm } from '../features/account/profile-form.tsx'
import { SessionControls } from '../features/account/session-controls.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { pageMeta } from '../lib/meta.ts'
import { useMe } from '../lib/session.ts'
import { requireMember } from '../lib/sign-in-required.ts'
import { formatDate, formatNumber } from '../lib/text.ts'
import { THEMES, useTheme } from '../lib/theme.ts'
import { LinkButton } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  requireMember(await api('GET /api/v1/me'), request)
  return { origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Account',
    description: 'Your account.',
    origin: loaderData?.origin ?? '',
    path: '/account',
    noIndex: true,
  })

const THEME_LABELS = { system: 'As the system', dark: 'Dark', light: 'Light' } as const

export default function Account() {
  const { user, credits, plan_info: plan } = useMe()
  const [theme, setTheme] = useTheme()
  if (!user) return null
  return (
    <div className="wrap pt-10 max-md:pt-6">
      <div className="flex items-center gap-4">
        <Avatar name={user.name} src={user.avatar} size="large" />
        <div className="min-w-0">
          <h1 className="truncate type-title">{user.name}</h1>
          <p className="type-desc">
            @{user.username} · member since {formatDate(user.created_at)}
          </p>
        </div>
      </div>
      <nav aria-label="Your works" className="mt-6 flex flex-wrap gap-2">
        <LinkButton to="/?view=my-images">Your images</LinkButton>
        <LinkButton to="/?view=liked">Liked</LinkButton>
        <LinkButton to="/?view=private">Private</LinkButton>
      </nav>
      <div className="mt-8 max-w-[960px]">
        <Part title="Profile">
          <ProfileForm name={user.name} />
          {user.email && <p className="mt-3 type-desc">You log in with {user.email}.</p>}
        </Part>
        <Part title="Plan and credits">
          <p>
            {plan?.plan}
            {credits &&
              `, ${formatNumber(credits.total_available)} of ${formatNumber(credits.monthly_credits_limit)} credits left`}
          </p>
          {credits?.next_grant_at && (
            <p className="mt-1 type-desc">The next credits come on {formatDate(credits.next_grant_at)}.</p>
          )}
          {plan && (
            <p className="mt-1 type-desc">
              {formatNumber(plan.private_images_used)} of {formatNumber(plan.private_images_limit)} private images used
            </p>
          )}
          <p className="mt-3">
            <Link to="/subscription" className="hit font-medium underline underline-offset-4">
              See plans
            </Link>
          </p>
        </Part>
        <Part title="Colours">
          <Segmented
            label="Colours"
            options={THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))}
            value={theme}
            onChange={setTheme}
          />
        </Part>
        <Part title="Sessions">
          <SessionControls />
        </Part>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[200px_minmax(0,1fr)] gap-x-8 gap-y-4 border-t border-line py-8 max-md:grid-cols-1 max-md:py-6"
    >
      <h2 className="type-entry">{title}</h2>
      <div>{children}</div>
    </section>
  )
}
