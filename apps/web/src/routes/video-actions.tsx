import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { easelContext } from '../app-context.ts'
import { pageMeta } from '../lib/meta.ts'
import { LinkButton } from '../ui/button.tsx'
import { NotYet } from '../ui/not-yet.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return { origin: context.get(easelContext).origin }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Video Effects',
    description: 'Video effects are not part of this version of Easel yet.',
    origin: loaderData?.origin ?? '',
    path: '/video-actions',
    noIndex: true,
  })

export default function VideoActions() {
  return (
    <NotYet
      title="Video effects aren’t part of this version yet"
      text="No video effects yet. Pictures work: describe one and paint it now."
      actions={
        <>
          <LinkButton to="/images/workshop" variant="primary" size="big">
            Open the image workshop
          </LinkButton>
          <LinkButton to="/?view=community" size="big">
            Look at the gallery
          </LinkButton>
        </>
      }
    />
  )
}
