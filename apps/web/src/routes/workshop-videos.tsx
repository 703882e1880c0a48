import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { toCards } from '../features/catalogue/card-data.ts'
import { ModelStatusList } from '../features/catalogue/model-status-list.tsx'
import { pageMeta } from '../lib/meta.ts'
import { LinkButton } from '../ui/button.tsx'
import { NotYet } from '../ui/not-yet.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const models = await api('GET /api/v1/models', { query: { tab: 'videos' } }).then(
    (answer) => toCards(answer.models),
    () => [],
  )
  return { origin, models, chosen: new URL(request.url).searchParams.get('model') }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Video Generator',
    description: 'Video generation is not part of this version of Easel yet.',
    origin: loaderData?.origin ?? '',
    path: '/videos/workshop',
    noIndex: true,
  })

export default function VideoWorkshop() {
  const { models, chosen } = useLoaderData<typeof loader>()
  const model = models.find((entry) => entry.id === chosen)
  return (
    <NotYet
      title="Video generation isn’t part of this version yet"
      text={`${model ? `${model.name} is listed with what it can do, but no video can be made with it here yet. ` : ''}Pictures work: describe one and paint it now.`}
      actions={
        <>
          <LinkButton to="/images/workshop" variant="primary" size="big">
            Open the image workshop
          </LinkButton>
          <LinkButton to="/models?tab=videos" size="big">
            Look at the video models
          </LinkButton>
        </>
      }
    >
      <ModelStatusList title="Video models and where they stand" models={models} chosen={chosen} />
    </NotYet>
  )
}
