import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { easelContext } from '../app-context.ts'
import { pageMeta } from '../lib/meta.ts'
import { HomeScreen, loadHome } from './home-screen.tsx'

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
  return <HomeScreen data={home} />
}
