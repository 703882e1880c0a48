import type { GalleryImage } from '@easel/contract/entities/gallery'

/** V3: what stands where the prompt would, when there is none to show. */
const HIDDEN_PROMPT = 'Hidden by creator'
const NO_PROMPT = 'No prompt'

/** V3: the prompt, or the words that say why there is none. `known` is false for those words. */
export function promptOf(image: Pick<GalleryImage, 'prompt' | 'prompt_hidden'>): { text: string; known: boolean } {
  if (image.prompt) return { text: image.prompt, known: true }
  return { text: image.prompt_hidden ? HIDDEN_PROMPT : NO_PROMPT, known: false }
}

/** What a picture is for someone who cannot see it. A prompt that another person hid is not in it: it is not in the data (V3). */
export function altOf(image: Pick<GalleryImage, 'prompt' | 'creator_name'>): string {
  return image.prompt ? `${image.prompt}, by ${image.creator_name}` : `Image by ${image.creator_name}`
}

/** V10 */
export function safetyLabel(image: Pick<GalleryImage, 'nsfw_level' | 'nsfw_moderation_status'>): string {
  if (image.nsfw_moderation_status === 'pending') return 'Pending Moderation'
  if (image.nsfw_moderation_status === 'failed' || image.nsfw_level === null) return 'Unclassified'
  return ['Family', 'Teen+', 'Mature (18+)', 'Adult (18+)'][image.nsfw_level] ?? 'Unknown'
}

/** What a work is shown against, and what the two are called. */
export interface Comparison {
  src: string
  beforeLabel: string
  afterLabel: string
}

/** G10: the work that it was made from, when that is public, or its creator's own picture. */
export function comparisonOf(image: Pick<GalleryImage, 'parentImage' | 'source_image'>): Comparison | null {
  const { parentImage, source_image } = image
  if (parentImage?.image && !parentImage.isPrivate)
    return { src: parentImage.image, beforeLabel: 'Original', afterLabel: 'Enhanced' }
  if (source_image?.url) return { src: source_image.url, beforeLabel: 'Source Image', afterLabel: 'Generated' }
  return null
}

/** The workshop with this work as the one to start from. */
export function remixPath(id: string): string {
  return `/images/workshop?remix=${encodeURIComponent(id)}`
}

/** The video workshop with this work as its first picture. */
export function animatePath(id: string): string {
  return `/videos/workshop?${new URLSearchParams({ tab: 'i2v', source_image_id: id })}`
}

/** The work's own page. */
export function imagePath(id: string): string {
  return `/images/${encodeURIComponent(id)}`
}
