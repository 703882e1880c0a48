import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { Video } from '@easel/contract/entities/video'

/** A version of a video among the works that are known here. */
export interface Version {
  item: Video
  generation: VideoGeneration
}

/** All known versions of one video, oldest first: those that it was made from, and those that were made from any of them. */
export function versionsOf(item: Pick<Video, 'id'>, generations: readonly VideoGeneration[]): Version[] {
  const all = generations.flatMap((generation) => generation.items.map((each) => ({ item: each, generation })))
  const family = new Set([item.id])
  // Each turn takes in parents and children of what is in; a family of n is whole after n turns at most.
  for (let before = -1; before !== family.size;) {
    before = family.size
    for (const { item: each } of all) {
      if (each.edited_from !== null && family.has(each.id)) family.add(each.edited_from)
      if (each.edited_from !== null && family.has(each.edited_from)) family.add(each.id)
    }
  }
  return all
    .filter(({ item: each }) => family.has(each.id))
    .toSorted((a, b) => a.item.version - b.item.version || a.item.created_at.localeCompare(b.item.created_at))
}
