import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { pageMeta } from '../lib/meta.ts'

/** `/` is the home page without `view`, and the gallery with it (requirements H and G). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  return { origin, home: await loadHome(api) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta({
    title: 'Easel',
    description: 'Turn a sentence into a picture, and look at what others made. A studio and a community gallery for generated works.',
    origin: loaderData?.origin ?? '',
    path: '/',
  })

export default function Front() {
  const { home } = useLoaderData<typeof loader>()
  return <HomePage data={home} />
}
