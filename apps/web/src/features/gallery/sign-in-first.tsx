import { useIsFetching } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { signInPath } from '../../lib/return-url.ts'
import { ME_KEY } from '../../lib/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { View } from './place.ts'
import { kindOf, viewPath } from './place.ts'
import { VIEW_FACTS } from './views.ts'

/** G6: a list of one's own for someone who is not signed in; while the session is being read, that it is. */
export function SignInFirst({ view }: { view: View }) {
  const { pathname, search } = useLocation()
  const isChecking = useIsFetching({ queryKey: ME_KEY }) > 0
  if (isChecking)
    return (
      <div className="grid h-[50vh] place-items-center">
        <Spinner label="Checking authentication..." />
      </div>
    )
  return (
    <div className="wrap pt-6">
      <EmptyState
        title="Sign in first"
        actions={
          <>
            <LinkButton variant="solid" to={signInPath(pathname + search)}>
              Sign in
            </LinkButton>
            <LinkButton to={viewPath(kindOf(view) === 'videos' ? 'videos' : 'community')}>
              Look at the community
            </LinkButton>
          </>
        }
      >
        {VIEW_FACTS[view].signIn}
      </EmptyState>
    </div>
  )
}
