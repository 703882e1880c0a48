import type { MetaDescriptor } from 'react-router'

interface PageMeta {
  /** Without the product's name. */
  title: string
  description: string
  /** Public address of this Easel. */
  origin: string
  /** Path with its query, as search engines should keep it. */
  path: string
  image?: { url: string; width: number; height: number; alt: string }
  /** MP4. */
  video?: { url: string; width: number; height: number }
  /** Thin, private or mature: not for search engines. */
  noIndex?: boolean
}

/** Title, description, canonical address and link preview of a page. */
export function pageMeta({ title, description, origin, path, image, video, noIndex }: PageMeta): MetaDescriptor[] {
  const address = `${origin}${path}`
  const tags: MetaDescriptor[] = [
    { title: title === 'Easel' ? title : `${title} · Easel` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: 'Easel' },
    { property: 'og:type', content: video ? 'video.other' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
  if (image) {
    tags.push(
      { property: 'og:image', content: new URL(image.url, origin).href },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: image.alt },
    )
  }
  if (video) {
    tags.push(
      { property: 'og:video', content: new URL(video.url, origin).href },
      { property: 'og:video:type', content: 'video/mp4' },
      { property: 'og:video:width', content: String(video.width) },
      { property: 'og:video:height', content: String(video.height) },
    )
  }
  if (noIndex) tags.push({ name: 'robots', content: 'noindex' })
  return tags
}
