import { ApiError } from '@easel/contract/client'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { ModelPage } from '../features/catalogue/model-page.tsx'
import { pageMeta } from '../lib/meta.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const id = params['id'] ?? ''
  const [model, examples] = await Promise.all([
    api('GET /api/v1/models/{id}', { params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 })
      throw error
    }),
    api('GET /api/v1/models/{id}/examples', { params: { id } }).catch(() => null),
  ])
  const successor = model.successor
    ? await api('GET /api/v1/models/{id}', { params: { id: model.successor } }).catch(() => null)
    : null
  return {
    origin,
    model,
    successor: successor && { id: successor.id, name: successor.name },
    examples: examples?.images ?? [],
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { model, origin, examples } = loaderData
  const picture = examples[0]
  return pageMeta({
    title: model.name,
    description: model.description,
    origin,
    path: `/models/${model.id}`,
    ...(picture && {
      image: { url: picture.image, width: picture.width, height: picture.height, alt: `Made with ${model.name}` },
    }),
  })
}

export default function Model() {
  return <ModelPage {...useLoaderData<typeof loader>()} />
}
