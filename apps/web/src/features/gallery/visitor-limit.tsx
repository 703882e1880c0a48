import { Eye } from 'lucide-react'
import { useLocation } from 'react-router'
import { signInPath } from '../../lib/return-url.ts'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/button.tsx'

/**
 * P1: as far as a visitor may look.
 * @param message the server's own words, when it was the one that stopped
 */
export function VisitorLimit({ message }: { message?: string | undefined }) {
  const { pathname, search } = useLocation()
  return (
    <div className="p-6 max-md:px-2">
      <Banner
        icon={Eye}
        title="Enjoyed browsing?"
        actions={
          <LinkButton variant="solid" to={signInPath(pathname + search)}>
            Sign in
          </LinkButton>
        }
      >
        {message ?? "You've reached the visitor limit! Sign in to see unlimited images and unlock more features."}
      </Banner>
    </div>
  )
}
