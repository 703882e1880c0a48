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
    title: 'Custom Image Models',
    description: 'Custom image models are not part of this version of Easel yet.',
    origin: loaderData?.origin ?? '',
    path: '/lora',
    noIndex: true,
  })

export default function CustomModels() {
  return (
    <NotYet
      title="Custom models aren’t part of this version yet"
      text="No custom models yet. The painter takes styles, colours, light and composition of its own: try those in the image workshop."
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
