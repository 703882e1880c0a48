import type { HomeData } from './load-home.ts'
import { Hero } from './hero.tsx'

/** The home page (H1–H7), its sections in their order. */
export function HomePage({ data }: { data: HomeData }) {
  return <Hero works={data.images} />
}
