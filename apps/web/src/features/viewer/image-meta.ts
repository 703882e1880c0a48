import type { GalleryImage } from '@easel/contract/entities/gallery'
import { altOf, imagePath } from '../../lib/image-words.ts'
import { pageMeta } from '../../lib/meta.ts'
import { shorten } from '../../lib/text.ts'

// Short enough for a tab and a preview.
export const TITLE_MAX = 70
// V10: from 'Mature' on, search engines are not asked to show it.
const MATURE = 2

/** Whether search engines are asked to show a work: not what is private, mature or not looked at yet. */
export function isForSearch(work: Pick<GalleryImage, 'is_private' | 'nsfw_level' | 'nsfw_moderation_status'>): boolean {
  return !work.is_private && (work.nsfw_level ?? 0) < MATURE && work.nsfw_moderation_status === 'completed'
}

/**
 * Title, link preview and structured data of a work's page. A prompt that its creator hid is in none of them, not even for the
 * creator: previews are made to be sent on.
 */
export function imageMeta(image: GalleryImage, origin: string) {
  const shown = image.prompt_hidden ? { ...image, prompt: '' } : image
  const title = shown.prompt ? shorten(shown.prompt, TITLE_MAX) : `Image by ${image.creator_name}`
  const made = `Made by ${image.creator_name} with ${image.model_label}.`
  const description = shown.prompt ? `${shorten(shown.prompt)} ${made}` : made
  const picture = previewOf(image)
  const alt = altOf({ ...shown, prompt: shorten(shown.prompt, 300) })
  const noIndex = !isForSearch(image)
  const path = imagePath(image.id)
  return [
    ...pageMeta({ title, description, origin, path, image: { ...picture, alt }, noIndex }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ImageObject',
        name: title,
        description,
        url: `${origin}${path}`,
        contentUrl: new URL(image.image, origin).href,
        thumbnailUrl: new URL(picture.url, origin).href,
        width: image.width,
        height: image.height,
        uploadDate: image.created_at,
        creator: { '@type': 'Person', name: image.creator_name },
        creditText: `${image.creator_name}, with ${image.model_label}`,
        // What the file itself says: an algorithm made it, or a trained one did.
        digitalSourceType: `https://cv.iptc.org/newscodes/digitalsourcetype/${image.model_name === 'easel-painter' ? 'algorithmicMedia' : 'trainedAlgorithmicMedia'}`,
        keywords: image.prompt_hidden ? undefined : image.tags.map((tag) => tag.name).join(', ') || undefined,
      },
    },
  ]
}

/** The largest size that previews everywhere take; the original while there is none. */
function previewOf(image: GalleryImage): { url: string; width: number; height: number } {
  const largest = image.variants.findLast((variant) => variant.type === 'image/webp')
  return largest
    ? { url: largest.src, width: largest.width, height: largest.height }
    : { url: image.image, width: image.width, height: image.height }
}
