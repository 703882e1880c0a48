import { ApiError } from '@easel/contract/client'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** What a page shows instead of itself: not there, not reachable, or broken, each with a way on. */
export function ErrorPage() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500
  if (status === 404) return <NotFound />
  const isAway = status === 503 || status === 0 || isUnreached(error)
  return (
    <div className="wrap py-16">
      <title>Something went wrong · Easel</title>
      <EmptyState
        level="h1"
        title={isAway ? 'Easel is not answering' : 'Something went wrong'}
        actions={
          <>
            <Button variant="solid" onClick={() => window.location.reload()}>
              Try again
            </Button>
            <LinkButton to="/">Go to the home page</LinkButton>
          </>
        }
      >
        {isAway
          ? 'The server is starting or cannot be reached. Nothing of yours is lost, and nothing was charged.'
          : 'This page could not be shown. Nothing was charged. Try again, and if it stays like this, tell the operator of this server.'}
      </EmptyState>
    </div>
  )
}

/** What the router's own fetch throws when there is no connection; the words differ from browser to browser. */
function isUnreached(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}

/** A page that does not exist, or that is not for this person: the two look alike. */
export function NotFound({ what = 'page' }: { what?: string }) {
  return (
    <div className="wrap py-16">
      <title>Not found · Easel</title>
      <EmptyState
        level="h1"
        title={`There is no such ${what}`}
        actions={
          <>
            <LinkButton variant="solid" to="/?view=community">
              Look at the gallery
            </LinkButton>
            <LinkButton to="/">Go to the home page</LinkButton>
          </>
        }
      >
        It may have been removed or made private by its creator, or the address has a typing error.
      </EmptyState>
    </div>
  )
}
