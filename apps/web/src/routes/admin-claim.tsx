import { useState } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { api } from '../lib/api.ts'
import { messageOf } from '../lib/errors.ts'
import { pageMeta } from '../lib/meta.ts'
import { requireMember } from '../lib/sign-in-required.ts'
import { Button, LinkButton } from '../ui/button.tsx'

/** The one-time link that the first start prints: whoever opens it with an account runs this Easel. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api: serverApi, origin } = context.get(easelContext)
  const user = requireMember(await serverApi('GET /api/v1/me'), request)
  return { origin, name: user.name, token: new URL(request.url).searchParams.get('token') ?? '' }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Run this Easel',
    description: 'First start.',
    origin: loaderData?.origin ?? '',
    path: '/admin/claim',
    noIndex: true,
  })

export default function AdminClaim() {
  const { name, token } = useLoaderData<typeof loader>()
  const [state, setState] = useState<'asked' | 'sending' | 'done'>('asked')
  const [error, setError] = useState<string | null>(null)
  const claim = async () => {
    setState('sending')
    setError(null)
    try {
      await api('POST /api/v1/admin/claim', { json: { token } })
      setState('done')
    } catch (problem) {
      setError(messageOf(problem))
      setState('asked')
    }
  }
  return (
    <div className="wrap pt-12 max-md:pt-7">
      <h1 className="type-display">{state === 'done' ? 'This Easel is yours to run' : 'Run this Easel'}</h1>
      <p className="mt-4 max-w-[60ch] type-entry font-normal text-ink-2">
        {state === 'done'
          ? `${name} is its admin now. The link is used up.`
          : `The link from the server’s log makes one account its admin. You are signed in as ${name}.`}
      </p>
      {error && (
        <p role="alert" className="mt-4 text-danger">
          {error}
        </p>
      )}
      <div className="mt-7">
        {state === 'done' ? (
          <LinkButton to="/" variant="solid" size="big" reloadDocument>
            Go to the home page
          </LinkButton>
        ) : (
          <Button
            variant="solid"
            size="big"
            disabled={state === 'sending' || token === ''}
            onClick={() => void claim()}
          >
            Become admin
          </Button>
        )}
      </div>
    </div>
  )
}
