import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { redirect, useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { SignInCard } from '../features/sign-in/sign-in-card.tsx'
import { linkProblem } from '../lib/auth-words.ts'
import { pageMeta } from '../lib/meta.ts'
import { safeReturnUrl } from '../lib/return-url.ts'

// A few plain words only: the text comes from the address, which anyone can write.
const REASON = /^[a-z ]{3,40}$/

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const query = new URL(request.url).searchParams
  const returnUrl = safeReturnUrl(query.get('returnUrl'))
  const reason = query.get('reason') ?? ''
  const me = await api('GET /api/v1/me')
  if (me.user && !me.user.is_guest) throw redirect(returnUrl)
  return {
    origin,
    returnUrl,
    context: REASON.test(reason) ? `Sign in to ${reason}.` : null,
    problem: linkProblem(query.get('error')),
    isGuest: me.user?.is_guest ?? false,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Sign up or log in',
    description: 'Make an account on this Easel, or log in to yours.',
    origin: loaderData?.origin ?? '',
    path: '/signin',
    noIndex: true,
  })

export default function SignIn() {
  const { returnUrl, context, problem, isGuest } = useLoaderData<typeof loader>()
  return (
    <div className="wrap flex justify-center pt-16 max-md:pt-8">
      <div className="w-full max-w-[360px]">
        <SignInCard returnUrl={returnUrl} context={context} problem={problem} isGuest={isGuest} />
      </div>
    </div>
  )
}
