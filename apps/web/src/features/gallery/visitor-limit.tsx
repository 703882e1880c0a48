import { Eye } from 'lucide-react'
import { useLocation } from 'react-router'
import { signInPath } from '../../lib/return-url.ts'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { ContentKind } from './place.ts'

const WORDS: Record<ContentKind, { title: string; text: string }> = {
  images: {
    title: 'Enjoyed browsing?',
    text: "You've reached the visitor limit! Sign in to see unlimited images and unlock more features.",
  },
  videos: {
    title: 'Enjoying the gallery?',
    text: 'Sign in to see unlimited community videos and create your own!',
  },
}

/**
 * P1: as far as a visitor may look.
 * @param message the server's own words, when it was the one that stopped
 */
export function VisitorLimit({ kind, message }: { kind: ContentKind; message?: string | undefined }) {
  const { pathname, search } = useLocation()
  return (
    <div className="p-6 max-md:px-2">
      <Banner
        icon={Eye}
        title={WORDS[kind].title}
        actions={
          <LinkButton variant="solid" to={signInPath(pathname + search)}>
            Sign in
          </LinkButton>
        }
      >
        {message ?? WORDS[kind].text}
      </Banner>
    </div>
  )
}
