import type { GalleryImage } from '@easel/contract/entities/gallery'
import { EVOLUTION_MAX } from '@easel/contract/limits'

/** One stage of a work's making; `private` when only its creator may see it. */
export type EvolutionStep =
  | { kind: 'image'; id: string; image: string; label: string; alt: string }
  | { kind: 'private'; message: string }

/** 'Text → Img', 'Img → Img, 0.6'. */
export function operationOf({ mode, strength }: Pick<GalleryImage, 'mode' | 'strength'>): string {
  if (mode === 't2i') return 'Text → Img'
  return strength === null ? 'Img → Img' : `Img → Img, ${strength}`
}

/**
 * V6: what a work was made from, the oldest first, fetched parent by parent. It stops at a private parent, on a loop, on a failed
 * response, and after ten.
 */
export async function walkParents(
  image: GalleryImage,
  fetchImage: (id: string) => Promise<GalleryImage>,
): Promise<EvolutionStep[]> {
  const steps: EvolutionStep[] = []
  const seen = new Set([image.id])
  let parent = image.parentImage
  while (parent && steps.length < EVOLUTION_MAX) {
    if (parent.isPrivate || !parent.id) {
      steps.unshift({ kind: 'private', message: parent.message ?? 'A private step' })
      break
    }
    if (seen.has(parent.id)) break
    seen.add(parent.id)
    const full = await fetchImage(parent.id).catch(() => null)
    if (!full) break
    const small = full.variants.find((variant) => variant.type === 'image/webp')
    const alt = full.prompt || `An earlier version by ${full.creator_name}`
    steps.unshift({ kind: 'image', id: full.id, image: small?.src ?? full.image, label: operationOf(full), alt })
    parent = full.parentImage
  }
  return steps
}
