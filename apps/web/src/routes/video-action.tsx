import { effectById } from '@easel/catalogue/effects/effects'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, redirect, useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { findEffect } from '../features/effects/find-effect.ts'
import { UnknownEffect } from '../features/effects/unknown-effect.tsx'
import { EffectPage } from '../features/workshop/effect/effect-page.tsx'
import { pageMeta } from '../lib/meta.ts'
import { effectPath } from '../lib/video-words.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  const found = findEffect(params['id'] ?? '')
  if (found.kind === 'moved') throw redirect(effectPath(found.entry.id), 301)
  if (found.kind === 'unknown') {
    const near = found.near.map(({ id, displayName, description }) => ({ id, name: displayName, description }))
    return data({ origin, id: null, near, examples: [] }, { status: 404 })
  }
  const { id } = found.entry
  const examples = await api('GET /api/v1/video-actions/{id}/examples', { params: { id } }).catch(() => null)
  return data({ origin, id, near: [], examples: examples?.videos ?? [] })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const entry = effectById(loaderData?.id ?? '')
  if (!loaderData || !entry) return [{ title: 'No such effect · Easel' }, { name: 'robots', content: 'noindex' }]
  const [example] = loaderData.examples
  const poster = example?.posters.at(-1)
  return pageMeta({
    title: `${entry.displayName}: video effect`,
    description: entry.description,
    origin: loaderData.origin,
    path: effectPath(entry.id),
    ...(poster && {
      image: { url: poster.src, width: poster.width, height: poster.height, alt: `Made with ${entry.displayName}` },
    }),
  })
}

export default function VideoAction() {
  const { id, near, examples } = useLoaderData<typeof loader>()
  const entry = effectById(id ?? '')
  return entry ? <EffectPage key={entry.id} entry={entry} examples={examples} /> : <UnknownEffect near={near} />
}
